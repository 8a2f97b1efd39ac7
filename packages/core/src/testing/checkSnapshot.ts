import type { Snapshot } from '../types/connection.js'
import type { Namespace } from '../types/namespace.js'

/**
 * Checks a snapshot against the adapter contract. Returns each violation as a line of text.
 *
 * @example
 * expect(checkSnapshot('eip155', snapshot)).toEqual([])
 */
export function checkSnapshot(namespace: Namespace, snapshot: Snapshot): readonly string[] {
  const { connectors, connections, current, status } = snapshot
  const problems: string[] = []
  const need = (ok: boolean, problem: string) => {
    if (!ok) problems.push(problem)
  }
  const ids = connectors.map(({ id }) => id)
  const connected = connections.map(({ connector }) => connector.id)
  need(new Set(ids).size === ids.length, `two connectors share an id: ${ids.join(', ')}`)
  need(
    new Set(connected).size === connected.length,
    `a connector has two connections: ${connected.join(', ')}`,
  )
  need(
    connectors.every(connector => connector.namespace === namespace),
    'a connector is of another namespace',
  )
  need(current === undefined || connected.includes(current), `current ${current} is no connection`)
  need(status !== 'connected' || current !== undefined, 'connected without a current connection')
  need(status !== 'disconnected' || current === undefined, 'disconnected with a current connection')
  for (const { connector, accounts, address, caipNetworkId } of connections) {
    need(accounts.length > 0, `${connector.id} has no account`)
    need(
      accounts.some(account => account.address === address),
      `${connector.id}: ${address} is none of its accounts`,
    )
    need(
      accounts.every(account => account.namespace === namespace),
      `${connector.id}: an account of another namespace`,
    )
    need(
      caipNetworkId.startsWith(`${namespace}:`),
      `${connector.id} is on ${caipNetworkId}, another namespace`,
    )
  }
  return problems
}
