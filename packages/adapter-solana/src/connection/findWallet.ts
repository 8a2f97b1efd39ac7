import { ConnectorNotFoundError } from '@latchkit/core/connection'
import { listWallets } from '../discovery/listWallets.js'
import type { FoundWallet, Runtime } from '../types.js'

/**
 * The wallet of a connector id.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 */
export function findWallet(runtime: Runtime, connectorId: string): FoundWallet {
  const found = listWallets(runtime).find(({ connector }) => connector.id === connectorId)
  if (!found) throw new ConnectorNotFoundError({ connectorId })
  return found
}
