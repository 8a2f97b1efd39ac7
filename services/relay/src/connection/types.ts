import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { RelayLimits } from '../config/limits.js'
import type { Counts } from '../http/counts.js'
import type { RelayLogger } from '../log/types.js'
import type { Mailbox, Message } from '../mailbox/types.js'

/** Where the mailbox finds a message that was pushed. */
export type InFlight = { readonly topic: string; readonly key: string }

/** A topic that is being read from the mailbox for a client. */
export type Pull = {
  readonly topic: string
  /** Place in the mailbox from which it is read. */
  readonly after: number
  /** Messages that came for it meanwhile; they may be missing in what is read. */
  readonly late: Message[]
  /** Ids that were acknowledged meanwhile; they may still be in what is read. */
  readonly acknowledged: Set<string>
}

/** One client's socket. What most idle clients never need is made when it is. */
export type Connection = {
  readonly socket: WebSocket
  /** Stream below the socket, to send what one turn of the event loop made with one write. */
  readonly stream: Duplex
  /** did:key of the client. */
  readonly clientId: string
  /** Subscription id by topic. */
  topics: Map<string, string> | undefined
  /** Pushed and not acknowledged, by id. Not the messages: they may be large and wait in the mailbox anyhow. */
  inFlight: Map<string, InFlight> | undefined
  /** Topics with messages in the mailbox that were not pushed yet, and the place behind which they are. */
  behind: Map<string, number> | undefined
  pull: Pull | undefined
  /** Whether writes are held back until the end of this turn. */
  corked: boolean
  /** Unix milliseconds since which the reader is too slow; 0 while it is not. */
  pausedSince: number
  /** Whether anything came from the client since the last ping. */
  alive: boolean
  /** Second within the ping period at which it is pinged. */
  readonly pingSlot: number
  /** Calls it may make now. */
  tokens: number
  /** Unix milliseconds. */
  refilledAt: number
}

/** What every part of a running relay works on. */
export type RelayNode = {
  readonly limits: RelayLimits
  readonly mailbox: Mailbox
  readonly log: RelayLogger
  readonly counts: Counts
  readonly connections: Map<WebSocket, Connection>
  /** Clients that were refused and have not closed yet, and the Unix milliseconds of it. */
  readonly refused: Map<WebSocket, number>
  /** Local subscribers by topic. */
  readonly subscribers: Map<string, Connection[]>
  /** Connections whose writes are held back until the end of this turn. */
  readonly corked: Connection[]
  /** Writes what `corked` holds back. One for all turns, and no import: what is pushed next is sent too. */
  flush(): void
  /** Calls that wait for the mailbox. */
  pendingCalls: number
  draining: boolean
  nextId(now: number): string
}
