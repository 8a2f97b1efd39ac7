import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../database/openDatabase.js'

const cache = fileURLToPath(new URL('../../../../.cache/pglite-0.5.16', import.meta.url))

/**
 * Returns a fresh data folder with an empty PGlite database. Making one takes seconds, so the first is kept in `.cache`
 * and copied.
 */
export async function seedFolder(): Promise<string> {
  if (!existsSync(cache)) {
    const first = `${cache}.${process.pid}`
    const database = await openDatabase({ dataDir: first, onError: () => {} })
    await database.close()
    // Of two processes that made one at once, the second keeps the first one's.
    await rename(first, cache).catch(() => rm(first, { recursive: true, force: true }))
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-data-'))
  await cp(cache, folder, { recursive: true })
  return folder
}
