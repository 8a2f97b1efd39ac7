import { hash as hashText } from 'node:crypto'
import { chargeWork } from '../connection/allowCall.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { readAll } from '../mailbox/mailbox.js'
import { type Method, readFields, readList, readTopic } from './readParams.js'
import { RpcError } from './rpcError.js'

/** Bytes of messages in an answer. The client requests more after it has acknowledged these. */
const answerBytes = 1_048_576

/** `irn_fetchMessages` */
export const fetchMessages: Method = (node, connection, params) =>
  fetchTopics(node, connection, [readTopic(params.topic)])

/** `irn_batchFetchMessages` */
export const batchFetchMessages: Method = (node, connection, params) => {
  const topics = readList(params, 'topics', node.limits).map(topic => readTopic(topic))
  return fetchTopics(node, connection, topics)
}

/** Returns the waiting messages of the topics, without the caller's own, the oldest of each topic first. */
async function fetchTopics(
  node: RelayNode,
  connection: Connection,
  topics: readonly string[],
): Promise<string> {
  const messages: string[] = []
  let bytes = 0
  let hasMore = false
  for await (const message of readTopics(node, connection, topics)) {
    const isOwn = message.publisher === connection.clientId
    const { topic, escaped, publishedAt, tag } = message
    const entry = `{"topic":"${topic}","message":"${escaped}","publishedAt":${publishedAt},"tag":${tag}}`
    const size = isOwn ? message.message.length : Buffer.byteLength(entry)
    chargeWork(node, connection, { messages: 1, bytes: size })
    if (isOwn) continue
    hasMore = messages.length > 0 && bytes + size > answerBytes
    if (hasMore) break
    bytes += size
    messages.push(entry)
  }
  return `{"messages":[${messages.join(',')}],"hasMore":${hasMore}}`
}

/** Reads topics. Charges each topic, because an empty topic is read too, and each page. */
function readTopics(node: RelayNode, connection: Connection, topics: readonly string[]) {
  const distinct = new Set(topics)
  chargeWork(node, connection, { messages: distinct.size, bytes: 0 })
  return readAll(node.mailbox, distinct, () => {
    node.counts.pages += 1
    chargeWork(node, connection, { messages: 1, bytes: 0 })
  })
}

/** `irn_batchReceive`: acknowledges fetched messages, each identified by the SHA-256 of its text. */
export const batchReceive: Method = async (node, connection, params) => {
  const receipts = readList(params, 'receipts', node.limits).map(entry => {
    const fields = readFields(entry)
    const hash = fields.messageId ?? fields.message_id
    if (typeof hash !== 'string') {
      throw new RpcError('invalid-params', 'Invalid params: messageId is not a text')
    }
    return { topic: readTopic(fields.topic), hash: hash.toLowerCase() }
  })
  const hashes = new Set(receipts.map(({ topic, hash }) => topic + hash))
  const topics = receipts.map(({ topic }) => topic)
  for await (const { topic, message, publisher, key } of readTopics(node, connection, topics)) {
    chargeWork(node, connection, { messages: 1, bytes: message.length })
    if (publisher === connection.clientId) continue
    if (!hashes.delete(topic + hashText('sha256', message))) continue
    node.mailbox.remove(topic, key)
    node.counts.acknowledged += 1
    if (hashes.size === 0) break
  }
  return 'true'
}
