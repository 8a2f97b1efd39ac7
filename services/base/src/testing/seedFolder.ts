import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrate } from '../database/migrate.js'
import { openDatabase } from '../database/openDatabase.js'

const run = promisify(execFile)
const caches = fileURLToPath(new URL('../../../../.cache', import.meta.url))

/** The parameters of `migrate`. */
type Schema = { readonly schema: string; readonly folder: string }

/**
 * Returns a fresh data folder with a PGlite database, empty or with the given schemas. Creating a database takes
 * seconds of processor time, so the first of each kind is kept in `.cache` and copied.
 */
export async function seedFolder(schemas: readonly Schema[] = []): Promise<string> {
  const empty = path.join(caches, 'pglite-0.5.16-8MB')
  await keep(empty, async first => {
    await (await openDatabase({ dataDir: first, onError: () => {} })).close()
    // Each opening clears the shared buffers, which are 128 MB by default.
    await appendFile(path.join(first, 'database/postgresql.conf'), '\nshared_buffers = 8MB\n')
  })
  // A changed or added file results in another seed.
  const kept = schemas.length > 0 ? `${empty}-${hashOf(schemas)}` : empty
  await keep(kept, async first => {
    await copy(empty, first)
    const database = await openDatabase({ dataDir: first, onError: () => {} })
    for (const schema of schemas) await migrate(database, schema)
    await database.close()
  })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-data-'))
  await copy(kept, folder)
  return folder
}

/** Creates a folder under another name first, so that a folder with the name is complete. */
async function keep(cache: string, make: (first: string) => Promise<void>): Promise<void> {
  if (existsSync(cache)) return
  const first = `${cache}.${process.pid}`
  // An earlier process with this id may have been ended in the middle.
  await rm(first, { recursive: true, force: true })
  await mkdir(first, { recursive: true })
  await make(first)
  // When two processes create the folder at the same time, the second keeps the folder of the first.
  await rename(first, cache).catch(() => rm(first, { recursive: true, force: true }))
}

/** Takes a tenth of the time of `cp` of node:fs for the thousand files of a database. */
async function copy(from: string, to: string): Promise<void> {
  await run('cp', ['-a', `${from}/.`, to])
}

function hashOf(schemas: readonly Schema[]): string {
  const hash = createHash('sha256')
  for (const { schema, folder } of schemas) {
    hash.update(schema)
    for (const name of readdirSync(folder)
      .filter(file => file.endsWith('.sql'))
      .sort())
      hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
