import { unsubscribeTopic } from '../connection/unsubscribeTopic.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_unsubscribe`. A connection has one subscription per topic, so the topic alone says which. */
export const unsubscribe: Method = (node, connection, params) => {
  unsubscribeTopic(node, connection, readTopic(params.topic))
  return 'true'
}
