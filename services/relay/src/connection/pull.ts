import { push } from './push.js'
import type { Connection, RelayNode } from './types.js'

/** Pushes what waits on the topics that a client is behind on, as far as it can take it. */
export async function pull(node: RelayNode, connection: Connection): Promise<void> {
  try {
    while (connection.behind && connection.socket.readyState === connection.socket.OPEN) {
      const [topic] = connection.behind
      if (topic === undefined) {
        connection.behind = undefined
        return
      }
      const waiting = await node.mailbox.read(topic)
      // Anything that comes from now on is pushed by `deliver`, behind what was read.
      connection.behind.delete(topic)
      for (const message of waiting) {
        if (message.publisher === connection.clientId || push(node, connection, message)) continue
        connection.behind.add(topic)
        return
      }
    }
  } catch (error) {
    node.log.error({ err: error }, 'the mailbox could not be read')
  } finally {
    connection.pulling = false
  }
}
