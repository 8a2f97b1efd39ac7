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

/** What the page reports to the client about the iframe. */
export type FrameListeners = {
  /** Every message event of the window, from whomever: the client compares source and origin. */
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
  /** `height` in CSS pixels, as the frame asks for it. */
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

/** What inserts the iframe and opens windows. `@latchkit/react` has an implementation for the DOM. */
export type FrameEnvironment = {
  /** `location.origin` of the page. */
  readonly pageOrigin: string
  /** Whether the browser allows a window now: `navigator.userActivation.isActive`, true where it cannot be read. */
  hasActivation(): boolean
  /** Opens a window, or a tab on phones. Undefined when the browser blocked it. */
  openWindow(url: string): OpenedWindow | undefined
  /** Whether the browser has windows or tabs at all: a web view inside of an app has none. Default: true. */
  hasWindows?(): boolean
  /** Inserts an iframe, hidden. `attributes` have to be set before `src`. */
  insert(parameters: {
    readonly url: string
    readonly attributes: Readonly<Record<string, string>>
    readonly listeners: FrameListeners
  }): InsertedFrame
}

/** Receives the log messages of the client. */
export type FrameLogger = {
  warn(message: string, context?: unknown): void
  debug(message: string, context?: unknown): void
}

/** Parameters of `createSecureFrame`. */
export type CreateSecureFrameParameters = {
  /** Address of the frame: https, or http on localhost. It must not have the origin of the page. */
  readonly url: string
  readonly projectId: string
  /** The network that the frame starts with: a number on eip155, the CAIP-2 id on Solana. Default: 1. */
  readonly chainId?: number | string | undefined
  /** Makes the frame log to the console. Default: false. */
  readonly enableLogger?: boolean | undefined
  /** False: the page has no use for smart accounts, so that the wallet has one address on each network. Default: true. */
  readonly smartAccounts?: boolean | undefined
  readonly environment: FrameEnvironment
  readonly logger?: FrameLogger | undefined
  /**
   * Runs when the frame did not confirm that an approval which was aborted here is closed (`frame/abort-failed`): the frame
   * may still show it. The request itself has rejected already.
   */
  readonly onAbortFailed?: ((error: SecureFrameError) => void) | undefined
}

/** The window of the secure site in which the open approval is answered. */
export type ApprovalWindow = {
  /**
   * `needed`: the user has to press a button that calls `open`. `blocked`: the browser blocked the window. `open`: the user
   * answers in the window. `closed`: the window was closed without an answer, and can be opened again. `detached`: the page
   * cannot see the window, as `Cross-Origin-Opener-Policy: same-origin` has it. The user answers in it, or has closed it and
   * can open another one. `unavailable`: the browser has no windows, or blocked two in a row: the approval can be taken in
   * this tab, by `leave`.
   */
  readonly status: 'needed' | 'blocked' | 'unavailable' | 'open' | 'closed' | 'detached'
  /** How many times in a row the browser blocked the window. */
  readonly timesBlocked: number
  /** Opens the window, or brings it to the front. Call it in an event of the user. */
  open(): void
  /**
   * Hands the approval to a page of the secure site that this tab is to show, and resolves with its address. The page returns
   * to `returnUrl`, which has to be of the origin of this page; the answer is then read by `APPROVAL_RETURNED`.
   *
   * @throws SecureFrameError `frame/popup-cut-off` for an account of a provider, which has no login at the site itself
   */
  leave(returnUrl: string): Promise<ApprovalPage>
  /** Rejects the approval with "Request was aborted". */
  reject(): void
}

/** A page of the secure site that takes an approval in the tab of the app. */
export type ApprovalPage = {
  readonly url: string
  /** With `secret` it names the approval in `APPROVAL_RETURNED`. */
  readonly id: string
  readonly secret: string
}

/** Options of a request. */
export type FrameRequestOptions = {
  /** Aborting rejects at once. An approval is withdrawn, queued or open. */
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
   * Inserts the frame, unless it is there, and resolves when it answers. A call after a failure tries again.
   *
   * @throws SecureFrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/unsupported-version`
   */
  ready(): Promise<void>
  /**
   * Sends a request and returns the payload of its answer. Approvals are sent one after the other.
   *
   * @throws SecureFrameError with the code of the frame, `frame/timeout`, `frame/aborted`, `frame/too-many-requests`, and
   * what `ready` throws
   */
  request<type extends FrameRequestType>(type: type, ...rest: Needs<type>): Promise<FrameAnswerPayload<type>>
  /** Calls `listener` for each event of that type; returns how to stop. */
  on<type extends FrameEventType>(
    type: type,
    listener: (payload: Extract<FrameEvent, { type: type }>['payload']) => void,
  ): () => void
  /** Rejects the approvals that are open or queued with "Request was aborted". */
  abortApprovals(): void
  /** Returns the window of the open approval; undefined when no approval needs a window. */
  getApprovalWindow(): ApprovalWindow | undefined
  /** Calls `listener` when {@link SecureFrameClient.getApprovalWindow} returns another value; returns how to stop. */
  watchApprovalWindow(listener: () => void): () => void
  /** Removes the frame and rejects what is pending. */
  destroy(): void
}
