import { isAddress } from 'viem'
import { isRecord } from '../../common/isRecord.js'
import { RpcError } from '../../common/rpcError.js'
import type { SiteMethod } from './types.js'

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
