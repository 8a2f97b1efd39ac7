import { RpcError } from '../../common/rpcError.js'
import { siteChainId } from '../siteChainId.js'
import { chainIdParameter } from './chainIdParameter.js'
import type { SiteMethod } from './types.js'

export const switchChain: SiteMethod = call => {
  const { chainId } = chainIdParameter(call)
  if (!call.state.chains.some(chain => chain.id === chainId))
    throw new RpcError(
      4902,
      `The wallet does not know network ${chainId}. Add it with wallet_addEthereumChain.`,
    )
  if (!call.wallet.permissions[call.origin]) throw new RpcError(4100, 'The site is not connected.')
  if (siteChainId(call.wallet, call.origin) === chainId) return { result: null }
  return { approval: { kind: 'switchChain', chainId } }
}
