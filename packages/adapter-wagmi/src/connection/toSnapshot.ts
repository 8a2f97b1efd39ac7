import type { Connection, ConnectionStatus, Snapshot } from '@latchkit/core'
import type { Connector, State } from 'wagmi'
import { isLive } from './isLive.js'
import type { PageNames } from './readNames.js'
import { toConnection } from './toConnection.js'
import { toConnector } from './toConnector.js'

export type ToSnapshotParameters = PageNames & {
  readonly state: State
  readonly connectors: readonly Connector[]
  /** Whether remembered connections are being restored by us. */
  readonly restoring: boolean
}

/** What is true of the namespace, from wagmi's state and connectors alone. */
export function toSnapshot(parameters: ToSnapshotParameters): Snapshot<'eip155'> {
  const { state, announced, legacyName } = parameters
  const live = [...state.connections.values()].filter(isLive)
  const isConnected = ({ uid }: Connector) => live.some(({ connector }) => connector.uid === uid)
  // Two connectors of one id are one wallet; the one in use stands for it.
  const byId = new Map<string, Connector>()
  for (const connector of [...parameters.connectors, ...live.map(({ connector }) => connector)]) {
    const known = byId.get(connector.id)
    const better = connector.uid === state.current || (known && isConnected(connector) && !isConnected(known))
    if (known ? better && known.uid !== state.current : isListed(connector)) byId.set(connector.id, connector)
  }
  function isListed(connector: Connector) {
    return connector.id !== 'injected' || legacyName !== undefined || isConnected(connector)
  }

  const connections: Connection<'eip155'>[] = []
  for (const connection of live) {
    if (byId.get(connection.connector.id)?.uid !== connection.connector.uid) continue
    connections.push(toConnection(connection, parameters))
  }
  const active = live.find(({ connector }) => connector.uid === state.current)
  return {
    connectors: [...byId.values()].map(connector => toConnector(connector, { announced, legacyName })),
    connections,
    current: active?.connector.id,
    status: active ? 'connected' : toStatus(parameters),
    selected: `eip155:${state.chainId}`,
  }
}

function toStatus({ restoring, state }: ToSnapshotParameters): ConnectionStatus {
  if (restoring) return 'reconnecting'
  return state.status === 'connecting' || state.status === 'reconnecting' ? state.status : 'disconnected'
}
