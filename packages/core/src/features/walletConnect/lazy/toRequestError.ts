import { type BaseError, isError } from '../../../errors/BaseError.js'
import { UserRejectedError } from '../../../errors/providerErrors.js'
import { toProviderRpcError } from '../../../errors/toProviderRpcError.js'

/** The codes with which WalletConnect reports that the user declined. */
const rejections = [4001, 5000, 5001, 5002, 5003]

/**
 * Maps an error of the WalletConnect client to an error of core: a wallet's answer by its JSON-RPC code, everything
 * else unchanged.
 */
export function toRequestError(error: unknown): BaseError {
  const rpcCode = isError(error) && 'rpcCode' in error ? error.rpcCode : undefined
  if (!isError(error) || !error.code.startsWith('walletconnect/') || typeof rpcCode !== 'number')
    return toProviderRpcError(error)
  if (rejections.includes(rpcCode)) return new UserRejectedError({ cause: error })
  const known = toProviderRpcError({ code: rpcCode, message: error.details ?? error.shortMessage })
  return known.code === 'rpc/unknown' ? error : known
}
