import type { Envelope } from '../envelope/envelope.js'
import type { Relay } from '../relay/types.js'
import type { Logger, Metadata, WalletConnectSession } from '../types.js'
import type { Emitter } from './createEmitter.js'
import type { SessionStore } from './createSessionStore.js'
import type { PendingDeletes } from './pendingDeletes.js'

/** A validated JSON-RPC request of a peer. */
export type JsonRpcRequest = { readonly id: number; readonly method: string; readonly params: unknown }

/** A validated JSON-RPC response of a peer. */
export type JsonRpcResponse = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
)

/** A session with its secrets, as it is stored. */
export type StoredSession = {
  readonly session: WalletConnectSession
  /** Hex. */
  readonly symKey: string
  /** The proposed namespaces. An update cannot add others. */
  readonly namespaces: readonly string[]
  /** Id of the settlement. A page that is reloaded immediately receives it again. */
  readonly settleId: number
  /** Id of the last update. Older updates are refused. */
  readonly updateId: number
  /** Ids of the last requests that must not be handled twice, the oldest first. */
  readonly seen?: readonly number[] | undefined
  /** The greatest id that was dropped from `seen`. After a reload, requests up to it are repetitions. */
  readonly forgotten?: number | undefined
}

/** A request to a peer that has not responded yet. */
export type PendingRequest = {
  readonly topic: string
  /** Another topic on which the response may arrive. */
  readonly alsoTopic?: string | undefined
  receive(response: JsonRpcResponse): void | Promise<void>
  /** Called when the session or the client ended. */
  fail(error: Error): void
}

/** A topic without a stored session: a pairing, or a session that is not settled yet. Only this tab has its key. */
export type PrivateTopic = {
  /** Its key, or a function that returns the key of a message. */
  readonly symKey: Uint8Array | ((envelope: Envelope) => Promise<Uint8Array>)
  /** Handles a request of the peer. Refuses it by throwing a `ProtocolError`; sends no response if it returns `undefined`. */
  receive(request: JsonRpcRequest): true | undefined | Promise<true | undefined>
}

/** State and services that the functions of a client share. */
export type Context = {
  readonly relay: Relay
  readonly metadata: Required<Metadata>
  readonly logger: Logger | undefined
  readonly emitter: Emitter
  readonly sessions: SessionStore
  readonly pendingDeletes: PendingDeletes
  readonly pending: Map<number, PendingRequest>
  readonly privateTopics: Map<string, PrivateTopic>
  /** The message of each topic that is handled last. The next one waits for it. */
  readonly queues: Map<string, Promise<unknown>>
  /** Handled requests of peers, by topic and id. The oldest is dropped. */
  readonly handled: Set<string>
  /** Requests that were handled before this page was loaded, by topic and id. */
  readonly handledBefore: ReadonlySet<string>
  /** `forgotten` of each session when this page was loaded, by topic. */
  readonly forgottenBefore: ReadonlyMap<string, number>
  /** Id of the last event of each session and name. Older events are not emitted. */
  readonly lastEvents: Map<string, number>
  /** Timers of the expiry of sessions, by topic. */
  readonly expiries: Map<string, ReturnType<typeof setTimeout>>
  /** Whether this tab owned the socket when the last message arrived. */
  readonly tab: { owner: boolean }
  /** Returns a unique JSON-RPC id of 16 digits: microseconds since 1970, up to four seconds off. */
  nextId(): number
  /** Aborted by `destroy`. */
  readonly ended: AbortSignal
}
