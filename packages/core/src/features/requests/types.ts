import type { ApprovalWindow } from '@latchkit/secure-frame-client'
import type { BaseError } from '../../errors/BaseError.js'
import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'

/**
 * What the policy says of a method: `safe` only reads, or hands over what is signed already; `notSafe` needs the person's
 * approval; `notAllowed` is everything else.
 */
export type RequestPolicy = 'safe' | 'notSafe' | 'notAllowed'

/** A request to an `auth` connector. */
export type AuthRequest = {
  /** Unique in its client; later ones are greater. */
  readonly id: number
  readonly connector: Connector
  /** Name of the JSON-RPC method, such as `personal_sign`. */
  readonly method: string
  /** As the app passed them. */
  readonly params: unknown
}

/** A request that is not answered yet. */
export type PendingRequest = AuthRequest & { readonly policy: 'safe' | 'notSafe' }

/** How a request ended. Another object each time one does. */
export type RequestOutcome =
  | { readonly status: 'success'; readonly request: PendingRequest }
  /** The wallet or the network answered with an error. */
  | { readonly status: 'error'; readonly request: PendingRequest; readonly error: unknown }
  /** It was given up on this side, by the person or the app. */
  | { readonly status: 'rejected'; readonly request: PendingRequest; readonly error: unknown }
  /** It never reached the wallet, and everything that was pending was rejected. */
  | { readonly status: 'notAllowed'; readonly request: AuthRequest; readonly error: unknown }

/**
 * A request that the page was left for and that was answered meanwhile: the promise of the app is gone with the page that made
 * it. `takeReturnedRequest` hands it to the app.
 */
export type ReturnedRequest = {
  readonly namespace: Namespace
  /** Name of the JSON-RPC method, such as `personal_sign`. */
  readonly method: string
  /** As the app passed them, where they are JSON: on eip155. */
  readonly params: unknown
  /** Whether the user was told how it ended, before the page was loaded again. */
  readonly isShown: boolean
} & (
  | {
      readonly status: 'success'
      /** As JSON-RPC has it: hex on eip155; base58 and base64 on Solana. */
      readonly result: unknown
    }
  | { readonly status: 'error'; readonly error: BaseError }
)

/** What a user interface is to show: requests to `auth` connectors, where one is approved, and a batch whose status is wanted. */
export type RequestActivity = {
  /** Oldest first. */
  readonly pending: readonly PendingRequest[]
  /** How the last request ended. */
  readonly last: RequestOutcome | undefined
  /** Named by `showCallsStatus` of `@latchkit/core/calls`; another object each time. */
  readonly shownCalls?: { readonly id: string } | undefined
  /**
   * The window of the secure site in which the open approval is answered; undefined when no approval needs a window. While
   * its `status` is not `open`, show a button that calls its `open`.
   */
  readonly approvalWindow?: ApprovalWindow | undefined
  /**
   * The wallet did not confirm that a request which was given up here is closed, and may still show it (`frame/abort-failed`);
   * another object each time.
   */
  readonly failedAbort?: { readonly error: unknown } | undefined
  /** The answer to the request that the page was left for. `takeReturnedRequest` hands it to the app, once. */
  readonly returned?: ReturnedRequest | undefined
}
