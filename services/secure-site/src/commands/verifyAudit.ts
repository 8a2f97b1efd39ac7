import { readFile } from 'node:fs/promises'
import { ConfigError } from '@latchkit/service-base'
import { openDatabase } from '@latchkit/service-base/database'
import * as z from 'zod/mini'
import { type AuditHead, findBrokenAudit, readAuditHead } from '../auth/audit.js'
import type { SecureSiteSettings } from '../settings.js'

const headLine = z.object({ seq: z.int(), hash: z.string() })

/**
 * Checks the audit log entry by entry, and against copies of its heads.
 *
 * @param file - the copies, a line of JSON each
 * @returns 1 when the log was changed
 */
export async function verifyAudit(
  { dataDir, databaseUrl: url }: SecureSiteSettings,
  file: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  const heads = file === undefined ? [] : await readHeads(file)
  const database = await openDatabase({ dataDir, url, onError: () => {} })
  try {
    const broken = await findBrokenAudit(database, heads)
    const last = await readAuditHead(database)
    if (broken === undefined) {
      print(`${last?.seq ?? 0} entries are whole; ${heads.length} heads agree; head ${last?.hash ?? 'none'}`)
      return 0
    }
    print(`entry ${broken} was changed or is missing: every entry before it is whole`)
    return 1
  } finally {
    await database.close()
  }
}

/** Reads the lines of a file of heads. */
export async function readHeads(file: string): Promise<readonly AuditHead[]> {
  const refuse = (cause: unknown) =>
    new ConfigError('bad-file', `AUDIT_HEADS_FILE: ${file} cannot be read as heads`, { cause })
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
    return lines.map(line => z.parse(headLine, JSON.parse(line)))
  } catch (cause) {
    throw refuse(cause)
  }
}
