import type { Client, Connection, Connector, Namespace } from '@latchkit/core'
import { accountAtom, activeNamespaceAtom, connectionsAtom } from '@latchkit/core/connection'

export type PickConnectorParameters = {
  readonly active: Namespace | undefined
  readonly connections: readonly Connection[]
  /** The connector of the current account. */
  readonly current: Connector | undefined
}

/**
 * Selects the namespace to connect for a wallet of several namespaces: the active one, unless it is the current
 * connector already; then one that is not connected yet. The user is not prompted to choose: the app's network
 * indicates the preference, and the account view offers the rest.
 */
export function pickConnector(
  connectors: readonly Connector[],
  { active, connections, current }: PickConnectorParameters,
): Connector | undefined {
  const isSame = (one: Connector) => (other: Connector | undefined) =>
    one.id === other?.id && one.namespace === other.namespace
  const wanted = connectors.find(({ namespace }) => namespace === active)
  if (wanted && !isSame(wanted)(current)) return wanted
  const isConnected = (one: Connector) => connections.some(({ connector }) => isSame(one)(connector))
  return connectors.find(one => !isConnected(one)) ?? wanted ?? connectors[0]
}

/** {@link pickConnector} with the state of a client. */
export function pickConnectorNow({ store }: Client, connectors: readonly Connector[]): Connector | undefined {
  return pickConnector(connectors, {
    active: store.get(activeNamespaceAtom),
    connections: store.get(connectionsAtom),
    current: store.get(accountAtom).connector,
  })
}
