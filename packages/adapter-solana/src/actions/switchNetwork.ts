import type { Network } from '@latchkit/core'
import { WalletNetworkError } from '../errors.js'
import type { Runtime } from '../types.js'
import { requireLive } from './requireLive.js'

/**
 * Shows another network. Solana wallets have none of their own: each request names it, and so nobody is asked.
 *
 * @throws WalletNetworkError `solana/wallet-lacks-network`
 */
export function switchNetwork(runtime: Runtime, { network }: { readonly network: Network<'solana'> }): void {
  const { found, source } = requireLive(runtime)
  if (!source.accounts().some(account => account.supports(network)))
    throw new WalletNetworkError({ wallet: found.connector.name, caipNetworkId: network.caipNetworkId })
  runtime.selected = network.caipNetworkId
  runtime.changed()
}
