import { addBacklog, push } from './deliver.js'
import type { Connection, Pull, RelayNode } from './types.js'

/** Schedules pushing the backlog of a client, after what is being answered now. */
export function schedulePull(node: RelayNode, connection: Connection): void {
  if (connection.pull || !connection.backlog || connection.pausedSince > 0) return
  if (connection.inFlight && connection.inFlight.size >= node.limits.inFlight) return
  connection.pull = createPull('', 0)
  setImmediate(pull, node, connection)
}

/** Schedules a pull when the client can take enough to make reading its mailbox worth it. */
export function pullWhenReady(node: RelayNode, connection: Connection): void {
  const { inFlight } = connection
  if (inFlight === undefined || inFlight.size <= node.limits.inFlight / 2) schedulePull(node, connection)
}

/** Reads a topic again for its local subscribers. What they have in flight is not pushed twice. */
export function pullTopic(node: RelayNode, topic: string): void {
  for (const connection of node.subscribers.get(topic) ?? []) {
    addBacklog(connection, topic, 0)
    schedulePull(node, connection)
  }
}

/** Reads every topic of every connection again, after messages may have been missed. */
export function pullEverything(node: RelayNode): void {
  for (const connection of node.connections.values()) {
    if (!connection.topics) continue
    for (const topic of connection.topics.keys()) addBacklog(connection, topic, 0)
    schedulePull(node, connection)
  }
}

/** Pushes the backlog of a client, as far as the client can take it. */
async function pull(node: RelayNode, connection: Connection): Promise<void> {
  try {
    while (connection.backlog && connection.socket.readyState === connection.socket.OPEN) {
      const [next] = connection.backlog
      if (!next) {
        connection.backlog = undefined
        return
      }
      if (!(await pullPage(node, connection, ...next))) return
    }
  } catch (error) {
    node.log.error({ err: error }, 'the mailbox could not be read')
  } finally {
    connection.pull = undefined
  }
}

/** Pushes one page. Returns false when the client cannot take more for now. */
async function pullPage(
  node: RelayNode,
  connection: Connection,
  topic: string,
  after: number,
): Promise<boolean> {
  const current = createPull(topic, after)
  connection.pull = current
  connection.backlog?.delete(topic)
  const page = await readPage(node, connection, topic, after)
  connection.pull = createPull('', 0)
  // What arrived meanwhile is on a later page, unless there is none or its position was passed before.
  const arrived = current.arrived.filter(message => page.rest.length === 0 || message.position <= after)
  const passed = arrived.filter(({ position }) => position <= after)
  const behind = arrived.filter(({ position }) => position > after)
  let reached = after
  for (const message of [...passed, ...page.messages, ...behind]) {
    const isOwn = message.publisher === connection.clientId
    if (!isOwn && !current.acknowledged.has(message.id) && !push(node, connection, message)) {
      addBacklog(connection, topic, Math.min(reached, message.position - 1))
      return false
    }
    reached = Math.max(reached, message.position)
  }
  for (const rest of page.rest) addBacklog(connection, topic, rest.after)
  return true
}

async function readPage(node: RelayNode, connection: Connection, topic: string, after: number) {
  try {
    return await node.mailbox.read([{ topic, after }])
  } catch (error) {
    addBacklog(connection, topic, after)
    throw error
  }
}

function createPull(topic: string, after: number): Pull {
  return { topic, after, arrived: [], acknowledged: new Set() }
}
