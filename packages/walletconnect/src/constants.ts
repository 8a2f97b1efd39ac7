// Times that are sent to peers are in seconds, local timeouts in milliseconds.

/** Seconds until a pairing, a proposal or its response expires; the minimum for a request. */
export const fiveMinutes = 300
/** Seconds until the relay JWT and messages that update a session expire. */
export const oneDay = 86_400
/** Seconds until a new or extended session expires; the maximum for a request. */
export const sevenDays = 604_800
/** Minimum of seconds until a one-click authentication request expires. */
export const oneHour = 3_600

/** Interval at which the socket, or the tab that owns it, is checked. In milliseconds. */
export const heartbeatInterval = 5_000
/** Time without any message after which an open socket is probed. In milliseconds. */
export const silenceLimit = 15_000
/** Timeout of the probe when the page becomes visible again. In milliseconds. */
export const wakeTimeout = 1_000
/** Timeout of a connection attempt and of a call to the relay. In milliseconds. */
export const relayTimeout = 10_000
/** Delay before the first reconnect; doubled with each failure. In milliseconds. */
export const backoffFirst = 500
/** Longest delay before a reconnect. In milliseconds. */
export const backoffLimit = 30_000
/** Maximum of topics in one `irn_batchSubscribe`. */
export const batchSubscribeLimit = 500
/** Maximum of message hashes, and of handled requests, that are remembered. The oldest is dropped. */
export const cacheLimit = 8_192
/** Maximum of handled events and extensions stored with a session, so that none is repeated after a reload. */
export const seenLimit = 256
/** Maximum of `wc_sessionDelete` messages kept while the relay is unavailable. The oldest is dropped. */
export const pendingDeleteLimit = 16
/** Number of listeners of one event above which a warning is logged. */
export const maxListeners = 10
/** Timeout of a ping. In milliseconds. */
export const pingTimeout = 30_000

/** Time within which the tab that owns the socket must answer another tab; later it is considered frozen. In milliseconds. */
export const ownerTimeout = 3_000
/** Interval of the leader's announcements where the browser has no Web Locks. In milliseconds. */
export const ownerInterval = 1_000
/** Time that a new tab waits for a leader before it becomes one, where there are no Web Locks. In milliseconds. */
export const electionWait = 150

/** Version in the `ua` parameter: that of a core release that relays know. */
export const userAgentPrefix = 'wc-2/js-2.19.1'

/** Close code with which a relay rejects a connection permanently. The reason has the text. */
export const refusedCloseCode = 3_000

/**
 * Tag, seconds that the relay stores the message, and whether the wallet shows a notification, for each request that a
 * dapp publishes. `wc_proposeSession` implies 1100. 1101 and 1102 (implied by `wc_approveSession`), 1104 and 1117 to
 * 1121 are published by wallets only.
 */
export const messages = {
  /** Proposes a session, on the pairing's topic. */
  propose: { tag: 1100, ttl: fiveMinutes, prompt: true },
  /** Requests an extension of the session from the wallet. */
  extend: { tag: 1106, ttl: oneDay, prompt: false },
  /** Requests a method of the session, such as a signature. */
  request: { tag: 1108, ttl: fiveMinutes, prompt: true },
  /** Sends an event, such as `accountsChanged`. */
  event: { tag: 1110, ttl: fiveMinutes, prompt: true },
  /** Ends a session. */
  delete: { tag: 1112, ttl: oneDay, prompt: false },
  /** Checks whether the wallet responds. */
  ping: { tag: 1114, ttl: oneDay, prompt: false },
  /** Requests a session and a signed statement in one prompt. */
  authenticate: { tag: 1116, ttl: oneHour, prompt: true },
} as const

/** Tag and storage time (seconds) of the response to each request of a wallet. */
export const responses: ReadonlyMap<string, readonly [tag: number, ttl: number]> = /*#__PURE__*/ new Map<
  string,
  readonly [number, number]
>([
  ['wc_pairingDelete', [1001, oneDay]],
  ['wc_pairingPing', [1003, 30]],
  ['wc_sessionSettle', [1103, fiveMinutes]],
  ['wc_sessionUpdate', [1105, oneDay]],
  ['wc_sessionExtend', [1107, oneDay]],
  ['wc_sessionEvent', [1111, fiveMinutes]],
  ['wc_sessionDelete', [1113, oneDay]],
  ['wc_sessionPing', [1115, oneDay]],
])
/** Tag and storage time (seconds) of the response to any other request, as to `wc_sessionRequest`. */
export const defaultResponse: readonly [tag: number, ttl: number] = [1109, fiveMinutes]
