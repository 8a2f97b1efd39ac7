import { pagePlaces } from '../mailbox/mailbox.js'
import type { Message } from '../mailbox/message.js'
import { chargePull, mayPull } from './allowCall.js'
import { addBacklog, push } from './deliver.js'
import type { Connection, Pull, RelayNode } from './types.js'

/** Schedules a push of the backlog of a client, after the current answers. */
export function schedulePull(node: RelayNode, connection: Connection): void {
  if (connection.pull || !canPull(node, connection)) return
  connection.pull = createPull(new Map())
  setImmediate(pull, node, connection)
}

/** Returns whether the backlog has entries, the client can take them, and its share of the mailbox is not used up. */
function canPull(node: RelayNode, connection: Connection): boolean {
  const { socket, backlog, pausedSince, inFlight } = connection
  if (!backlog || pausedSince > 0 || socket.readyState !== socket.OPEN) return false
  if (inFlight && inFlight.size >= node.limits.inFlight) return false
  return mayPull(connection)
}

/** Schedules a pull when the client can take enough to justify a read of its mailbox. */
export function pullWhenReady(node: RelayNode, connection: Connection): void {
  const { inFlight } = connection
  if (inFlight === undefined || inFlight.size <= node.limits.inFlight / 2) schedulePull(node, connection)
}

/** Reads a topic again for its local subscribers. Does not push in-flight messages twice. */
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

/** Pushes the backlog of a client, up to the capacity of the client. */
async function pull(node: RelayNode, connection: Connection): Promise<void> {
  try {
    while (connection.backlog && canPull(node, connection)) {
      if (connection.backlog.size === 0) {
        connection.backlog = undefined
        return
      }
      if (!(await pullPage(node, connection, takePlaces(connection.backlog)))) return
    }
  } catch (error) {
    node.log.error({ err: error }, 'the mailbox could not be read')
  } finally {
    connection.pull = undefined
  }
}

/** Takes the topics of a backlog that fit into a single page read. */
function takePlaces(backlog: Map<string, number>): Map<string, number> {
  const places = new Map<string, number>()
  for (const [topic, after] of backlog) {
    if (places.size === pagePlaces) break
    places.set(topic, after)
    backlog.delete(topic)
  }
  return places
}

/** Pushes a page. Returns false when the client cannot take more for now. */
async function pullPage(
  node: RelayNode,
  connection: Connection,
  places: ReadonlyMap<string, number>,
): Promise<boolean> {
  const current = createPull(places)
  connection.pull = current
  const page = await readPage(node, connection, places)
  connection.pull = createPull(new Map())
  const found = groupByTopic(page.messages)
  const arrived = groupByTopic(current.arrived)
  const rest = new Map(page.rest.map(({ topic, after }) => [topic, after]))
  let isFull = false
  for (const [topic, after] of places) {
    // Messages that arrived meanwhile are on a later page, unless there is none or their position was passed before.
    const isPassed = ({ position }: Message) => position <= after
    const passed = arrived.get(topic)?.filter(isPassed) ?? []
    const behind = rest.has(topic) ? [] : (arrived.get(topic)?.filter(message => !isPassed(message)) ?? [])
    let reached = after
    for (const message of [...passed, ...(found.get(topic) ?? []), ...behind]) {
      const isOwn = message.publisher === connection.clientId
      if (!isOwn && !current.acknowledged.has(message.id)) {
        isFull ||= !push(node, connection, message)
        if (isFull) {
          addBacklog(connection, topic, Math.min(reached, message.position - 1))
          break
        }
      }
      reached = Math.max(reached, message.position)
    }
  }
  for (const [topic, after] of rest) addBacklog(connection, topic, after)
  return !isFull
}

/** Reads a page, and charges it even if it contains nothing for the client. */
async function readPage(node: RelayNode, connection: Connection, places: ReadonlyMap<string, number>) {
  try {
    const page = await node.mailbox.read(Array.from(places, ([topic, after]) => ({ topic, after })))
    const bytes = page.messages.reduce((sum, { message }) => sum + message.length, 0)
    chargePull(node, connection, { messages: places.size + page.messages.length, bytes })
    return page
  } catch (error) {
    for (const [topic, after] of places) addBacklog(connection, topic, after)
    throw error
  }
}

function groupByTopic(messages: readonly Message[]): Map<string, Message[]> {
  const groups = new Map<string, Message[]>()
  for (const message of messages) {
    const group = groups.get(message.topic)
    if (group) group.push(message)
    else groups.set(message.topic, [message])
  }
  return groups
}

function createPull(places: ReadonlyMap<string, number>): Pull {
  return { places, arrived: [], acknowledged: new Set() }
}
