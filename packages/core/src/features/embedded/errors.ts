import { BaseError } from '../../errors/BaseError.js'

/** Parameters of {@link FrameError}. */
export type FrameErrorOptions = {
  /** `frame/…`, each with a page in `docs/errors/frame`. */
  readonly code: string
  readonly metaMessages?: readonly string[] | undefined
  /** Remaining attempts, and seconds until the next attempt. */
  readonly data?: { readonly left?: number | undefined; readonly retryAfter?: number | undefined } | undefined
  readonly cause?: unknown
}

/** An error of the embedded wallet: of the secure frame, of its server, or of the connection to them (`frame/…`). */
export class FrameError extends BaseError {
  override readonly name: string = 'FrameError'
  /** `left`: remaining attempts. `retryAfter`: seconds until the next attempt. */
  readonly data: { readonly left?: number | undefined; readonly retryAfter?: number | undefined }
  constructor(shortMessage: string, { data = {}, ...options }: FrameErrorOptions) {
    super(shortMessage, options)
    this.data = data
  }
}

/** The secure frame is not configured, or cannot be loaded (`frame/unavailable`). */
export class FrameUnavailableError extends FrameError {
  override readonly name = 'FrameUnavailableError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('Unable to load email login dependency', {
      code: 'frame/unavailable',
      cause,
      metaMessages: [
        'Pass `secureFrame: { url }` and an adapter for eip155 or solana.',
        'With `createClient` pass `load` as well; `createLatchkit` does it.',
      ],
    })
  }
}

/** The embedded wallet is signed out (`frame/login-required`). */
export class FrameLoginRequiredError extends FrameError {
  override readonly name = 'FrameLoginRequiredError'
  constructor() {
    super('Sign in to the embedded wallet first', {
      code: 'frame/login-required',
      metaMessages: [
        "It is opened with an e-mail, not by wagmi's `connect`: open the modal, or call `connectEmail`.",
      ],
    })
  }
}

/** The secure site does not send another code yet (`frame/rate-limited`). `data.retryAfter` has the seconds to wait. */
export class FrameRateLimitedError extends FrameError {
  override readonly name = 'FrameRateLimitedError'
  constructor({ retryAfter, cause }: { readonly retryAfter: number; readonly cause?: unknown }) {
    super(`Retry after ${retryAfter} seconds`, {
      code: 'frame/rate-limited',
      cause,
      data: { retryAfter },
      metaMessages: ['Each code replaces the one before it. Check the inbox before you request another.'],
    })
  }
}

/** The secure frame did not confirm the sign-out; the app has removed the login (`frame/sign-out-failed`). */
export class FrameSignOutError extends FrameError {
  override readonly name = 'FrameSignOutError'
  constructor({ cause }: { readonly cause: unknown }) {
    super('The embedded wallet did not confirm the sign-out', {
      code: 'frame/sign-out-failed',
      cause,
      metaMessages: [
        'The app has forgotten the login, but this browser may still hold it.',
        'Sign in again and disconnect, or end the session under the devices of the wallet page.',
      ],
    })
  }
}
