import type { Message } from '../mailbox/types.js'
import { push } from './push.js'
import type { Connection, RelayNode } from './types.js'

/** Pushes what waits on the topics that a client is behind on, as far as it can take it. */
export async function pull(node: RelayNode, connection: Connection): Promise<void> {
  const { socket, clientId } = connection
  try {
    while (connection.behind && socket.readyState === socket.OPEN) {
      const [topic] = connection.behind
      if (topic === undefined) {
        connection.behind = undefined
        return
      }
      // What comes for the topic while it is read is kept aside: it may be missing in what was read.
      const late: Message[] = []
      connection.pull = { topic, late }
      connection.behind.delete(topic)
      const waiting = await readOrGiveBack(node, connection, topic)
      connection.pull = { topic: '', late: [] }
      for (const message of waiting.concat(late)) {
        if (message.publisher === clientId || push(node, connection, message)) continue
        connection.behind ??= new Set()
        connection.behind.add(topic)
        return
      }
    }
  } catch (error) {
    node.log.error({ err: error }, 'the mailbox could not be read')
  } finally {
    connection.pull = undefined
  }
}

async function readOrGiveBack(node: RelayNode, connection: Connection, topic: string): Promise<Message[]> {
  try {
    return [...(await node.mailbox.read(topic))]
  } catch (error) {
    connection.behind?.add(topic)
    throw error
  }
}
