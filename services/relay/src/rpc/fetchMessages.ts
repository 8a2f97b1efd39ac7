import { fetchTopics } from './fetchTopics.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** `irn_fetchMessages` */
export const fetchMessages: Method = (node, connection, params) =>
  fetchTopics(node, connection, [readTopic(params.topic)])
