import { isError } from '../../errors/BaseError.js'
import { ChainNotSupportedError } from '../../errors/ChainNotSupportedError.js'
import { UnsupportedMethodError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { Network } from '../../types/network.js'
import { readAccounts } from './readAccounts.js'
import type { SessionClient, SwitchSessionOptions } from './types.js'
import { isUsedIn } from './usedSession.js'

/** Milliseconds to wait for the update of a session after the wallet agreed to a network. */
const timeout = 5000

/**
 * Ensures that the session has an account on the network. Nothing is requested for a network that is granted already,
 * because each WalletConnect request names its chain. For another network, requests a switch from an eip155 wallet, and
 * adds the network if the wallet does not know it (4902) or can only add networks. Wallets answer before or after they send
 * the update of the session, so this waits 5 seconds for it.
 *
 * @throws ChainNotSupportedError `networks/not-supported`, also if the wallet agreed and granted no account
 * @throws UnsupportedMethodError `rpc/unsupported-method`, if the wallet can neither switch nor add
 * @throws UserRejectedError `rpc/user-rejected`
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @see https://eips.ethereum.org/EIPS/eip-3085
 * @example
 * await switchSession(context.walletConnect, network)
 */
export async function switchSession(
  client: SessionClient,
  network: Network,
  { from, addEthereumChainParameter }: SwitchSessionOptions = {},
): Promise<void> {
  const { caipNetworkId, chainNamespace } = network
  const granted = () => {
    const session = client.getSession()
    return session && isUsedIn(session, chainNamespace) ? readAccounts(session, chainNamespace) : []
  }
  const isGranted = () => granted().some(account => account.caipNetworkId === caipNetworkId)
  if (isGranted()) return
  const chain = from ?? granted()[0]?.caipNetworkId
  if (!chain || chainNamespace !== 'eip155') throw new ChainNotSupportedError({ caipNetworkId })
  const has = (method: string) =>
    [chainNamespace, chain].some(key => client.getSession()?.namespaces[key]?.methods.includes(method))
  const ask = async (method: string, parameter: object): Promise<boolean> => {
    await client.request({ caipNetworkId: chain, method, params: [parameter] })
    return becomesGranted(client, isGranted)
  }
  const { chainId, ...description } = toAddParameter(network)
  const requestSwitch = () => ask('wallet_switchEthereumChain', { chainId })

  const canSwitch = has('wallet_switchEthereumChain')
  if (canSwitch)
    try {
      if (await requestSwitch()) return
      // The wallet agreed but granted no account there, so adding the network would not help.
      throw new ChainNotSupportedError({ caipNetworkId })
    } catch (error) {
      if (!isError(toProviderRpcError(error), 'rpc/unrecognized-chain')) throw error
    }
  if (!has('wallet_addEthereumChain')) throw new UnsupportedMethodError()
  if (await ask('wallet_addEthereumChain', { chainId, ...description, ...addEthereumChainParameter })) return
  // Some wallets switch when they add a network, others do not.
  if (!canSwitch || !(await requestSwitch())) throw new ChainNotSupportedError({ caipNetworkId })
}

/** Describes a network to a wallet, with the public RPC endpoints of its definition and not those of the app. */
function toAddParameter({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Network) {
  const explorer = blockExplorers?.default.url
  return {
    chainId: `0x${Number(id).toString(16)}`,
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.chainDefault.http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  }
}

/**
 * Whether the session has the requested grant, now or after an update: wallets answer before or after they send it. Waits 5
 * seconds at most.
 *
 * @example
 * await becomesGranted(context.walletConnect, () => readChainIds().includes(10))
 */
export function becomesGranted(
  client: Pick<SessionClient, 'subscribe'>,
  isGranted: () => boolean,
): Promise<boolean> {
  if (isGranted()) return Promise.resolve(true)
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(isGranted())
    }
    const timer = setTimeout(end, timeout)
    const stop = client.subscribe(() => {
      if (isGranted()) end()
    })
  })
}
