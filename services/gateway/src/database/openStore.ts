import { fileURLToPath } from 'node:url'
import { type Database, migrate, openDatabase } from '@latchkit/service-base/database'
import { schema } from './tables.js'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Opens the database of the gateway and brings its schema up to date: the server at `url`, else a PGlite folder in
 * `dataDir`, which no other process may have open.
 *
 * @throws ConfigError when the folder is open elsewhere, or the server does not answer
 */
export async function openStore(parameters: {
  readonly dataDir: string
  readonly url: string | undefined
  /** Called when an idle connection to the server is lost. */
  onError(error: Error): void
}): Promise<Database> {
  const database = await openDatabase(parameters)
  try {
    await migrate(database, { schema: schema.schemaName, folder: migrations })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
