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
 * Maps an error of the frame's client to an error of core: errors with a number of EIP-1193 to a `ProviderRpcError`, others
 * to a `FrameError` with the client's own code.
 *
 * @error frame/failed
 * @why The secure frame answered with an error without a code. Without a message the text is "An error occurred".
 * @solution Offer to try again. `cause` has the error of the frame.
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
    // Unlike a third-party wallet, the frame reports the cause and the solution.
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
