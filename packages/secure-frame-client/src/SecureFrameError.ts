import type { FrameErrorPayload } from './protocol/errors.js'

/** Options of {@link SecureFrameError}. */
export type SecureFrameErrorOptions = {
  /** Stable code, such as `frame/blocked-by-csp`. Each code has a page in `docs/errors/frame`. */
  readonly code: string
  /** Number of JSON-RPC, EIP-1193 or EIP-5792. */
  readonly rpcCode?: number | undefined
  /** Tries left, and seconds until the next try. */
  readonly data?: FrameErrorPayload['data']
  readonly cause?: unknown
}

/**
 * An error of the secure frame or of the connection to it. `message` can be shown to the user.
 *
 * @example
 * if (error instanceof SecureFrameError && error.code === 'frame/otp-invalid') show(error.data?.left)
 */
export class SecureFrameError extends Error {
  override readonly name = 'SecureFrameError'
  readonly code: string
  readonly rpcCode: number | undefined
  readonly data: FrameErrorPayload['data']
  /** Address of the page of the code, for developers. */
  readonly docsUrl: string
  constructor(message: string, { code, rpcCode, data, cause }: SecureFrameErrorOptions) {
    super(message, { cause })
    this.code = code
    this.rpcCode = rpcCode
    this.data = data
    this.docsUrl = `https://github.com/latchkit/latchkit/blob/main/docs/errors/${code}.md`
  }
}

/**
 * Creates the error of an answer `<TYPE>_ERROR`. `OTP_INVALID` becomes `frame/otp-invalid`; a number becomes
 * `frame/rpc-error` with that number as `rpcCode`.
 */
export function toSecureFrameError({ message, code, data }: FrameErrorPayload): SecureFrameError {
  const isNumber = typeof code === 'number'
  const known = isNumber ? 'rpc-error' : (code ?? 'failed').toLowerCase().replaceAll('_', '-')
  return new SecureFrameError(message || 'An error occurred', {
    code: `frame/${known}`,
    rpcCode: isNumber ? code : undefined,
    data,
  })
}
