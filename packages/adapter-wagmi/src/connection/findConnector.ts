import { ConnectorNotFoundError } from '@latchkit/core/connection'
import type { Config, Connector } from 'wagmi'
import { liveConnections } from './liveConnections.js'

/**
 * The connector of an id, the connected one when two have it.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 */
export function findConnector(config: Config, connectorId: string): Connector {
  const connected = liveConnections(config).map(({ connector }) => connector)
  const connector = [...connected, ...config.connectors].find(({ id }) => id === connectorId)
  if (!connector) throw new ConnectorNotFoundError({ connectorId })
  return connector
}
