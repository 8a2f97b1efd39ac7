import {
  type BaseError,
  DisconnectedError,
  isError,
  toProviderRpcError,
  UserRejectedError,
} from '@latchkit/core/errors'
import { BlockhashExpiredError, InsufficientFundsError, TransactionFailedError } from '../errors.js'

/** What a wallet threw, as an error with a stable code. Solana wallets say some things in words alone. */
export function toSolanaError(error: unknown): BaseError {
  if (isError(error)) {
    // The protocol's line told it by its number alone, and -32002 is also what a node says of a failed simulation.
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
  // Wallets pass on what the node said, whose -32002 is not the wallet's "busy".
  if (/simulation failed/i.test(text)) return new TransactionFailedError({ details: text, cause: error })
  return toProviderRpcError(error)
}
