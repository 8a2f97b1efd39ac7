import type { SettingLine, StatusTable, WarningKeeper } from '@latchkit/service-base'
import type { OperatorPort } from '@latchkit/service-base/operator'
import { readUse } from '../auth/readUse.js'
import type { AuthContext } from '../auth/types.js'
import type { KekProvider } from '../kek/env1.js'
import type { SiteProjects } from '../projects/readSiteProjects.js'
import type { SecureSiteMetrics } from './createMetrics.js'

/** Opens the operator's page of a site. Its modules load here: most sites of tests have no page. */
export async function openOperatorPage(parameters: {
  readonly access: { readonly port: number; readonly token: string }
  readonly warnings: WarningKeeper
  readonly metrics: SecureSiteMetrics
  readonly context: AuthContext
  readonly projects: SiteProjects
  readonly keys: { readonly [role: string]: KekProvider }
  readonly stores: { readonly [store: string]: () => Promise<unknown> }
  readonly settings: readonly SettingLine[]
  isOpen(): boolean
}): Promise<OperatorPort> {
  const { access, warnings, metrics, context, projects, keys, stores, settings, isOpen } = parameters
  const operator = await import('@latchkit/service-base/operator')
  return operator.openOperatorPort({
    service: 'secure-site',
    access,
    settings,
    warnings,
    logger: warnings.logger,
    health: () => (isOpen() ? 'ok' : 'draining'),
    tables: async () => [
      await readUseTable(context, projects),
      await readKeyTable(keys),
      await operator.readStoreTable(stores),
      await operator.readTotalTable({
        'Mails that the server did not take': metrics.mailErrors,
        'Failures of Redis': metrics.redisErrors,
      }),
      await operator.readCallTable(metrics.requests),
      operator.projectTable(projects.values()),
      operator.processTable(),
    ],
  })
}

async function readUseTable(context: AuthContext, projects: SiteProjects): Promise<StatusTable> {
  const title = 'Accounts, open sessions, and sign-ins since 0:00 UTC'
  const columns = ['Project', 'Accounts', 'Open sessions', 'Sign-ins today']
  try {
    const used = await readUse(context)
    return {
      title,
      columns,
      rows: [...new Set([...projects.keys(), ...used.keys()])].map(id => {
        const { accounts = 0, sessions = 0, signIns = 0 } = used.get(id) ?? {}
        return [id, accounts, sessions, signIns]
      }),
    }
  } catch (error) {
    context.logger.warn({ err: error }, 'accounts could not be counted')
    return { title, columns, rows: [], empty: 'The database does not answer.' }
  }
}

async function readKeyTable(keys: { readonly [role: string]: KekProvider }): Promise<StatusTable> {
  const rows = Object.entries(keys).map(async ([role, kek]) => {
    const state = await kek.health().then(
      () => 'ok',
      () => 'does not answer',
    )
    return [role, kek.id, kek.current(), state] as const
  })
  return {
    title: 'Keys that wrap new records',
    columns: ['Role', 'Kept in', 'Key', 'State'],
    rows: await Promise.all(rows),
  }
}
