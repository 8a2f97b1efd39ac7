import type { Duplex } from 'node:stream'
import type { Logger } from '@latchkit/service-base'
import type { WebSocket } from 'ws'
import type { Mailbox } from '../mailbox/mailbox.js'
import type { Message } from '../mailbox/message.js'
import type { RelayLimits } from '../settings.js'
import type { Budget } from './budgets.js'

/** Where the mailbox finds a message that was pushed. */
export type InFlight = { readonly topic: string; readonly key: string }

/** Topics that are being read from the mailbox for a client. */
export type Pull = {
  /** Position in the mailbox behind which each topic is read. */
  readonly places: ReadonlyMap<string, number>
  /** Messages that arrived meanwhile; they may be missing from the page. */
  readonly arrived: Message[]
  /** Ids that were acknowledged meanwhile; they may still be on the page. */
  readonly acknowledged: Set<string>
}

/** The socket of one client. Fields that most idle clients never need are created on first use. */
export type Connection = {
  readonly socket: WebSocket
  /** Stream below the socket, to which the texts of an event loop turn are written as one buffer. */
  readonly stream: Duplex
  /** did:key of the client. */
  readonly clientId: string
  /** Hash of the address of the client, by which its quotas are counted. */
  readonly address: string
  /** Subscription id by topic. */
  topics: Map<string, string> | undefined
  /** Pushed and not acknowledged, by id. The messages, which may be large, stay in the mailbox. */
  inFlight: Map<string, InFlight> | undefined
  /** Topics with messages in the mailbox that were not pushed yet, and the position behind which they are. */
  backlog: Map<string, number> | undefined
  pull: Pull | undefined
  /** Texts that wait for the end of this turn, each in three parts, and their characters. */
  queue: { parts: string[]; length: number } | undefined
  /** Time since which the client reads too slowly, by `performance.now()`; 0 while it does not. */
  pausedSince: number
  /** Whether anything came from the client since the last ping. */
  alive: boolean
  /** Second within the ping period at which it is pinged. */
  readonly pingSlot: number
  /** That of its client key. */
  readonly budget: Budget
  readonly addressBudget: Budget
  /** Calls refused by the rate since the last allowed call. */
  refusals: number
}

/** Running totals, read when the metrics are requested. */
export type Counts = {
  published: number
  delivered: number
  acknowledged: number
  slowReaders: number
  /** Work charged to clients, in calls. */
  work: number
  /** Work of pushes from the mailbox charged to clients, in calls. */
  pulled: number
  /** Pages that calls read from the mailbox. */
  pages: number
  /** Refused calls and connections by reason. */
  readonly refused: Map<string, number>
}

/** State that every part of a running relay shares. */
export type RelayNode = {
  readonly limits: RelayLimits
  readonly mailbox: Mailbox
  readonly log: Logger
  readonly counts: Counts
  readonly connections: Map<WebSocket, Connection>
  /** Clients that were refused and have not closed yet, and the time of the refusal by `performance.now()`. */
  readonly refused: Map<WebSocket, number>
  /** Local subscribers by topic. */
  readonly subscribers: Map<string, Connection[]>
  /** Number of subscriptions by client id and by address. */
  readonly ownerTopics: Map<string, number>
  /** Budgets by client id and by address. */
  readonly budgets: Map<string, Budget>
  /** Owners of budgets without connections. */
  readonly idleBudgets: Set<string>
  /** Connections with texts that wait for the end of this turn. */
  readonly queued: Connection[]
  /** Memory from which the next buffers are taken. */
  readonly slab: { bytes: Buffer; used: number }
  /** Writes the texts of `queued`. A field and not an import: sending schedules it, and it sends. */
  flush(): void
  /** Calls that wait for the mailbox. */
  pendingCalls: number
  draining: boolean
  nextId(now: number): string
}
