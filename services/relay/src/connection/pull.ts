import { createPull } from './createPull.js'
import { fallBehind } from './fallBehind.js'
import { push } from './push.js'
import type { Connection, RelayNode } from './types.js'

/** Pushes what waits on the topics that a client is behind on, as far as it can take it. */
export async function pull(node: RelayNode, connection: Connection): Promise<void> {
  try {
    while (connection.behind && connection.socket.readyState === connection.socket.OPEN) {
      const [next] = connection.behind
      if (!next) {
        connection.behind = undefined
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

/** Pushes one page; false if the client has enough to do for now. */
async function pullPage(
  node: RelayNode,
  connection: Connection,
  topic: string,
  after: number,
): Promise<boolean> {
  const current = createPull(topic, after)
  connection.pull = current
  connection.behind?.delete(topic)
  const page = await read(node, connection, topic, after)
  connection.pull = createPull('', 0)
  // What came while the page was read stands on a later page, unless there is none or its place was passed before.
  const late = current.late.filter(message => !page.more || message.position <= after)
  let reached = after
  for (const message of [
    ...late.filter(isPassed),
    ...page.messages,
    ...late.filter(other => !isPassed(other)),
  ]) {
    const isOwn = message.publisher === connection.clientId
    if (!isOwn && !current.acknowledged.has(message.id) && !push(node, connection, message)) {
      fallBehind(connection, topic, Math.min(reached, message.position - 1))
      return false
    }
    reached = Math.max(reached, message.position)
  }
  if (page.more) fallBehind(connection, topic, page.end)
  return true

  function isPassed({ position }: { readonly position: number }): boolean {
    return position <= after
  }
}

async function read(node: RelayNode, connection: Connection, topic: string, after: number) {
  try {
    return await node.mailbox.read(topic, after)
  } catch (error) {
    fallBehind(connection, topic, after)
    throw error
  }
}
