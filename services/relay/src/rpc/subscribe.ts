import { chargeWork } from '../connection/allowCall.js'
import { subscribeTopics, unsubscribeTopic } from '../connection/subscribeTopics.js'
import { type Method, readFields, readList, readTopic } from './readParams.js'

/** `irn_subscribe`: answers with the subscription id. */
export const subscribe: Method = async (node, connection, params) => {
  const [id = ''] = await subscribeTopics(node, connection, [readTopic(params.topic)])
  return `"${id}"`
}

/** `irn_batchSubscribe`: answers with the subscription ids in the order of the topics. */
export const batchSubscribe: Method = async (node, connection, params) => {
  const topics = readList(params, 'topics', node.limits).map(topic => readTopic(topic))
  chargeWork(node, connection, { messages: topics.length, bytes: 0 })
  return JSON.stringify(await subscribeTopics(node, connection, topics))
}

/** `irn_unsubscribe`. A connection has one subscription per topic, so the topic alone identifies it. */
export const unsubscribe: Method = (node, connection, params) => {
  unsubscribeTopic(node, connection, readTopic(params.topic))
  return 'true'
}

/** `irn_batchUnsubscribe` */
export const batchUnsubscribe: Method = (node, connection, params) => {
  const subscriptions = readList(params, 'subscriptions', node.limits)
  const topics = subscriptions.map(entry => readTopic(readFields(entry).topic))
  chargeWork(node, connection, { messages: topics.length, bytes: 0 })
  for (const topic of topics) unsubscribeTopic(node, connection, topic)
  return 'true'
}
