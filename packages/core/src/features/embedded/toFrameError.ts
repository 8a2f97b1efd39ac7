import { BaseError } from '../../errors/BaseError.js'
import { ProviderRpcError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import { FrameError, FrameRateLimitedError } from './errors.js'

type ClientError = Error & {
  readonly code: string
  readonly rpcCode?: number | undefined
  readonly data?: { readonly left?: number; readonly retryAfter?: number } | undefined
}

/**
 * An error of the frame's client as one of core: what has a number of EIP-1193 as a `ProviderRpcError`, the rest as a
 * `FrameError` with the client's own code.
 */
export function toFrameError(error: unknown): BaseError {
  if (error instanceof BaseError) return error
  if (!isClientError(error))
    return new FrameError('Something went wrong', { code: 'frame/failed', cause: error })
  const { message, code, rpcCode, data } = error
  if (code === 'frame/rate-limited' && data?.retryAfter !== undefined)
    return new FrameRateLimitedError({ retryAfter: Math.ceil(data.retryAfter), cause: error })
  if (rpcCode !== undefined) {
    const known = toProviderRpcError({ code: rpcCode, message, cause: error })
    // Unlike a stranger's wallet the frame says what happened, and what can be done.
    return known.code === 'rpc/unknown' ? new ProviderRpcError(message, { rpcCode, cause: error }) : known
  }
  return new FrameError(message, { code, data, cause: error })
}

function isClientError(error: unknown): error is ClientError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('frame/')
  )
}
