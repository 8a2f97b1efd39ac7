import { chargeBytes } from '../connection/chargeBytes.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { readAll } from '../mailbox/readAll.js'

/** Bytes of messages in one answer; the client asks again for more, once it acknowledged these. */
const answerBytes = 524_288

/** Answer of the fetch calls: what waits on the topics and is not the caller's own, the oldest of each topic first. */
export async function fetchTopics(
  node: RelayNode,
  connection: Connection,
  topics: readonly string[],
): Promise<string> {
  const messages: object[] = []
  let bytes = 0
  let hasMore = false
  for (const asked of new Set(topics)) {
    for await (const { topic, message, publishedAt, tag, publisher } of readAll(node.mailbox, asked)) {
      chargeBytes(node, connection, message.length)
      if (publisher === connection.clientId) continue
      hasMore = bytes + message.length > answerBytes
      if (hasMore) break
      bytes += message.length
      messages.push({ topic, message, publishedAt, tag })
    }
    if (hasMore) break
  }
  return JSON.stringify({ messages, hasMore })
}
