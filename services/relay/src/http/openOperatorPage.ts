import type { Projects, SettingLine, StatusTable, WarningKeeper } from '@latchkit/service-base'
import type { OperatorPort } from '@latchkit/service-base/operator'
import type { RelayNode } from '../connection/types.js'

/** Opens the operator's page of a relay. Its modules load here: most relays of tests have no page. */
export async function openOperatorPage(parameters: {
  readonly node: RelayNode
  readonly access: { readonly port: number; readonly token: string }
  readonly warnings: WarningKeeper
  readonly projects: Projects | undefined
  readonly settings: readonly SettingLine[]
  health(): string
}): Promise<OperatorPort> {
  const { node, access, warnings, projects, settings, health } = parameters
  const { openOperatorPort, processTable, projectTable } = await import('@latchkit/service-base/operator')
  return openOperatorPort({
    service: 'relay',
    access,
    settings,
    warnings,
    logger: warnings.logger,
    health,
    tables: () => [
      queueTable(node),
      totalTable(node),
      refusalTable(node),
      projectTable(projects?.values()),
      processTable(),
    ],
  })
}

function queueTable({ connections, subscribers, pendingCalls, mailbox }: RelayNode): StatusTable {
  const size = mailbox.size?.()
  return {
    title: 'Queues',
    columns: ['Queue', 'Now'],
    rows: [
      ['Connections', connections.size],
      ['Topics with a subscriber here', subscribers.size],
      ['Calls that wait for the mailbox', pendingCalls],
      ['Messages that wait', size?.messages ?? 'in Redis'],
      ['Bytes of messages that wait', size?.bytes ?? 'in Redis'],
      ['Pushes that wait to be acknowledged', countInFlight(connections.values())],
      ['Connections that read too slowly', countSlow(connections.values())],
    ],
  }
}

function totalTable({ counts }: RelayNode): StatusTable {
  return {
    title: 'Messages since the start',
    columns: ['Message', 'Count'],
    rows: [
      ['Taken in', counts.published],
      ['Pushed, repeated ones included', counts.delivered],
      ['Acknowledged', counts.acknowledged],
    ],
  }
}

function refusalTable({ counts }: RelayNode): StatusTable {
  return {
    title: 'Refused since the start',
    columns: ['Reason', 'Count'],
    rows: [...counts.refused].sort(([, first], [, second]) => second - first),
  }
}

type Connections = ReturnType<RelayNode['connections']['values']>

const countInFlight = (connections: Connections) =>
  [...connections].reduce((sum, { inFlight }) => sum + (inFlight?.size ?? 0), 0)

const countSlow = (connections: Connections) =>
  [...connections].filter(({ pausedSince }) => pausedSince > 0).length
