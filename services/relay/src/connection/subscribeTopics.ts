import { createHash } from 'node:crypto'
import { RpcError } from '../rpc/rpcError.js'
import { schedulePull } from './schedulePull.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Subscribes a client and has what waits on the topics pushed, also where it was subscribed before. Returns the
 * subscription ids.
 *
 * @throws RpcError
 */
export async function subscribeTopics(
  node: RelayNode,
  connection: Connection,
  topics: readonly string[],
): Promise<string[]> {
  connection.topics ??= new Map()
  const added = new Set(topics.filter(topic => !connection.topics?.has(topic)))
  if (connection.topics.size + added.size > node.limits.topics) {
    throw new RpcError('too-many-topics', `Limit exceeded: ${node.limits.topics} topics per connection`)
  }
  const opening: Promise<void>[] = []
  for (const topic of added) {
    const id = createHash('sha256')
      .update(topic + connection.clientId)
      .digest('hex')
    connection.topics.set(topic, id)
    const subscribers = node.subscribers.get(topic)
    if (subscribers) subscribers.push(connection)
    else node.subscribers.set(topic, [connection])
    const opened = node.mailbox.open(topic)
    if (opened) opening.push(opened)
  }
  await Promise.all(opening)
  connection.behind ??= new Set()
  for (const topic of topics) connection.behind.add(topic)
  schedulePull(node, connection)
  return topics.map(topic => connection.topics?.get(topic) ?? '')
}
