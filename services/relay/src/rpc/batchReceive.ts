import { hash as hashText } from 'node:crypto'
import { chargeBytes } from '../connection/chargeBytes.js'
import { readAll } from '../mailbox/readAll.js'
import { readFields } from './readFields.js'
import { readList } from './readList.js'
import { readTopic } from './readTopic.js'
import { RpcError } from './rpcError.js'
import type { Method } from './types.js'

/** `irn_batchReceive`: acknowledges fetched messages, each named by the SHA-256 of its text. */
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
