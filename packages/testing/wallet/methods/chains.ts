import { isAddress } from 'viem'
import { isRecord } from '../../src/common/isRecord.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import { chainIdParameter, type SiteMethod, siteChainId } from './siteCall.js'

/** Reads a request of `wallet_switchEthereumChain` (EIP-3326). */
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

/** Reads a request of `wallet_addEthereumChain` (EIP-3085). */
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

/** Reads a request of `wallet_watchAsset` (EIP-747). */
export const watchAsset: SiteMethod = ({ params }) => {
  const given: unknown = Array.isArray(params) ? params[0] : params
  const options = isRecord(given) && given.type === 'ERC20' ? given.options : undefined
  if (!isRecord(options)) throw new RpcError(-32602, 'wallet_watchAsset takes { type: "ERC20", options }.')
  const { address, symbol, decimals } = options
  if (typeof address !== 'string' || !isAddress(address, { strict: false }))
    throw new RpcError(-32602, '`address` must be an address.')
  return {
    approval: {
      kind: 'watchAsset',
      asset: {
        address,
        symbol: typeof symbol === 'string' ? symbol.slice(0, 11) : '',
        decimals: typeof decimals === 'number' ? decimals : 18,
      },
    },
  }
}
