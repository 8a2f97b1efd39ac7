import { toProviderRpcError } from '@latchkit/core/errors'
import { findConnector } from '../connection/findConnector.js'
import type { Runtime } from '../types.js'
import { requireConnection } from './requireConnection.js'

/** The EIP-1193 provider of a wallet; the active one's when `connectorId` is absent. */
export async function getProvider(
  runtime: Runtime,
  { connectorId }: { readonly connectorId?: string | undefined },
): Promise<unknown> {
  const connector =
    connectorId === undefined
      ? requireConnection(runtime).connector
      : findConnector(runtime.config, connectorId)
  try {
    return await connector.getProvider()
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
