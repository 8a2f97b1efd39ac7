import { subscribeTopics } from '../connection/subscribeTopics.js'
import { createMessage } from './createMessage.js'
import { publishMessage } from './publishMessage.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** Tag of `wc_sessionPropose`, which the call implies. */
const tag = 1_100

/** `wc_proposeSession`: publishes the proposal and subscribes the caller, who waits for the answer there. */
export const proposeSession: Method = async (node, connection, params) => {
  const { sessionProposal, ttl } = params
  const topic = readTopic(params.pairingTopic, 'pairingTopic')
  const proposal = createMessage(node, connection, { topic, message: sessionProposal, ttl, tag })
  await subscribeTopics(node, connection, [topic])
  await publishMessage(node, proposal)
  return 'true'
}
