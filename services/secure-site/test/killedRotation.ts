import { openDatabase } from '@latchkit/service-base/database'
import { openKek } from '../src/kek/openKek.js'
import { rotateKeys } from '../src/rotation/rotateKeys.js'
import { settings } from '../src/settings.js'

/** A rotation of a role that kills its process after a number of rows. It ends with code 0 when there are fewer. */
const { role, url, rows, ...options } = JSON.parse(process.argv[2] ?? '{}')
const { kek } = await openKek(role, settings.parse(options), { mayCreate: false, onError: () => {} })
const database = await openDatabase({ dataDir: options.dataDir, url, onError: () => {} })
let left = rows
await rotateKeys({
  orm: database.orm,
  kek,
  role,
  onRow() {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  },
})
await database.close()
