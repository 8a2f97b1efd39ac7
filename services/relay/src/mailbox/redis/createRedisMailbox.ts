import { hash, randomUUID } from 'node:crypto'
import type { Logger } from '@latchkit/service-base'
import type { RelayLimits } from '../../settings.js'
import {
  longLivedShare,
  type Mailbox,
  MailboxError,
  type MailboxEvents,
  type PutResult,
  pageBytes,
  pageSize,
} from '../mailbox.js'
import type { Message } from '../message.js'
import { createBatcher, createRemovals } from './createBatcher.js'
import { openClients } from './openClients.js'
import { readBatch, readPayload, writePayload } from './payload.js'
import { openScript, putScript, readScript, removeScript, runScript, scripts } from './scripts.js'

const prefix = 'latchkit:relay:'
const batchSize = 200

/** Bytes of messages after which a batch ends early. */
const batchBytes = 1_048_576

/** Milliseconds for which a node counts as a listener of a topic, and after which it renews that. */
const openLife = 86_400_000
const openAgain = 3_600_000

/** Seconds by which clocks may differ: tokens of clients allow as many. */
const largestSkew = 60

const mailboxOf = (topic: string) => `${prefix}mailbox:${topic}`
const positionsOf = (topic: string) => `${prefix}positions:${topic}`
const nodesOf = (topic: string) => `${prefix}nodes:${topic}`

/** A mailbox in Redis, and the number that distinguishes the ids of this node from the ids of other nodes. */
export type RedisMailbox = { readonly mailbox: Mailbox; readonly nodeNumber: number }

/** The Redis of a mailbox. */
export type RedisParameters = {
  readonly url: string
  /** Replicas that must have a message before it counts as stored: else a failover may lose it. */
  readonly replicas: number
}

/**
 * Creates a mailbox in Redis. All nodes share it, and it outlives each of them. A message counts as stored when Redis
 * and its replicas have it. The nodes that have its topic open then get it on their channel.
 *
 * @throws ConfigError when Redis is unreachable
 */
export async function createRedisMailbox(
  { url, replicas }: RedisParameters,
  limits: RelayLimits,
  log: Logger,
  events: MailboxEvents,
): Promise<RedisMailbox> {
  const { redis, listener, refuse } = await openClients(url, limits, log)
  const self = randomUUID()
  const nodeNumber = await redis.incr(`${prefix}node`).catch(refuse)
  const open = new Set<string>()
  let openedAt = Date.now()
  let isFull = false
  /** Seconds by which the clock of this process is ahead of that of Redis. */
  let skew = 0

  const waitForReplicas = async () => {
    if (replicas === 0) return
    const reached = await redis.wait(replicas, limits.mailboxWait / 2).catch((cause: unknown) => {
      throw new MailboxError('Redis did not wait for its replicas', { cause })
    })
    if (reached < replicas) throw new MailboxError(`${reached} of ${replicas} replicas have the messages`)
  }

  const puts = createBatcher<Message, PutResult>(
    { size: batchSize, weight: batchBytes, weigh: ({ message }) => message.length },
    async messages => {
      const groups = groupByTopic(messages)
      const keys = [...groups.keys()].flatMap(topic => [mailboxOf(topic), positionsOf(topic), nodesOf(topic)])
      const values = [self, String(limits.mailboxMessages), `${prefix}channel:`, prefix]
      values.push(String(limits.ownerMessages), String(limits.ownerBytes))
      values.push(String(limits.addressMessages), String(limits.addressBytes), isFull ? '1' : '0')
      for (const { items } of groups.values()) {
        values.push(String(items.length))
        for (const message of items) values.push(writePayload(message))
      }
      try {
        const [answer] = await runScript(redis, putScript, keys, values)
        // Afterwards: a script that Redis does not know runs one round trip later.
        await waitForReplicas()
        const answers = String(answer).split(' ')
        const results: PutResult[] = []
        let next = 0
        for (const { items, indexes } of groups.values()) {
          items.forEach((message, index) => {
            results[indexes[index] ?? 0] = toPutResult(message, answers[next++])
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
    const values = [prefix]
    for (const [topic, names] of removed) {
      keys.push(mailboxOf(topic), positionsOf(topic))
      values.push(names.join(' '))
    }
    await runScript(redis, removeScript, keys, values).catch(report)
  })
  const opens = createBatcher<{ readonly topic: string; readonly open: boolean }, unknown>(
    { size: batchSize },
    async items => {
      const keys = items.map(({ topic }) => nodesOf(topic))
      const values = items.map(item => (item.open ? '1' : '0'))
      await runScript(redis, openScript, keys, [self, String(openLife), ...values])
      return items
    },
  )
  // A script that Redis does not know runs one round trip later, after calls that were made after it.
  const loadScripts = () => Promise.all(scripts.map(script => redis.script('LOAD', script.text)))
  const openAll = () => Promise.all([...open].map(topic => opens.add({ topic, open: true })))
  const reopen = () => {
    openedAt = Date.now()
    loadScripts()
      .then(openAll)
      .then(events.onGap)
      .catch(error => {
        // Other nodes may have removed this node meanwhile. The next sweep tries again.
        openedAt = 0
        log.warn({ err: error }, 'Redis did not take the topics')
      })
  }

  const readMemory = async () => {
    const text = await redis.info('memory')
    const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    const [used, most] = [read('used_memory'), read('maxmemory')]
    isFull = most > 0 && used > longLivedShare * most
    return most
  }

  const readClock = async () => {
    const [seconds] = await redis.time()
    const before = Math.abs(skew)
    skew = Math.round(Date.now() / 1_000) - Number(seconds)
    if (Math.abs(skew) > largestSkew && before <= largestSkew) {
      log.warn({ seconds: skew }, 'the clock differs from that of Redis')
    }
  }

  if ((await readMemory().catch(refuse)) === 0)
    log.warn({}, 'Redis has no maxmemory: messages may fill its machine')
  await loadScripts().catch(refuse)
  listener.on('messageBuffer', (_channel: Buffer, batch: Buffer) => {
    try {
      for (const message of readBatch(batch)) events.onMessage(message)
    } catch (error) {
      log.error({ err: error }, 'messages of another relay could not be delivered')
    }
  })
  await listener.subscribe(`${prefix}channel:${self}`).catch(refuse)
  listener.on('ready', reopen)
  redis.on('ready', reopen)

  const mailbox: Mailbox = {
    keyOf: (_id, message) => hash('sha256', message),
    put: message => puts.add(message),
    async read(places) {
      // Redis answers calls in order, so this call does not read a message that was removed before it.
      puts.flush()
      removals.flush()
      const keys = places.flatMap(({ topic }) => [mailboxOf(topic), positionsOf(topic)])
      const values = [pageSize, pageBytes, ...places.map(({ after }) => after)].map(String)
      const [ended, reached, ...found] = await runScript(redis, readScript, keys, values)
      const messages: Message[] = []
      for (let i = 0; i < found.length; i += 2) {
        const message = readPayload(String(found[i]), Number(found[i + 1]))
        if (message) messages.push(message)
      }
      const last = places[Number(ended) - 1]
      if (!last) return { messages, rest: [] }
      const rest = [{ topic: last.topic, after: Number(reached) }, ...places.slice(Number(ended))]
      return { messages, rest }
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
      if (now - openedAt > openAgain) reopen()
      if (!mailbox.isReady()) return
      readMemory().catch(error => log.warn({ err: error }, 'Redis did not report its memory'))
      readClock().catch(error => log.warn({ err: error }, 'Redis did not report its time'))
    },
    clockSkew: () => skew,
    isReady: () => redis.status === 'ready' && listener.status === 'ready',
    async close() {
      await Promise.all([puts.settle(), removals.settle(), opens.settle()])
      listener.disconnect()
      redis.disconnect()
    },
  }
  return { mailbox, nodeNumber }
}

/** Groups items by topic, with the index of each among all. Items of a topic keep their order. */
function groupByTopic<item extends { readonly topic: string }>(
  all: readonly item[],
): Map<string, { readonly items: item[]; readonly indexes: number[] }> {
  const groups = new Map<string, { readonly items: item[]; readonly indexes: number[] }>()
  for (const [index, item] of all.entries()) {
    const group = groups.get(item.topic)
    if (group) {
      group.items.push(item)
      group.indexes.push(index)
    } else groups.set(item.topic, { items: [item], indexes: [index] })
  }
  return groups
}

/** Results of the script other than a position. */
const results = ['known', 'topic-full', 'owner-full', 'address-full', 'full'] as const

function toPutResult(message: Message, value: unknown): PutResult {
  const named = results.find(result => result === value)
  if (named) return named
  message.position = Number(value)
  if (message.position > 0) return 'stored'
  throw new MailboxError('Redis answered a message with something unexpected')
}

function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof MailboxError && error.cause instanceof Error && error.cause.message.startsWith('OOM')
  )
}
