import type { FrameErrorCode, FrameErrorPayload } from '@latchkit/secure-frame-client/protocol'

/**
 * Error that the frame answers a failed request with. `code` is a number of JSON-RPC, EIP-1193 or EIP-5792, or one of
 * `frameErrorCodes`. The page sees message, code and data, never the cause.
 */
export class FrameError extends Error {
  readonly code: FrameErrorCode | number
  readonly data: FrameErrorPayload['data']

  constructor(
    code: FrameErrorCode | number,
    message: string,
    options: { readonly data?: FrameErrorPayload['data']; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'FrameError'
    this.code = code
    this.data = options.data
  }
}

/** The payload for `error`. Errors other than {@link FrameError} stay in the frame: their text may contain a secret. */
export function toErrorPayload(error: unknown): FrameErrorPayload & Pick<FrameError, 'code'> {
  if (!(error instanceof FrameError)) return { message: 'An error occurred', code: -32603 }
  const { message, code, data } = error
  return data === undefined ? { message, code } : { message, code, data }
}
