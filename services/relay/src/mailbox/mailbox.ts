import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Message } from './message.js'

/** Result of storing a message. `known`: the same message waits already. */
export type PutResult = 'stored' | 'known' | Refusal

/** Why a message was refused: the store, its topic, its publisher or the address of its publisher has no room. */
export type Refusal = 'full' | 'topic-full' | 'owner-full' | 'address-full'

/** A topic, and the position behind which its messages are read. */
export type Place = { readonly topic: string; readonly after: number }

/** Some of the messages that wait at some places. */
export type Page = {
  /** In the order of the places, the oldest of each first. */
  readonly messages: readonly Message[]
  /** Where more may wait, in the order of the places. */
  readonly rest: readonly Place[]
}

/** Stores messages until a subscriber acknowledges them or they expire. Calls may fail with a MailboxError. */
export type Mailbox = {
  /** Returns the key that a message will have. */
  keyOf(id: string, message: string): string
  put(message: Message): PutResult | Promise<PutResult>
  /** Reads a page of the messages that wait at some places. */
  read(places: readonly Place[]): Page | Promise<Page>
  /** Settles when messages that other nodes store on the topic will be delivered here too. */
  open(topic: string): undefined | Promise<void>
  /** Called when the topic has lost its last local subscriber. */
  shut(topic: string): void
  remove(topic: string, key: string): void
  /** Messages and bytes that wait, where they wait in this process. */
  size?(): { readonly messages: number; readonly bytes: number }
  /** Seconds by which the clock of this process is ahead of that of the store, where there is another one. */
  clockSkew?(): number
  /** Drops expired messages. Called about once a second. */
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

/** Share of the store that long-lived messages may use. The rest is reserved for short-lived messages. */
export const longLivedShare = 0.9

/** Maximum long-lived messages of a publisher that are checked to make room for a message of the same publisher. */
export const dropSearch = 128

/** Messages of a page. */
export const pageSize = 64

/** Bytes after which a page of large messages ends early. */
export const pageBytes = 131_072

/** Places that are read together: an empty place then costs Redis less than two microseconds, and 24 alone. */
export const pagePlaces = 128

/**
 * Reads every message that waits on some topics, topic by topic and the oldest first. Other work of the process goes on
 * between two pages.
 */
export async function* readAll(
  mailbox: Mailbox,
  topics: Iterable<string>,
  onPage: () => void = () => {},
): AsyncGenerator<Message, void> {
  let places: readonly Place[] = Array.from(topics, topic => ({ topic, after: 0 }))
  for (let isFirst = true; places.length > 0; isFirst = false) {
    if (!isFirst) await nextTurn()
    onPage()
    const page = await mailbox.read(places.slice(0, pagePlaces))
    yield* page.messages
    places = [...page.rest, ...places.slice(pagePlaces)]
  }
}
