import { ConnectorNotFoundError } from '@latchkit/core/connection'
import type { Runtime } from '../types.js'
import { remember } from './remember.js'

/**
 * Makes another connected wallet the active one.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 */
export async function switchConnection(
  runtime: Runtime,
  { connectorId }: { readonly connectorId: string },
): Promise<void> {
  if (!runtime.connections.has(connectorId)) throw new ConnectorNotFoundError({ connectorId })
  runtime.current = connectorId
  remember(runtime, connectorId, { first: true })
  runtime.changed()
}
