import type { FrameAnswerPayload } from './protocol/answers.js'
import type { FrameEvent, FrameEventType } from './protocol/events.js'
import type { FrameRequestPayload, FrameRequestType } from './protocol/requests.js'
import type { SecureFrameError } from './SecureFrameError.js'

/** A message event of the page's window. */
export type FrameMessageEvent = {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** A `securitypolicyviolation` event of the page's document. */
export type FrameViolation = {
  readonly effectiveDirective: string
  readonly blockedURI: string
  readonly disposition: string
}

/** Events of the iframe that the page reports to the client. */
export type FrameListeners = {
  /** Every message event of the window, from any source: the client checks source and origin. */
  message(event: FrameMessageEvent): void
  /** Each `load` event of the iframe. */
  load(): void
  /** Every violation of the page's policy. */
  violation(event: FrameViolation): void
  /** The user closed the visible frame. */
  dismiss(): void
}

/** The iframe on the page. */
export type InsertedFrame = {
  /** `contentWindow` of the iframe. */
  getWindow(): { postMessage(message: unknown, targetOrigin: string, transfer: MessagePort[]): void } | null
  show(): void
  hide(): void
  /** `height` in CSS pixels, as the frame requests. */
  resize(height: number): void
  /** Removes the iframe and all listeners. */
  remove(): void
}

/** A window that the page opened. */
export type OpenedWindow = {
  isClosed(): boolean
  /** Brings the window to the front, where the browser allows it. */
  focus(): void
  close(): void
}

/** Inserts the iframe and opens windows. `@latchkit/react` has an implementation for the DOM. */
export type FrameEnvironment = {
  /** `location.origin` of the page. */
  readonly pageOrigin: string
  /** Whether the browser allows a window now: `navigator.userActivation.isActive`, or true where it is not readable. */
  hasActivation(): boolean
  /** Opens a window, or a tab on phones. Undefined when the browser blocked it. */
  openWindow(url: string): OpenedWindow | undefined
  /** Whether the browser supports windows or tabs: a web view inside an app does not. Default: true. */
  hasWindows?(): boolean
  /** Inserts a hidden iframe. `attributes` must be set before `src`. */
  insert(parameters: {
    readonly url: string
    readonly attributes: Readonly<Record<string, string>>
    readonly listeners: FrameListeners
  }): InsertedFrame
}

/** Receives the log messages of the client. */
export type FrameLogger = {
  error(message: string, context?: unknown): void
  warn(message: string, context?: unknown): void
  debug(message: string, context?: unknown): void
}

/** Parameters of `createSecureFrame`. */
export type CreateSecureFrameParameters = {
  /** Address of the frame: https, or http on localhost. It must not share the page's origin. */
  readonly url: string
  readonly projectId: string
  /** The network that the frame starts with: a number on eip155, the CAIP-2 id on Solana. Default: 1. */
  readonly chainId?: number | string | undefined
  /** Makes the frame log the types of requests and answers to the console, without their content. Default: false. */
  readonly enableLogger?: boolean | undefined
  /** False: the page does not use smart accounts, so the wallet has one address on each network. Default: true. */
  readonly smartAccounts?: boolean | undefined
  readonly environment: FrameEnvironment
  readonly logger?: FrameLogger | undefined
  /**
   * Runs when the frame did not confirm that it closed an aborted approval (`frame/abort-failed`): the frame may still show
   * it. The request itself has already rejected.
   */
  readonly onAbortFailed?: ((error: SecureFrameError) => void) | undefined
}

/** The window of the secure site in which the open approval is answered. */
export type ApprovalWindow = {
  /**
   * `needed`: the user has to press a button that calls `open`. `blocked`: the browser blocked the window. `open`: the user
   * answers in the window. `closed`: the window was closed without an answer, and can be opened again. `detached`: the page
   * cannot see the window, because of `Cross-Origin-Opener-Policy: same-origin`; the user answers in it, or has closed it
   * and can open another window. `unavailable`: the browser does not support windows, or blocked two in a row; the approval
   * can be answered in this tab, with `leave`.
   */
  readonly status: 'needed' | 'blocked' | 'unavailable' | 'open' | 'closed' | 'detached'
  /** How many times in a row the browser blocked the window. */
  readonly timesBlocked: number
  /** Opens the window, or brings it to the front. Call it in a user event. */
  open(): void
  /**
   * Passes the approval to a page of the secure site that this tab has to navigate to, and resolves with its address. The
   * page returns to `returnUrl`, which must have the origin of this page; `APPROVAL_RETURNED` then reads the answer.
   *
   * @throws SecureFrameError `frame/popup-cut-off` for an account of a provider, which has no login on the site itself
   */
  leave(returnUrl: string): Promise<ApprovalPage>
  /** Rejects the approval with "Request was aborted". */
  reject(): void
}

/** A page of the secure site that takes an approval in the tab of the app. */
export type ApprovalPage = {
  readonly url: string
  /** Identifies the approval in `APPROVAL_RETURNED`, together with `secret`. */
  readonly id: string
  readonly secret: string
}

/** Options of a request. */
export type FrameRequestOptions = {
  /** Aborting rejects immediately. A queued or open approval is withdrawn. */
  readonly signal?: AbortSignal | undefined
  /** Runs when the frame did not answer in time, before the request rejects. */
  readonly onTimeout?: (() => void) | undefined
}

type Needs<type extends FrameRequestType> =
  undefined extends FrameRequestPayload<type>
    ? [payload?: FrameRequestPayload<type>, options?: FrameRequestOptions]
    : [payload: FrameRequestPayload<type>, options?: FrameRequestOptions]

/** The client of one secure frame. */
export type SecureFrameClient = {
  /**
   * Inserts the frame if it is absent, and resolves when it answers. A call after a failure retries.
   *
   * @throws SecureFrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/origin-not-allowed`,
   * `frame/unsupported-version`
   */
  ready(): Promise<void>
  /**
   * Sends a request and returns the payload of its answer. Approvals are sent sequentially.
   *
   * @throws SecureFrameError with the code of the frame, `frame/timeout`, `frame/aborted`, `frame/too-many-requests`, and
   * the errors of `ready`
   */
  request<type extends FrameRequestType>(type: type, ...rest: Needs<type>): Promise<FrameAnswerPayload<type>>
  /** Calls `listener` for each event of that type. Returns a function that stops listening. */
  on<type extends FrameEventType>(
    type: type,
    listener: (payload: Extract<FrameEvent, { type: type }>['payload']) => void,
  ): () => void
  /** Rejects all open and queued approvals with "Request was aborted". */
  abortApprovals(): void
  /** Returns the window of the open approval; undefined when no approval needs a window. */
  getApprovalWindow(): ApprovalWindow | undefined
  /** Calls `listener` when {@link SecureFrameClient.getApprovalWindow} changes. Returns a function that stops listening. */
  watchApprovalWindow(listener: () => void): () => void
  /** Removes the frame and rejects pending requests. */
  destroy(): void
}
