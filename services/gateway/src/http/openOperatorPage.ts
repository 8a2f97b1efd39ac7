import type { Projects, SettingLine, StatusTable, WarningKeeper } from '@latchkit/service-base'
import type { OperatorPort } from '@latchkit/service-base/operator'
import type { Index } from '../indexer/openIndex.js'
import type { GatewayMetrics } from './createMetrics.js'

/** Opens the operator's page of a gateway. Its modules load here: most gateways of tests have no page. */
export async function openOperatorPage(parameters: {
  readonly access: { readonly port: number; readonly token: string }
  readonly warnings: WarningKeeper
  readonly metrics: GatewayMetrics
  readonly projects: Projects | undefined
  readonly index: Index | undefined
  readonly settings: readonly SettingLine[]
  isOpen(): boolean
}): Promise<OperatorPort> {
  const { access, warnings, metrics, projects, index, settings, isOpen } = parameters
  const operator = await import('@latchkit/service-base/operator')
  return operator.openOperatorPort({
    service: 'gateway',
    access,
    settings,
    warnings,
    logger: warnings.logger,
    health: () => (isOpen() ? 'ok' : 'draining'),
    tables: async () => [
      await readIndexTable(metrics),
      await operator.readCallTable(metrics.requests),
      await readNodeTable(metrics),
      await operator.readStoreTable(
        index ? { 'Database of the index': () => index.database.execute('select 1') } : {},
      ),
      await operator.readTotalTable({
        'Calls over a limit': metrics.limited,
        'Failures of Redis': metrics.redisErrors,
      }),
      operator.projectTable(projects?.values()),
      operator.processTable(),
    ],
  })
}

async function readIndexTable({ indexed, head }: GatewayMetrics): Promise<StatusTable> {
  const stored = new Map((await indexed.get()).values.map(({ labels, value }) => [labels.chain, value]))
  return {
    title: 'Index',
    columns: ['Chain', 'Stored block', 'Newest block', 'Behind'],
    rows: (await head.get()).values.map(({ labels, value }) => {
      const block = stored.get(labels.chain)
      return [String(labels.chain), block ?? 'none', value, value - (block ?? -1)]
    }),
    empty: 'This process follows no chain: INDEX is not set, or another process does it.',
  }
}

async function readNodeTable({ upstream }: GatewayMetrics): Promise<StatusTable> {
  const { values } = await upstream.get()
  return {
    title: 'Questions to nodes since the start',
    columns: ['Chain', 'Node', 'Outcome', 'Count'],
    rows: values.map(({ labels, value }) => [
      String(labels.chain),
      String(labels.host),
      String(labels.outcome),
      value,
    ]),
  }
}
