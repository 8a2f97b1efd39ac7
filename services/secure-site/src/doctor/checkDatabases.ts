import { existsSync } from 'node:fs'
import { type Database, openDatabase } from '@latchkit/service-base/database'
import { findBrokenAudit } from '../auth/audit.js'
import { readHeads } from '../commands/verifyAudit.js'
import { isLocalHost } from '../projects/readSiteProjects.js'
import type { SecureSiteSettings } from '../settings.js'
import type { Findings } from './findings.js'

/** Allowed clock difference of a database (s). */
const mostDrift = 5

/** Tests the permissions of each role's user in the databases, and reads the audit log. */
export async function checkDatabases(findings: Findings, settings: SecureSiteSettings): Promise<void> {
  const { databaseUrl, recoveryDatabaseUrl, dataDir } = settings
  if (databaseUrl === undefined) {
    await findings.run('database', async () => {
      const opened = await openDatabase({ dataDir, onError: () => {} }).catch(error => String(error))
      if (typeof opened === 'string' && / has \S+ open/.test(opened)) {
        findings.add('skip', 'database', 'the site has it open: stop the site to check it and the audit log')
        return
      }
      if (typeof opened === 'string') throw new TypeError(opened)
      findings.add('warn', 'database', 'one folder has both roles: a copy of it has the rows of both')
      await checkAudit(findings, settings, opened)
      await opened.close()
    })
    return
  }
  for (const [variable, url, schema] of [
    ['DATABASE_URL', databaseUrl, 'recovery'],
    ['RECOVERY_DATABASE_URL', recoveryDatabaseUrl, 'auth'],
  ] as const) {
    if (url === undefined) {
      findings.add('fail', variable, 'must be set with DATABASE_URL')
      continue
    }
    await findings.run(variable, async () => {
      const database = await openDatabase({ dataDir, url, variable, onError: () => {} })
      try {
        await checkRights(findings, database, variable, schema)
        if (schema === 'recovery') await checkAudit(findings, settings, database)
      } finally {
        await database.close()
      }
    })
    const { hostname, searchParams } = new URL(url)
    const mode = searchParams.get('sslmode') ?? 'none'
    if (!isLocalHost(hostname) && !['verify-full', 'verify-ca', 'require'].includes(mode))
      findings.add('warn', variable, `${hostname} is used without TLS: set sslmode=verify-full`)
  }
}

async function checkRights(findings: Findings, { orm }: Database, variable: string, other: string) {
  const rows = async (query: string) =>
    ((await orm.execute(query)) as unknown as { rows: { [column: string]: unknown }[] }).rows
  const faults: string[] = []
  const [user] = await rows('select rolsuper, rolname from pg_roles where rolname = current_user')
  if (user?.rolsuper) faults.push(`its user ${String(user.rolname)} is a superuser and may read everything`)
  for (const table of ['share', 'secret']) {
    const isRead = await rows(`select 1 from ${other}.${table} limit 1`).then(
      () => true,
      () => false,
    )
    if (isRead) faults.push(`its user reads ${other}.${table}, which is of the other role`)
  }
  const [clock] = await rows('select extract(epoch from clock_timestamp())::float8 as now')
  const drift = Math.round(Number(clock?.now) - Date.now() / 1000)
  if (Math.abs(drift) > mostDrift) faults.push(`its clock is ${drift} s away from the clock here`)
  findings.expect(variable, faults, `its user reads nothing of ${other}; ${drift} s away from the clock here`)
}

async function checkAudit(findings: Findings, { auditHeadsFile }: SecureSiteSettings, database: Database) {
  await findings.run('audit log', async () => {
    const isThere = auditHeadsFile !== undefined && existsSync(auditHeadsFile)
    if (auditHeadsFile !== undefined && !isThere)
      findings.add('warn', 'audit log', `AUDIT_HEADS_FILE: ${auditHeadsFile} is not there`)
    const heads = isThere ? await readHeads(auditHeadsFile) : []
    const broken = await findBrokenAudit(database, heads)
    const faults = broken === undefined ? [] : [`entry ${broken} was changed or is missing`]
    findings.expect('audit log', faults, `is whole; ${heads.length} heads agree`)
  })
}
