import { ChainNotSupportedError } from '../../errors/ChainNotSupportedError.js'
import type { Network } from '../../types/network.js'
import { readAccounts } from './readAccounts.js'
import type { WalletConnectLine } from './types.js'

/**
 * Sees to it that the session has an account on the network. One that it has already is only chosen here, as the
 * protocol names the chain with each request; for another one an eip155 wallet is asked.
 *
 * @throws ChainNotSupportedError `networks/not-supported`
 *
 * @example
 * await switchSession(context.walletConnect, network)
 */
export async function switchSession(line: WalletConnectLine, network: Network): Promise<void> {
  const { caipNetworkId, chainNamespace } = network
  const granted = () => {
    const session = line.getSession()
    return session ? readAccounts(session, chainNamespace) : []
  }
  if (granted().some(account => account.caipNetworkId === caipNetworkId)) return
  const [first] = granted()
  if (!first || chainNamespace !== 'eip155') throw new ChainNotSupportedError({ caipNetworkId })
  await line.request({
    caipNetworkId: first.caipNetworkId,
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: `0x${Number(network.id).toString(16)}` }],
  })
  if (!granted().some(account => account.caipNetworkId === caipNetworkId))
    throw new ChainNotSupportedError({ caipNetworkId })
}
