import { createMessage } from './createMessage.js'
import { publishMessage } from './publishMessage.js'
import { readFields } from './readFields.js'
import { readList } from './readList.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_batchPublish`: nothing is published if one of them is not valid. */
export const batchPublish: Method = async (node, connection, params) => {
  const messages = readList(params, 'messages', node.limits).map(entry => {
    const fields = readFields(entry)
    const { message, ttl, tag } = fields
    return createMessage(node, connection, { topic: readTopic(fields.topic), message, ttl, tag })
  })
  await Promise.all(messages.map(message => publishMessage(node, message)))
  return 'true'
}
