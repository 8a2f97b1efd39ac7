import { createMessage } from './createMessage.js'
import { publishMessage } from './publishMessage.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_publish` */
export const publish: Method = (node, connection, params) => {
  const { message, ttl, tag } = params
  const draft = { topic: readTopic(params.topic), message, ttl, tag }
  const stored = publishMessage(node, createMessage(node, connection, draft))
  return stored ? stored.then(() => 'true') : 'true'
}
