import { hash } from 'node:crypto'
import type { RelayLimits } from '../settings.js'
import { type Mailbox, pageSize } from './mailbox.js'
import type { Message } from './message.js'

/** Topics checked per sweep, so that a full mailbox does not block the process. */
const sweepSize = 5_000

/** Bytes that a message costs besides its text, which is kept twice: as received and as pushed. */
const overhead = 1_024

/** Length from which messages are compared by hash: comparing many long texts that differ at the end is slow. */
const long = 2_048

/** Creates a mailbox that stores messages in this process. */
export function createMemoryMailbox(limits: RelayLimits): Mailbox {
  const topics = new Map<string, Message[]>()
  let bytes = 0
  let count = 0
  let position = 0
  let cursor = topics.entries()

  const uncount = (message: Message) => {
    bytes -= message.message.length
    count -= 1
  }

  const expire = (topic: string, waiting: Message[], now: number) => {
    let kept = 0
    for (const message of waiting) {
      if (message.expiresAt > now) waiting[kept++] = message
      else uncount(message)
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
        // Two messages of one key could not be told apart.
        if (duplicate) expire(message.topic, waiting, message.publishedAt)
        if (waiting.length >= limits.mailboxMessages) {
          expire(message.topic, waiting, message.publishedAt)
          if (waiting.length >= limits.mailboxMessages) return 'topic-full'
        }
      }
      const memory = 2 * (bytes + message.message.length) + overhead * (count + 1)
      if (memory > limits.mailboxBytes) return 'full'
      position += 1
      message.position = position
      const current = topics.get(message.topic)
      if (current) current.push(message)
      else topics.set(message.topic, [message])
      bytes += message.message.length
      count += 1
      return 'stored'
    },
    read(topic, after) {
      const waiting = topics.get(topic)
      if (!waiting) return { messages: [], end: after, more: false }
      expire(topic, waiting, Date.now())
      const from = waiting.findIndex(message => message.position > after)
      const messages = from < 0 ? [] : waiting.slice(from, from + pageSize)
      return { messages, end: messages.at(-1)?.position ?? after, more: messages.length === pageSize }
    },
    open: () => undefined,
    shut() {},
    remove(topic, key) {
      const waiting = topics.get(topic)
      const index = waiting ? waiting.findIndex(message => message.key === key) : -1
      const message = waiting?.[index]
      if (!waiting || !message) return
      uncount(message)
      if (waiting.length === 1) topics.delete(topic)
      else waiting.splice(index, 1)
    },
    size: () => ({ messages: count, bytes }),
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
