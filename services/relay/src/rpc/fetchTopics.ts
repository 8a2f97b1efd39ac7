import type { Connection, RelayNode } from '../connection/types.js'

/** Bytes of messages in one answer; the client asks again for more, once it acknowledged these. */
const answerBytes = 524_288

/** Answer of the fetch calls: what waits on the topics and is not the caller's own, oldest first. */
export async function fetchTopics(
  node: RelayNode,
  connection: Connection,
  topics: readonly string[],
): Promise<string> {
  const waiting = (await Promise.all([...new Set(topics)].map(topic => node.mailbox.read(topic)))).flat()
  const messages: object[] = []
  let bytes = 0
  let hasMore = false
  for (const { topic, message, publishedAt, tag, publisher } of waiting) {
    if (publisher === connection.clientId) continue
    bytes += message.length
    hasMore = bytes > answerBytes
    if (hasMore) break
    messages.push({ topic, message, publishedAt, tag })
  }
  return JSON.stringify({ messages, hasMore })
}
