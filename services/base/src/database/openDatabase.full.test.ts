import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './openDatabase.js'

// In the full run, since two processes compile Postgres. Every seed of the short run begins with a folder made this way.
test('an empty folder is made in another process, whose memory this one does not keep', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'latchkit-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // A start before this one was killed while it made the folder.
  await mkdir(path.join(dataDir, 'database.new'))
  const before = process.memoryUsage().external
  const database = await openDatabase({ dataDir, onError: () => {} })
  onTestFinished(database.close)
  expect(await database.orm.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
  // Postgres itself has 198 MB, the initdb of PGlite 450 MB more.
  expect(process.memoryUsage().external - before).toBeLessThan(300e6)
  expect(await readdir(dataDir)).toEqual(['database', 'lock'])
})
