import { RpcError } from '../../common/rpcError.js'
import { callChain } from '../callChain.js'
import { siteChainId } from '../siteChainId.js'
import type { Method } from './types.js'

export const forwardToChain: Method = async ({ state, wallet, origin, method, params }) => {
  const chainId = siteChainId(wallet, origin)
  const rpcUrl = state.chains.find(chain => chain.id === chainId)?.rpcUrl
  if (!rpcUrl) throw new RpcError(4901, `The wallet has no RPC URL for network ${chainId}.`)
  return { result: await callChain(rpcUrl, method, params) }
}
