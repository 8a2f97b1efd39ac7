import type { Envelope } from '../envelope/envelope.js'
import type { Relay } from '../relay/types.js'
import type { Logger, Metadata, WalletConnectSession } from '../types.js'
import type { Emitter } from './createEmitter.js'
import type { SessionStore } from './createSessionStore.js'
import type { Goodbyes } from './pendingDeletes.js'

/** JSON-RPC request of a peer, checked for its form. */
export type JsonRpcRequest = { readonly id: number; readonly method: string; readonly params: unknown }

/** JSON-RPC answer of a peer, checked for its form. */
export type JsonRpcResponse = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
)

/** A session with what only this page may know of it. */
export type StoredSession = {
  readonly session: WalletConnectSession
  /** Hex. */
  readonly symKey: string
  /** What was proposed: an update may not go beyond these namespaces. */
  readonly namespaces: readonly string[]
  /** Id of the settlement: a page that is loaded again at once gets it again. */
  readonly settleId: number
  /** Id of the last update, so that an older one changes nothing. */
  readonly updateId: number
  /** Ids of the last requests that must not be seen to twice, the oldest first. */
  readonly seen?: readonly number[] | undefined
}

/** A request of ours that waits for the peer. */
export type PendingRequest = {
  readonly topic: string
  /** Where an answer may come as well. */
  readonly alsoTopic?: string | undefined
  receive(response: JsonRpcResponse): void | Promise<void>
  /** The session or the client ended. */
  fail(error: Error): void
}

/** A topic that belongs to no stored session: a pairing, or a session that is not settled yet. Only this tab has its key. */
export type PrivateTopic = {
  /** Its key, or how to find the key of one message. */
  readonly symKey: Uint8Array | ((envelope: Envelope) => Promise<Uint8Array>)
  /** Answers a request of the peer; refuses it by throwing a `ProtocolError`, stays silent with `undefined`. */
  receive(request: JsonRpcRequest): true | undefined | Promise<true | undefined>
}

/** What the parts of a client share. */
export type Context = {
  readonly relay: Relay
  readonly metadata: Required<Metadata>
  readonly logger: Logger | undefined
  readonly emitter: Emitter
  readonly sessions: SessionStore
  readonly goodbyes: Goodbyes
  readonly pending: Map<number, PendingRequest>
  readonly privateTopics: Map<string, PrivateTopic>
  /** The last message of each topic, so that the next one waits for it. */
  readonly turns: Map<string, Promise<unknown>>
  /** Requests of peers that were handled, by topic and id; the oldest is forgotten. */
  readonly handled: Set<string>
  /** Requests that were seen to before this page was loaded, by topic and id. */
  readonly past: ReadonlySet<string>
  /** Id of the last event of each session and name, so that an older one is not told after it. */
  readonly lastEvents: Map<string, number>
  /** Timers of the sessions' ends, by topic. */
  readonly expiries: Map<string, ReturnType<typeof setTimeout>>
  /** Whether this tab held the socket when the last message came. */
  readonly tab: { owner: boolean }
  /** JSON-RPC id for a request of ours: milliseconds and three digits, never the same one twice. */
  nextId(): number
  /** Aborted by `destroy`. */
  readonly ended: AbortSignal
}

/** Sees to a request of the wallet: returns when it is done, refuses it by throwing a `ProtocolError`. */
export type Handler = (context: Context, stored: StoredSession, request: JsonRpcRequest) => void
