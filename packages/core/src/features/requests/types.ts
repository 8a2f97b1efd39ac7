import type { ApprovalWindow } from '@latchkit/secure-frame-client'
import type { BaseError } from '../../errors/BaseError.js'
import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'

/**
 * Policy for a method: `safe` only reads, or submits signed data; `notSafe` needs the user's approval; `notAllowed` is
 * everything else, and never reaches the wallet.
 */
export type RequestPolicy = 'safe' | 'notSafe' | 'notAllowed'

/** A request to an `auth` connector. */
export type AuthRequest = {
  /** Unique in its client; later ids are greater. */
  readonly id: number
  readonly connector: Connector
  /** Name of the JSON-RPC method, such as `personal_sign`. */
  readonly method: string
  /** As passed by the app. */
  readonly params: unknown
}

/** A request without a response yet. */
export type PendingRequest = AuthRequest & { readonly policy: 'safe' | 'notSafe' }

/** Outcome of a request. A new object for each outcome. */
export type RequestOutcome =
  | { readonly status: 'success'; readonly request: PendingRequest }
  /** The wallet or the network answered with an error. */
  | { readonly status: 'error'; readonly request: PendingRequest; readonly error: unknown }
  /** The user or the app aborted it on this side. */
  | { readonly status: 'rejected'; readonly request: PendingRequest; readonly error: unknown }
  /** Its method asks for a signature or a change that is not allowed. All pending requests were rejected. */
  | { readonly status: 'notAllowed'; readonly request: AuthRequest; readonly error: unknown }

/**
 * A request for which the user left the page, and that was answered meanwhile: the promise of the app is lost with the page
 * that created it. `takeReturnedRequest` passes it to the app.
 */
export type ReturnedRequest = {
  readonly namespace: Namespace
  /** Name of the JSON-RPC method, such as `personal_sign`. */
  readonly method: string
  /** As passed by the app, if they are JSON: on eip155. */
  readonly params: unknown
  /** Whether the outcome was shown to the user before the page was loaded again. */
  readonly isShown: boolean
} & (
  | {
      readonly status: 'success'
      /** In the format of JSON-RPC: hex on eip155; base58 and base64 on Solana. */
      readonly result: unknown
    }
  | { readonly status: 'error'; readonly error: BaseError }
)

/**
 * State for a user interface: requests to `auth` connectors, the window of an approval, and a batch whose status is to be
 * shown.
 */
export type RequestActivity = {
  /** Oldest first. */
  readonly pending: readonly PendingRequest[]
  /** Outcome of the last request. */
  readonly last: RequestOutcome | undefined
  /** Set by `showCallsStatus` of `@latchkit/core/calls`; a new object each time. */
  readonly shownCalls?: { readonly id: string } | undefined
  /**
   * The window of the secure site in which the open approval is answered; undefined if no approval needs a window. While
   * its `status` is not `open`, show a button that calls its `open`.
   */
  readonly approvalWindow?: ApprovalWindow | undefined
  /**
   * The wallet did not confirm the abort of a request, and may still show it (`frame/abort-failed`); a new object each
   * time.
   */
  readonly failedAbort?: { readonly error: unknown } | undefined
  /** The result of the request for which the user left the page. `takeReturnedRequest` passes it to the app, once. */
  readonly returned?: ReturnedRequest | undefined
}
