import { ConnectorNotFoundError } from '@latchkit/core/connection'
import type { Address } from 'viem'
import type { Config, Connector } from 'wagmi'
import { handleEvents } from '../config/lazyInternals.js'
import type { Runtime } from '../types.js'
import { currentConnection, isLive, liveConnections } from './liveConnections.js'

/** Adds a connection to wagmi's state, as wagmi's `connect` does. */
export function addConnection(
  config: Config,
  connector: Connector,
  data: { readonly accounts: readonly Address[]; readonly chainId: number },
  { active }: { active: boolean },
): void {
  const [first, ...rest] = data.accounts
  if (!first) return
  const { uid } = connector
  handleEvents(config, connector, 'connected')
  config.setState(state => ({
    ...state,
    connections: new Map(state.connections).set(uid, {
      accounts: [first, ...rest],
      chainId: data.chainId,
      connector,
    }),
    current: active || !currentConnection({ state }) ? uid : state.current,
    status: 'connected',
  }))
}

/**
 * Removes a connection from wagmi's state without notifying the wallet. Another connection becomes active, if there is
 * one.
 */
export function dropConnection(config: Config, connector: Connector): void {
  const { uid } = connector
  handleEvents(config, connector, 'disconnected')
  config.setState(state => {
    const connections = new Map(state.connections)
    connections.delete(uid)
    const [next] = [...connections.values()].filter(isLive)
    const current = state.current === uid ? (next?.connector.uid ?? null) : state.current
    return { ...state, connections, current, status: current ? state.status : 'disconnected' }
  })
}

/**
 * Returns the connector of an id. When two connectors have the id, returns the connected one.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 */
export function findConnector(config: Config, connectorId: string): Connector {
  const connected = liveConnections(config).map(({ connector }) => connector)
  const connector = [...connected, ...config.connectors].find(({ id }) => id === connectorId)
  if (!connector) throw new ConnectorNotFoundError({ connectorId })
  return connector
}

/**
 * Makes another connected wallet the active one.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 */
export async function switchConnection(
  { config }: Runtime,
  { connectorId }: { readonly connectorId: string },
): Promise<void> {
  const connection = liveConnections(config).find(({ connector }) => connector.id === connectorId)
  if (!connection) throw new ConnectorNotFoundError({ connectorId })
  const { uid } = connection.connector
  config.setState(state => ({ ...state, current: uid, status: 'connected' }))
  await config.storage?.setItem('recentConnectorId', connectorId)
}
