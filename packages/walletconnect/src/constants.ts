// Every number of the protocol. Times that travel on the wire are in seconds, times that are waited in milliseconds.

/** Five minutes: life of a pairing, a proposal and its answer, and the shortest life of a request. In seconds. */
export const fiveMinutes = 300
/** One day: life of the relay JWT and of messages that keep a session in step. In seconds. */
export const oneDay = 86_400
/** Seven days: life of a session, what an extension sets, and the longest life of a request. In seconds. */
export const sevenDays = 604_800
/** The shortest life of a one-click authentication request. In seconds. */
export const oneHour = 3_600

/** How often the socket, or the tab that owns it, is looked at. In milliseconds. */
export const heartbeatInterval = 5_000
/** How long an open, silent socket is trusted before it is asked for a sign of life. In milliseconds. */
export const silenceLimit = 15_000
/** How long a socket has to give a sign of life when the page comes back. In milliseconds. */
export const wakeTimeout = 1_000
/** How long the relay has to accept a connection or to answer a call. In milliseconds. */
export const relayTimeout = 10_000
/** First wait before a new connection is tried; doubled with each failure. In milliseconds. */
export const backoffFirst = 500
/** Longest wait before a new connection is tried. In milliseconds. */
export const backoffLimit = 30_000
/** Most topics in one `irn_batchSubscribe`. */
export const batchSubscribeLimit = 500
/** Most message hashes, and most session keys, that are remembered; the oldest is forgotten. */
export const cacheLimit = 8_192
/** Events and extensions of a session that are remembered with it, so that none is told again after a reload. */
export const seenLimit = 256
/** Sessions whose end is told to their wallets later, when the relay is away; the oldest is given up. */
export const goodbyeLimit = 16
/** Listeners of one event above which a warning is logged. */
export const maxListeners = 10
/** How long a wallet has to answer a ping. In milliseconds. */
export const pingTimeout = 30_000

/** How long the tab that owns the socket has to answer another tab before it counts as frozen. In milliseconds. */
export const ownerTimeout = 3_000
/** How often the owner says that it lives, where the browser has no Web Locks. In milliseconds. */
export const ownerInterval = 1_000
/** How long a new tab listens for an owner before it claims the place, where there are no Web Locks. In milliseconds. */
export const electionWait = 150

/** Protocol and client as `ua` spells them: compatible with core 2.19.1, which relays know. */
export const userAgentPrefix = 'wc-2/js-2.19.1'

/** Close code with which a relay refuses a connection for good; the reason has the text. */
export const refusedCloseCode = 3_000

/**
 * Tag, life in the relay's mailbox (seconds) and whether the wallet's person is alerted, of each request that a dapp
 * publishes. `wc_proposeSession` implies 1100. Wallets alone publish 1101 and 1102 (implied by `wc_approveSession`),
 * 1104, 1117 to 1121.
 */
export const messages = {
  /** Proposes a session, on the pairing's topic. */
  propose: { tag: 1100, ttl: fiveMinutes, prompt: true },
  /** Asks the wallet to prolong the session. */
  extend: { tag: 1106, ttl: oneDay, prompt: false },
  /** The dapp asks for a signature or the like. */
  request: { tag: 1108, ttl: fiveMinutes, prompt: true },
  /** Something happened, such as `accountsChanged`. */
  event: { tag: 1110, ttl: fiveMinutes, prompt: true },
  /** Ends a session. */
  delete: { tag: 1112, ttl: oneDay, prompt: false },
  /** Asks whether the peer is there. */
  ping: { tag: 1114, ttl: oneDay, prompt: false },
  /** Asks for a session and a signed statement at once. */
  authenticate: { tag: 1116, ttl: oneHour, prompt: true },
} as const

/** Tag and life (seconds) of the answer to each request of a wallet. Answers alert nobody. */
export const answers: ReadonlyMap<string, readonly [tag: number, ttl: number]> = /*#__PURE__*/ new Map<
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
/** The same of an answer to anything else: as to `wc_sessionRequest`. */
export const otherAnswer: readonly [tag: number, ttl: number] = [1109, fiveMinutes]
