import { subscribeTopics } from '../connection/subscribeTopics.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_subscribe`: answers with the subscription id. */
export const subscribe: Method = async (node, connection, params) => {
  const [id = ''] = await subscribeTopics(node, connection, [readTopic(params.topic)])
  return `"${id}"`
}
