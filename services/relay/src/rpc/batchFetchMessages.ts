import { fetchTopics } from './fetchTopics.js'
import { readList } from './readList.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_batchFetchMessages` */
export const batchFetchMessages: Method = (node, connection, params) =>
  fetchTopics(
    node,
    connection,
    readList(params, 'topics', node.limits).map(topic => readTopic(topic)),
  )
