import type { Logger } from '@latchkit/service-base'
import { deliver } from './connection/deliver.js'
import { flush } from './connection/flush.js'
import { pullEverything } from './connection/pull.js'
import type { RelayNode } from './connection/types.js'
import { createMemoryMailbox } from './mailbox/createMemoryMailbox.js'
import type { Message } from './mailbox/message.js'
import { createRedisMailbox, type RedisParameters } from './mailbox/redis/createRedisMailbox.js'
import type { RelayLimits } from './settings.js'

/** Creates the shared state of a relay, with a mailbox in Redis when `redis` is given, else in memory. */
export async function createNode(
  limits: RelayLimits,
  log: Logger,
  redis: RedisParameters | undefined,
): Promise<RelayNode> {
  const events = {
    onMessage: (message: Message) => deliver(node, message),
    onGap: () => pullEverything(node),
  }
  const { mailbox, nodeNumber } = redis
    ? await createRedisMailbox(redis, limits, log, events)
    : { mailbox: createMemoryMailbox(limits), nodeNumber: 0 }
  const node: RelayNode = {
    limits,
    log,
    mailbox,
    counts: {
      published: 0,
      delivered: 0,
      acknowledged: 0,
      slowReaders: 0,
      work: 0,
      pulled: 0,
      pages: 0,
      refused: new Map(),
    },
    connections: new Map(),
    refused: new Map(),
    subscribers: new Map(),
    ownerTopics: new Map(),
    budgets: new Map(),
    idleBudgets: new Set(),
    queued: [],
    slab: { bytes: Buffer.alloc(0), used: 0 },
    flush: () => flush(node),
    pendingCalls: 0,
    draining: false,
    nextId: createIds(nodeNumber),
  }
  return node
}

/**
 * Creates a source of 19-digit ids in ascending order: milliseconds, three digits of the node, three digits of a
 * sequence. A node that needs more than a thousand ids in a millisecond uses those of the next one.
 */
export function createIds(nodeNumber: number): (now: number) => string {
  const suffix = String(1_000 + (nodeNumber % 1_000)).slice(1)
  let time = 0
  let sequence = 0
  return now => {
    if (now > time) {
      time = now
      sequence = 0
    } else if (++sequence === 1_000) {
      time += 1
      sequence = 0
    }
    return `${time}${suffix}${String(1_000 + sequence).slice(1)}`
  }
}
