import type { RelayLimits } from './config/limits.js'
import { createIds } from './connection/createIds.js'
import { deliver } from './connection/deliver.js'
import { flush } from './connection/flush.js'
import { readAgain } from './connection/readAgain.js'
import type { RelayNode } from './connection/types.js'
import type { RelayLogger } from './log/types.js'
import { createMemoryMailbox } from './mailbox/createMemoryMailbox.js'
import { createRedisMailbox } from './mailbox/redis/createRedisMailbox.js'
import type { Message } from './mailbox/types.js'

/** Joins limits, log and mailbox to what a running relay works on. */
export async function createNode(
  limits: RelayLimits,
  log: RelayLogger,
  redisUrl: string | undefined,
): Promise<RelayNode> {
  const events = {
    onMessage: (message: Message) => deliver(node, message),
    onGap: () => readAgain(node),
  }
  const kept = redisUrl
    ? await createRedisMailbox(redisUrl, limits, log, events)
    : { mailbox: createMemoryMailbox(limits), node: 0 }
  const node: RelayNode = {
    limits,
    log,
    mailbox: kept.mailbox,
    counts: { published: 0, delivered: 0, acknowledged: 0, slowReaders: 0, refused: new Map() },
    connections: new Map(),
    refused: new Map(),
    subscribers: new Map(),
    corked: [],
    flush: () => flush(node),
    pendingCalls: 0,
    draining: false,
    nextId: createIds(kept.node),
  }
  return node
}
