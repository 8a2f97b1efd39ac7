import { unsubscribeTopic } from '../connection/unsubscribeTopic.js'
import { readFields } from './readFields.js'
import { readList } from './readList.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_batchUnsubscribe` */
export const batchUnsubscribe: Method = (node, connection, params) => {
  const subscriptions = readList(params, 'subscriptions', node.limits)
  const topics = subscriptions.map(entry => readTopic(readFields(entry).topic))
  for (const topic of topics) unsubscribeTopic(node, connection, topic)
  return 'true'
}
