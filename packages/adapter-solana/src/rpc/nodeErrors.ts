import { type BaseError, ProviderRpcError, UnsupportedMethodError } from '@latchkit/core/errors'
import { BlockhashExpiredError, InsufficientFundsError, TransactionFailedError } from '../errors.js'

/** Maps the error of a node's response. Its codes have other meanings than those of wallets. */
export function toNodeError(cause: unknown): BaseError {
  const { code, message, data } = cause as {
    readonly code?: unknown
    readonly message?: unknown
    readonly data?: { readonly err?: unknown; readonly logs?: unknown } | null
  }
  if (data?.err) return toTransactionError({ err: data.err, logs: data.logs, cause })
  if (code === -32601) return new UnsupportedMethodError({ cause })
  const details = typeof message === 'string' ? message : undefined
  if (details && /blockhash not found/i.test(details))
    return toTransactionError({ err: 'BlockhashNotFound', cause })
  return new ProviderRpcError('The Solana node answered with an error', {
    rpcCode: typeof code === 'number' ? code : undefined,
    details,
    cause,
    metaMessages: ['Try again, or with another endpoint.'],
  })
}

// `Custom(1)` of the System, the Token and the Token-2022 program, which transfers consist of.
const systemOrToken = /^Program (1{32}|Tokenkeg\w+|TokenzQ\w+) failed: custom program error: 0x1$/

type ToTransactionErrorParameters = {
  /** The error of a transaction in the format of nodes. */
  readonly err: unknown
  readonly logs?: unknown
  readonly cause?: unknown
}

/** Maps the reason why a transaction fails on the chain. */
export function toTransactionError({
  err,
  logs,
  cause,
}: ToTransactionErrorParameters): InsufficientFundsError | BlockhashExpiredError | TransactionFailedError {
  const details = typeof err === 'string' ? err : JSON.stringify(err)
  const lines = Array.isArray(logs) ? logs.filter(line => typeof line === 'string') : []
  if (details.includes('BlockhashNotFound')) return new BlockhashExpiredError({ cause })
  const isPoor =
    /^(AccountNotFound|InsufficientFundsForFee|\{"InsufficientFundsForRent")/.test(details) ||
    (/"Custom":1\}/.test(details) && lines.some(line => systemOrToken.test(line)))
  if (isPoor) return new InsufficientFundsError({ details, cause })
  return new TransactionFailedError({ details, logs: lines, cause })
}
