import { hash as hashText } from 'node:crypto'
import { chargeBytes } from '../connection/allowCall.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { readAll } from '../mailbox/mailbox.js'
import { type Method, readFields, readList, readTopic } from './readParams.js'
import { RpcError } from './rpcError.js'

/** Bytes of messages in one answer; the client asks again for more, once it has acknowledged these. */
const answerBytes = 524_288

/** `irn_fetchMessages` */
export const fetchMessages: Method = (node, connection, params) =>
  fetchTopics(node, connection, [readTopic(params.topic)])

/** `irn_batchFetchMessages` */
export const batchFetchMessages: Method = (node, connection, params) => {
  const topics = readList(params, 'topics', node.limits).map(topic => readTopic(topic))
  return fetchTopics(node, connection, topics)
}

/** Returns what waits on the topics and is not the caller's own, the oldest of each topic first. */
async function fetchTopics(
  node: RelayNode,
  connection: Connection,
  topics: readonly string[],
): Promise<string> {
  const messages: object[] = []
  let bytes = 0
  let hasMore = false
  for (const current of new Set(topics)) {
    for await (const { topic, message, publishedAt, tag, publisher } of readAll(node.mailbox, current)) {
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
  for (const topic of new Set(receipts.map(receipt => receipt.topic))) {
    for await (const message of readAll(node.mailbox, topic)) {
      chargeBytes(node, connection, message.message.length)
      if (message.publisher === connection.clientId) continue
      if (!hashes.delete(topic + hashText('sha256', message.message))) continue
      node.mailbox.remove(topic, message.key)
      node.counts.acknowledged += 1
      if (hashes.size === 0) return 'true'
    }
  }
  return 'true'
}
