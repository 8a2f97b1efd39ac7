import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import { callChain } from '../callChain.js'
import { siteChainId } from '../siteChainId.js'
import { chainIdParameter } from './chainIdParameter.js'
import type { SiteMethod } from './types.js'

export const addChain: SiteMethod = async call => {
  const { chainId, given } = chainIdParameter(call)
  if (!call.wallet.permissions[call.origin]) throw new RpcError(4100, 'The site is not connected.')
  const known = call.state.chains.find(chain => chain.id === chainId)
  if (known)
    return siteChainId(call.wallet, call.origin) === chainId
      ? { result: null }
      : { approval: { kind: 'switchChain', chainId } }
  const { chainName, rpcUrls, nativeCurrency } = given
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof chainName !== 'string' || !isRecord(nativeCurrency) || nativeCurrency.decimals !== 18)
    throw new RpcError(-32602, '`chainName` and a `nativeCurrency` with 18 decimals are needed.')
  if (typeof rpcUrl !== 'string' || !URL.canParse(rpcUrl) || !/^https?:$/.test(new URL(rpcUrl).protocol))
    throw new RpcError(-32602, '`rpcUrls` needs an http or https URL.')
  // EIP-3085: the URL must belong to the network it is given for.
  const answered = await callChain(rpcUrl, 'eth_chainId', [])
  if (Number(answered) !== chainId)
    throw new RpcError(-32602, `${rpcUrl} is network ${Number(answered)}, not ${chainId}.`)
  return { approval: { kind: 'addChain', chain: { id: chainId, name: chainName, rpcUrl } } }
}
