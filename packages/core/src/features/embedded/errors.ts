import { BaseError } from '../../errors/BaseError.js'

/** Parameters of {@link FrameError}. */
export type FrameErrorOptions = {
  /** `frame/…`, each with a page of the docs. */
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

/**
 * The secure frame is not configured, or cannot be loaded (`frame/unavailable`).
 *
 * @error frame/unavailable
 * @why There is no option `secureFrame`, no adapter of a namespace with embedded wallets, or the client of the frame
 * could not be loaded.
 * @solution Pass `secureFrame: { url }` and an adapter for eip155 or solana. With `createClient` pass `load` as well.
 */
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

/**
 * The embedded wallet is signed out (`frame/login-required`).
 *
 * @error frame/login-required
 * @why The connector `secure-frame` was connected, for instance by wagmi's `connect`, while no user is signed in. The
 * connector does not prompt for a sign-in.
 * @solution Open the modal, or call `connectEmail` and `verifyOtp` of `@latchkit/core/secureframe`.
 */
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

/**
 * The secure site does not send another code yet (`frame/rate-limited`). `data.retryAfter` has the seconds to wait.
 *
 * @error frame/rate-limited
 * @text Retry after {N} seconds
 * @why A mail was requested within 30 seconds of the one before, or the secure site has a longer limit for this
 * address. `data.retryAfter` has the seconds to wait.
 * @solution Wait, or use another address: the wait is of this one. `getRetryAfter(client, email)` of
 * `@latchkit/core/secureframe` counts down.
 */
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

/**
 * The secure frame did not confirm the sign-out; the app has removed the login (`frame/sign-out-failed`).
 *
 * @error frame/sign-out-failed
 * @why The secure frame could not be loaded, did not answer within 3 seconds, or answered with an error. The app has
 * forgotten the login and the wallet is disconnected, but this browser may still hold the session. `disconnect` throws
 * it as the `cause` of [`connection/disconnect-failed`](/errors/connection/disconnect-failed.md).
 * @solution Show it to the user: on a shared device someone else could go on with the session. Sign in again and
 * disconnect, or end the session under the devices of the wallet page.
 */
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
