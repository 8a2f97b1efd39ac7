import { ConnectorNotFoundError } from '@latchkit/core/connection'
import type { Runtime } from '../types.js'
import { liveConnections } from './liveConnections.js'

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
