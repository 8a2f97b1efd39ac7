import type { FrameErrorPayload } from './protocol/errors.js'

/** Options of {@link SecureFrameError}. */
export type SecureFrameErrorOptions = {
  /** Stable code, such as `frame/blocked-by-csp`. Each code has a page of the docs. */
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
    this.docsUrl = `https://latchkit.github.io/latchkit/errors/${code}.html`
  }
}

/**
 * Creates the error of an answer `<TYPE>_ERROR`. `OTP_INVALID` becomes `frame/otp-invalid`; a number becomes
 * `frame/rpc-error` with that number as `rpcCode`.
 *
 * @error frame/rpc-error
 * @text Text of the secure site
 * @why The secure frame answered a request with a number of JSON-RPC, EIP-1193 or EIP-5792, which is in `rpcCode`. Core
 * throws the error of that number, such as [`rpc/user-rejected`](/errors/rpc/user-rejected.md).
 * @solution See the error of the number.
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
