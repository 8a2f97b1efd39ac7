import { ChainNotSupportedError } from '../../errors/ChainNotSupportedError.js'
import type { Network } from '../../types/network.js'
import { readAccounts } from './readAccounts.js'
import type { SessionClient } from './types.js'

/**
 * Ensures that the session has an account on the network. Nothing is requested for a network that is granted already,
 * because each WalletConnect request names its chain; for another network an eip155 wallet is asked to switch.
 *
 * @throws ChainNotSupportedError `networks/not-supported`
 *
 * @example
 * await switchSession(context.walletConnect, network)
 */
export async function switchSession(client: SessionClient, network: Network): Promise<void> {
  const { caipNetworkId, chainNamespace } = network
  const granted = () => {
    const session = client.getSession()
    return session ? readAccounts(session, chainNamespace) : []
  }
  if (granted().some(account => account.caipNetworkId === caipNetworkId)) return
  const [first] = granted()
  if (!first || chainNamespace !== 'eip155') throw new ChainNotSupportedError({ caipNetworkId })
  await client.request({
    caipNetworkId: first.caipNetworkId,
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: `0x${Number(network.id).toString(16)}` }],
  })
  if (!granted().some(account => account.caipNetworkId === caipNetworkId))
    throw new ChainNotSupportedError({ caipNetworkId })
}
