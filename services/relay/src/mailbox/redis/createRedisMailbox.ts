import { hash, randomUUID } from 'node:crypto'
import type { RelayLimits } from '../../config/limits.js'
import type { RelayLogger } from '../../log/types.js'
import { MailboxError } from '../mailboxError.js'
import { pageBytes, pageSize } from '../pageSize.js'
import type { Mailbox, MailboxEvents, Message, PutResult } from '../types.js'
import { connectRedis } from './connectRedis.js'
import { createBatch } from './createBatch.js'
import { createRemovals } from './createRemovals.js'
import { groupByTopic } from './groupByTopic.js'
import { readParcel } from './readParcel.js'
import { readPayload } from './readPayload.js'
import { runScript } from './runScript.js'
import { openScript, putScript, readScript, removeScript, scripts } from './scripts.js'
import { writePayload } from './writePayload.js'

const prefix = 'latchkit:relay:'
const batchSize = 200

/** Bytes of messages after which a call to Redis has enough. */
const batchBytes = 1_048_576

/** Milliseconds that a node counts as listening on a topic without saying so again, and after which it says so. */
const openLife = 86_400_000
const openAgain = 3_600_000

const mailboxOf = (topic: string) => `${prefix}mailbox:${topic}`
const placesOf = (topic: string) => `${prefix}places:${topic}`
const nodesOf = (topic: string) => `${prefix}nodes:${topic}`

/** A mailbox in Redis, and the number that sets this node's ids apart from those of the others. */
export type RedisMailbox = { readonly mailbox: Mailbox; readonly node: number }

/**
 * Keeps waiting messages in Redis, where all nodes see them and none takes them along when it dies. A message counts
 * as taken in when Redis has it; the nodes that have its topic open then get it by their channel.
 *
 * @throws ConfigError if Redis cannot be reached
 */
export async function createRedisMailbox(
  url: string,
  limits: RelayLimits,
  log: RelayLogger,
  events: MailboxEvents,
): Promise<RedisMailbox> {
  const wait = limits.mailboxWait
  const [redis, listener] = await Promise.all([connectRedis(url, wait, log), connectRedis(url, wait, log)])
  const self = randomUUID()
  const node = await redis.incr(`${prefix}node`)
  const open = new Set<string>()
  let openedAt = Date.now()

  const puts = createBatch<Message, PutResult>(
    { size: batchSize, weight: batchBytes, weigh: ({ message }) => message.length },
    async messages => {
      const groups = groupByTopic(messages)
      const keys = [...groups.keys()].flatMap(topic => [mailboxOf(topic), placesOf(topic), nodesOf(topic)])
      const values = [self, String(limits.mailboxMessages), String(Date.now()), `${prefix}channel:`]
      for (const { items } of groups.values()) {
        values.push(String(items.length))
        for (const message of items) values.push(writePayload(message))
      }
      try {
        const [answer] = await runScript(redis, putScript, keys, values)
        const answers = String(answer).split(' ')
        const results: PutResult[] = []
        let next = 0
        for (const { items, places } of groups.values()) {
          items.forEach((message, index) => {
            results[places[index] ?? 0] = toPutResult(message, answers[next++])
          })
        }
        return results
      } catch (error) {
        if (isOutOfMemory(error)) return messages.map(() => 'full')
        throw error
      }
    },
  )
  const report = (error: unknown) => log.warn({ err: error }, 'Redis did not take a removal')
  const removals = createRemovals(batchSize, async removed => {
    const keys: string[] = []
    const values: string[] = []
    for (const [topic, names] of removed) {
      keys.push(mailboxOf(topic), placesOf(topic))
      values.push(names.join(' '))
    }
    await runScript(redis, removeScript, keys, values).catch(report)
  })
  const opens = createBatch<{ readonly topic: string; readonly open: boolean }, unknown>(
    { size: batchSize },
    async items => {
      const keys = items.map(({ topic }) => nodesOf(topic))
      const values = items.map(item => (item.open ? '1' : '0'))
      await runScript(redis, openScript, keys, [self, String(openLife), ...values])
      return items
    },
  )
  // A script that Redis does not know runs a round trip later, behind calls that were made after it.
  const loadScripts = () => Promise.all(scripts.map(script => redis.script('LOAD', script.text)))
  const openAll = () => Promise.all([...open].map(topic => opens.add({ topic, open: true })))
  const mend = () => {
    openedAt = Date.now()
    loadScripts()
      .then(openAll)
      .then(events.onGap)
      .catch(error => {
        // Other nodes may have struck this one off meanwhile: the next sweep tries again.
        openedAt = 0
        log.warn({ err: error }, 'Redis did not take the topics')
      })
  }

  await loadScripts()
  listener.on('messageBuffer', (_channel: Buffer, parcel: Buffer) => {
    for (const message of readParcel(parcel)) events.onMessage(message)
  })
  await listener.subscribe(`${prefix}channel:${self}`)
  listener.on('ready', mend)
  redis.on('ready', mend)

  const mailbox: Mailbox = {
    keyOf: (_id, message) => hash('sha256', message),
    put: message => puts.add(message),
    async read(topic, after) {
      // Calls are answered in their order, so what was removed before is not read.
      puts.flush()
      removals.flush()
      const now = Date.now()
      const keys = [mailboxOf(topic), placesOf(topic)]
      const [more, ...found] = await runScript(redis, readScript, keys, [
        String(after),
        String(pageSize),
        String(pageBytes),
      ])
      const messages: Message[] = []
      for (let i = 0; i < found.length; i += 2) {
        const message = readPayload(String(found[i]), Number(found[i + 1]))
        if (message && message.expiresAt > now) messages.push(message)
      }
      const end = found.length > 0 ? Number(found.at(-1)) : after
      return { messages, end, more: more === 1 }
    },
    async open(topic) {
      open.add(topic)
      await opens.add({ topic, open: true })
    },
    shut(topic) {
      open.delete(topic)
      opens.add({ topic, open: false }).catch(report)
    },
    remove(topic, key) {
      removals.add(topic, key)
    },
    sweep(now) {
      if (now - openedAt > openAgain) mend()
    },
    isReady: () => redis.status === 'ready' && listener.status === 'ready',
    async close() {
      await Promise.all([puts.settle(), removals.settle(), opens.settle()])
      listener.disconnect()
      redis.disconnect()
    },
  }
  return { mailbox, node }
}

function toPutResult(message: Message, value: unknown): PutResult {
  if (value === 'known' || value === 'topic-full') return value
  message.position = Number(value)
  if (message.position > 0) return 'stored'
  throw new MailboxError('Redis answered a message with something unexpected')
}

function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof MailboxError && error.cause instanceof Error && error.cause.message.startsWith('OOM')
  )
}
