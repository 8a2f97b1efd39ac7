import { deliver } from '../connection/deliver.js'
import { pullTopic } from '../connection/pull.js'
import type { Connection, RelayNode } from '../connection/types.js'
import type { PutResult, Refusal } from '../mailbox/mailbox.js'
import { type Message, toEscaped } from '../mailbox/message.js'
import type { FrameText } from './readParams.js'
import { RpcError } from './rpcError.js'

/** Life in seconds of a message that is published without a `ttl`. */
const defaultTtl = 6 * 60 * 60

/** A message as a client sends it, unchecked except for its topic. */
export type Draft = {
  readonly topic: string
  readonly message: unknown
  readonly ttl: unknown
  readonly tag: unknown
}

/** Checks a draft and creates a message from it. @throws RpcError */
export function createMessage(
  node: RelayNode,
  connection: Connection,
  { isPlain }: FrameText,
  draft: Draft,
): Message {
  const { topic, message, ttl = Math.min(defaultTtl, node.limits.ttl), tag = 0 } = draft
  if (typeof message !== 'string' || message === '') {
    throw new RpcError('invalid-params', 'Invalid params: message is not a text')
  }
  if (Buffer.byteLength(message) > node.limits.messageBytes) {
    throw new RpcError(
      'message-too-large',
      `Limit exceeded: a message has at most ${node.limits.messageBytes} bytes`,
    )
  }
  if (typeof ttl !== 'number' || !(ttl > 0 && ttl <= node.limits.ttl)) {
    throw new RpcError(
      'invalid-params',
      `Invalid params: ttl is not between 1 and ${node.limits.ttl} seconds`,
    )
  }
  if (typeof tag !== 'number' || !Number.isSafeInteger(tag)) {
    throw new RpcError('invalid-params', 'Invalid params: tag is not an integer')
  }
  const publishedAt = Date.now()
  const id = node.nextId(publishedAt)
  return {
    id,
    key: node.mailbox.keyOf(id, message),
    topic,
    message,
    publishedAt,
    expiresAt: publishedAt + ttl * 1_000,
    publisher: connection.clientId,
    address: connection.address,
    tag,
    position: 0,
    escaped: isPlain ? message : toEscaped(message),
  }
}

/**
 * Stores a message and pushes it to its local subscribers. Returns the result of the call. Runs synchronously where the
 * mailbox is in this process: most calls need no promise.
 *
 * @throws RpcError
 */
export function publishMessage(node: RelayNode, message: Message): 'true' | Promise<'true'> {
  if (node.draining) throw new RpcError('draining', 'Unavailable: the relay is shutting down')
  const result = node.mailbox.put(message)
  if (typeof result === 'string') return settle(node, message, result)
  return result.then(settled => settle(node, message, settled))
}

const fullMailboxes: { readonly [refusal in Refusal]: string } = {
  full: 'the relay',
  'topic-full': 'this topic',
  'owner-full': 'this client',
  'address-full': 'this address',
}

function settle(node: RelayNode, message: Message, result: PutResult): 'true' {
  if (result !== 'known' && result !== 'stored') {
    throw new RpcError('mailbox-full', `Limit exceeded: the mailbox of ${fullMailboxes[result]} is full`)
  }
  node.counts.published += 1
  if (result === 'stored') deliver(node, message)
  // A call that failed here may have stored it: then no subscriber of this node has it yet.
  else pullTopic(node, message.topic)
  return 'true'
}
