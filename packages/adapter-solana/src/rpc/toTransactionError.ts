import { BlockhashExpiredError, InsufficientFundsError, TransactionFailedError } from '../errors.js'

// `Custom(1)` of the System, the Token and the Token-2022 program, the ones that transfers are made of.
const systemOrToken = /^Program (1{32}|Tokenkeg\w+|TokenzQ\w+) failed: custom program error: 0x1$/

export type ToTransactionErrorParameters = {
  /** As nodes write a transaction's error. */
  readonly err: unknown
  readonly logs?: unknown
  readonly cause?: unknown
}

/** Why a transaction fails on the chain. */
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
