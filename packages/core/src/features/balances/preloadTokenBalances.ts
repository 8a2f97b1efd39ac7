import type { Client } from '../../types/client.js'
import { loadSupportedChains } from '../networks/supportedChainsQueryOptions.js'
import { loadGatewayCalls } from './loadGatewayCalls.js'

/**
 * Loads the code that reads tokens, NFTs, activity and names from the gateway, without a request: for a view that is about
 * to be shown. Does nothing for a client without a gateway. Rejects if the code cannot be loaded; the next use retries.
 *
 * @example
 * button.addEventListener('pointerenter', () => void preloadTokenBalances(client).catch(() => {}))
 */
export async function preloadTokenBalances(client: Client): Promise<void> {
  if (!client.config.gateway) return
  const [balances, supportedChains] = await Promise.all([loadGatewayCalls(client), loadSupportedChains()])
  balances.getSchemas(client)
  supportedChains.getSchema(client)
}
