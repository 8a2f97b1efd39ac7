import {
  type BaseError,
  DisconnectedError,
  isError,
  toProviderRpcError,
  UserRejectedError,
} from '@latchkit/core/errors'
import { BlockhashExpiredError, InsufficientFundsError, TransactionFailedError } from '../errors.js'

/** Maps an error of a wallet to an error with a stable code. Solana wallets describe some errors in text only. */
export function toSolanaError(error: unknown): BaseError {
  if (isError(error)) {
    // The session client maps errors by their code, and nodes use -32002 for a failed simulation too.
    const isNode = isError(error, 'rpc/request-pending') && /simulation failed/i.test(error.details ?? '')
    return isNode && error.cause ? toSolanaError(error.cause) : error
  }
  const { name, message } = (typeof error === 'object' && error ? error : {}) as {
    readonly name?: unknown
    readonly message?: unknown
  }
  const text = typeof message === 'string' ? message : String(error)
  // Names as @solana/wallet-adapter-base has them.
  if (name === 'WalletWindowClosedError') return new UserRejectedError({ cause: error })
  if (name === 'WalletNotConnectedError' || name === 'WalletDisconnectedError')
    return new DisconnectedError({ cause: error })
  if (/approval denied|user (has )?(reject|den|declin|cancel)/i.test(text))
    return new UserRejectedError({ cause: error })
  if (/blockhash not found|block height exceeded/i.test(text))
    return new BlockhashExpiredError({ cause: error })
  if (/insufficient (funds|lamports)|no record of a prior credit/i.test(text))
    return new InsufficientFundsError({ cause: error })
  // Wallets forward the node's error, whose -32002 does not mean that the wallet has a pending request.
  if (/simulation failed/i.test(text)) return new TransactionFailedError({ details: text, cause: error })
  return toProviderRpcError(error)
}
