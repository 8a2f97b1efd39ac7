import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Message } from './message.js'

/** Result of storing a message. `known`: the same message waits already. The `full` ones: it was refused. */
export type PutResult = 'stored' | 'known' | 'full' | 'topic-full' | 'owner-full'

/** Some of the messages that wait on a topic. */
export type Page = {
  readonly messages: readonly Message[]
  /** Position from which the next page is read. */
  readonly end: number
  /** Whether more may wait behind it. */
  readonly more: boolean
}

/** Stores messages until a subscriber acknowledges them or they expire. Calls may fail with a MailboxError. */
export type Mailbox = {
  /** Returns the key that a message will have. */
  keyOf(id: string, message: string): string
  put(message: Message): PutResult | Promise<PutResult>
  /** Returns messages that wait on a topic behind a position, the oldest first, one page at most. */
  read(topic: string, after: number): Page | Promise<Page>
  /** Settles when messages that other nodes store on the topic will be delivered here too. */
  open(topic: string): undefined | Promise<void>
  /** Called when the topic has lost its last local subscriber. */
  shut(topic: string): void
  remove(topic: string, key: string): void
  /** Messages and bytes that wait, where they wait in this process. */
  size?(): { readonly messages: number; readonly bytes: number }
  /** Drops what has expired; called about once a second. */
  sweep(now: number): void
  isReady(): boolean
  /** Settles when everything that was put or removed is stored. */
  close(): Promise<void>
}

/** Events of a mailbox that several nodes share. */
export type MailboxEvents = {
  /** Another node stored a message on a topic that is open here. */
  onMessage(message: Message): void
  /** Messages may have been missed: every topic that is open here has to be read again. */
  onGap(): void
}

/** The mailbox did not answer; whether the call took effect is unknown. */
export class MailboxError extends Error {
  override name = 'MailboxError'
}

/** Share of the store that long-lived messages may use; the rest is kept for short-lived ones. */
export const longLivedShare = 0.9

/** Messages on one page. */
export const pageSize = 64

/** Bytes after which a page of large messages ends early. */
export const pageBytes = 131_072

/**
 * Reads every message that waits on some topics, topic by topic and the oldest first. Other work of the process goes on
 * between two pages.
 */
export async function* readAll(
  mailbox: Mailbox,
  topics: Iterable<string>,
  onPage: () => void = () => {},
): AsyncGenerator<Message, void> {
  let isFirst = true
  for (const topic of topics) {
    for (let after = 0, more = true; more; ) {
      if (!isFirst) await nextTurn()
      isFirst = false
      onPage()
      const page = await mailbox.read(topic, after)
      yield* page.messages
      after = page.end
      more = page.more
    }
  }
}
