import { hash } from 'node:crypto'
import { RpcError } from '../rpc/rpcError.js'
import { addBacklog } from './deliver.js'
import { schedulePull } from './pull.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Subscribes a client and pushes the waiting messages of the topics, also where the client was subscribed before.
 * Returns the subscription ids, which WalletConnect clients compute themselves.
 *
 * @throws RpcError, MailboxError
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
  const owners = [
    [connection.clientId, node.limits.ownerTopics, 'client'],
    [connection.address, node.limits.addressTopics, 'address'],
  ] as const
  for (const [owner, limit, name] of owners) {
    if ((node.ownerTopics.get(owner) ?? 0) + added.size <= limit) continue
    throw new RpcError('too-many-topics', `Limit exceeded: ${limit} topics per ${name}`)
  }
  const opening: Promise<void>[] = []
  for (const topic of added) {
    connection.topics.set(topic, hash('sha256', topic + connection.clientId))
    countTopics(node, connection, 1)
    addBacklog(connection, topic, 0)
    const subscribers = node.subscribers.get(topic)
    if (subscribers) subscribers.push(connection)
    else node.subscribers.set(topic, [connection])
    const opened = node.mailbox.open(topic)
    if (opened) opening.push(opened)
  }
  if (opening.length > 0) {
    try {
      await Promise.all(opening)
    } catch (error) {
      for (const topic of added) unsubscribeTopic(node, connection, topic)
      throw error
    }
  }
  for (const topic of topics) if (connection.topics.has(topic)) addBacklog(connection, topic, 0)
  schedulePull(node, connection)
  return topics.map(topic => hash('sha256', topic + connection.clientId))
}

/** Ends a subscription. Does nothing when the client is not subscribed. */
export function unsubscribeTopic(node: RelayNode, connection: Connection, topic: string): void {
  connection.backlog?.delete(topic)
  if (!connection.topics?.delete(topic)) return
  countTopics(node, connection, -1)
  const subscribers = node.subscribers.get(topic)
  if (!subscribers) return
  const rest = subscribers.filter(other => other !== connection)
  if (rest.length > 0) node.subscribers.set(topic, rest)
  else {
    node.subscribers.delete(topic)
    node.mailbox.shut(topic)
  }
}

function countTopics({ ownerTopics }: RelayNode, { clientId, address }: Connection, change: number): void {
  for (const owner of [clientId, address]) {
    const count = (ownerTopics.get(owner) ?? 0) + change
    if (count > 0) ownerTopics.set(owner, count)
    else ownerTopics.delete(owner)
  }
}
