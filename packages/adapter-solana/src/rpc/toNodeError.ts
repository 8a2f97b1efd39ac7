import { type BaseError, ProviderRpcError, UnsupportedMethodError } from '@latchkit/core/errors'
import { toTransactionError } from './toTransactionError.js'

/** What a node answered instead of a result. Its numbers mean something else than those of wallets. */
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
