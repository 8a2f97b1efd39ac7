import type { Connection, RelayNode } from '../connection/types.js'
import { readAll } from '../mailbox/readAll.js'

/** Bytes of messages in one answer; the client asks again for more, once it acknowledged these. */
const answerBytes = 524_288

/** Bytes of an answer that count as one more call. */
const bytesPerCall = 4_096

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
      if (publisher === connection.clientId) continue
      hasMore = bytes + message.length > answerBytes
      if (hasMore) break
      bytes += message.length
      messages.push({ topic, message, publishedAt, tag })
    }
    if (hasMore) break
  }
  // So that nobody has megabytes made by a few bytes again and again.
  connection.tokens -= bytes / bytesPerCall
  return JSON.stringify({ messages, hasMore })
}
