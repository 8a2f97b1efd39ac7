import { hash } from 'node:crypto'
import type { RelayLimits } from '../settings.js'
import { dropSearch, longLivedShare, type Mailbox, pageBytes, pageSize, type Refusal } from './mailbox.js'
import { isLongLived, type Message } from './message.js'

/** Topics checked per sweep, so that a full mailbox does not block the process. */
const sweepSize = 5_000

/** Bytes that a message costs besides its text, which is kept twice: as received and as pushed. */
const overhead = 1_024

/** Length from which messages are compared by hash: comparing many long texts that differ at the end is slow. */
const long = 2_048

type Total = { messages: number; bytes: number }

const nothing: Readonly<Total> = { messages: 0, bytes: 0 }

/** Waiting messages from a client key or an address. */
type Owner = Total & {
  /** The oldest first. */
  readonly longLived: Set<Message>
}

/** Creates a mailbox that stores messages in this process. */
export function createMemoryMailbox(limits: RelayLimits): Mailbox {
  const topics = new Map<string, Message[]>()
  const owners = new Map<string, Owner>()
  const all = { messages: 0, bytes: 0 }
  const longLived = { messages: 0, bytes: 0 }
  let position = 0
  let cursor = topics.entries()

  const change = (total: Total, message: Message, sign: 1 | -1) => {
    total.messages += sign
    total.bytes += sign * message.message.length
  }
  const countOwner = (name: string, message: Message, sign: 1 | -1, isLong: boolean) => {
    let owner = owners.get(name)
    if (!owner) {
      owner = { messages: 0, bytes: 0, longLived: new Set() }
      owners.set(name, owner)
    }
    change(owner, message, sign)
    if (isLong && sign > 0) owner.longLived.add(message)
    else if (isLong) owner.longLived.delete(message)
    if (owner.messages === 0) owners.delete(name)
  }
  const count = (message: Message, sign: 1 | -1) => {
    const isLong = isLongLived(message)
    change(all, message, sign)
    if (isLong) change(longLived, message, sign)
    countOwner(message.publisher, message, sign, isLong)
    countOwner(message.address, message, sign, isLong)
  }

  const remove = (topic: string, key: string) => {
    const waiting = topics.get(topic)
    const index = waiting ? waiting.findIndex(message => message.key === key) : -1
    const message = waiting?.[index]
    if (!waiting || !message) return
    count(message, -1)
    if (waiting.length === 1) topics.delete(topic)
    else waiting.splice(index, 1)
  }

  /**
   * Returns the reason why a message cannot be stored. Makes room for it by dropping long-lived messages of its
   * publisher, the oldest first. Messages of other clients at its address stay. Drops nothing when that would not be
   * enough.
   */
  const makeRoomFor = (message: Message): Refusal | undefined => {
    const { publisher, address } = message
    const { length } = message.message
    const isLong = isLongLived(message)
    const quotaOf = (name: string, messages: number, bytes: number) => {
      const { messages: count, bytes: sum } = owners.get(name) ?? nothing
      return (freed: Total) => count - freed.messages >= messages || sum - freed.bytes + length > bytes
    }
    const exceeds = (total: Total, freed: Total, share: number) =>
      2 * (total.bytes - freed.bytes + length) + overhead * (total.messages - freed.messages + 1) >
      share * limits.mailboxBytes
    const isOwnerFull = quotaOf(publisher, limits.ownerMessages, limits.ownerBytes)
    const isAddressFull = quotaOf(address, limits.addressMessages, limits.addressBytes)
    const isFull = (freed: Total) =>
      exceeds(all, freed, 1) || (isLong && exceeds(longLived, freed, longLivedShare))
    if (!isOwnerFull(nothing) && !isAddressFull(nothing) && !isFull(nothing)) return undefined
    const createBound = (
      reason: Refusal,
      has: (other: Message) => boolean,
      isExceeded: (freed: Total) => boolean,
    ) => ({ reason, has, isExceeded, freed: { messages: 0, bytes: 0 } })
    const bounds = [
      createBound('owner-full', () => true, isOwnerFull),
      createBound('address-full', other => other.address === address, isAddressFull),
      createBound('full', () => true, isFull),
    ]
    const dropped: Message[] = []
    let searched = 0
    for (const other of owners.get(publisher)?.longLived ?? []) {
      const exceeded = bounds.filter(({ isExceeded, freed }) => isExceeded(freed))
      if (exceeded.length === 0 || searched++ === dropSearch) break
      if (!exceeded.some(({ has }) => has(other))) continue
      dropped.push(other)
      for (const { freed } of bounds.filter(({ has }) => has(other))) {
        freed.messages += 1
        freed.bytes += other.message.length
      }
    }
    const exceeded = bounds.find(({ isExceeded, freed }) => isExceeded(freed))
    if (exceeded) return exceeded.reason
    for (const { topic, key } of dropped) remove(topic, key)
    return undefined
  }

  const expire = (topic: string, waiting: Message[], now: number) => {
    let kept = 0
    for (const message of waiting) {
      if (message.expiresAt > now) waiting[kept++] = message
      else count(message, -1)
    }
    waiting.length = kept
    if (kept === 0) topics.delete(topic)
  }

  return {
    keyOf: (id, message) => (message.length > long ? hash('sha256', message) : id),
    put(message) {
      const waiting = topics.get(message.topic)
      if (waiting) {
        const isLong = message.message.length > long
        const duplicate = waiting.find(other =>
          isLong ? other.key === message.key : other.message === message.message,
        )
        if (duplicate && duplicate.expiresAt > message.publishedAt) return 'known'
        // Two messages with the same key could not be distinguished.
        if (duplicate) expire(message.topic, waiting, message.publishedAt)
        if (waiting.length >= limits.mailboxMessages) {
          expire(message.topic, waiting, message.publishedAt)
          if (waiting.length >= limits.mailboxMessages) return 'topic-full'
        }
      }
      const full = makeRoomFor(message)
      if (full) return full
      position += 1
      message.position = position
      const current = topics.get(message.topic)
      if (current) current.push(message)
      else topics.set(message.topic, [message])
      count(message, 1)
      return 'stored'
    },
    read(places) {
      const now = Date.now()
      const messages: Message[] = []
      let room = pageBytes
      for (const [index, { topic, after }] of places.entries()) {
        const waiting = topics.get(topic)
        if (!waiting) continue
        expire(topic, waiting, now)
        for (const message of waiting) {
          const { position } = message
          if (position <= after) continue
          messages.push(message)
          room -= message.message.length
          if (messages.length < pageSize && room > 0) continue
          return { messages, rest: [{ topic, after: position }, ...places.slice(index + 1)] }
        }
      }
      return { messages, rest: [] }
    },
    open: () => undefined,
    shut() {},
    remove,
    size: () => all,
    sweep(now) {
      for (let checked = 0; checked < sweepSize; checked++) {
        const next = cursor.next()
        if (next.done) {
          cursor = topics.entries()
          return
        }
        expire(next.value[0], next.value[1], now)
      }
    },
    isReady: () => true,
    async close() {
      topics.clear()
    },
  }
}
