import { subscribeTopics } from '../connection/subscribeTopics.js'
import { readList } from './readList.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_batchSubscribe`: answers with the subscription ids in the order of the topics. */
export const batchSubscribe: Method = async (node, connection, params) => {
  const topics = readList(params, 'topics', node.limits).map(topic => readTopic(topic))
  return JSON.stringify(await subscribeTopics(node, connection, topics))
}
