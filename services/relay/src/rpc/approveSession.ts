import { subscribeTopics } from '../connection/subscribeTopics.js'
import { createMessage } from './createMessage.js'
import { publishMessage } from './publishMessage.js'
import { readTopic } from './readTopic.js'
import type { Method } from './types.js'

/** Tags of the proposal's answer and of `wc_sessionSettle`, which the call implies. */
const responseTag = 1_101
const settleTag = 1_102

/** `wc_approveSession`: answers the proposal, settles the session and subscribes the caller to it. */
export const approveSession: Method = async (node, connection, params) => {
  const { sessionProposalResponse, sessionSettlementRequest, ttl } = params
  const pairingTopic = readTopic(params.pairingTopic, 'pairingTopic')
  const sessionTopic = readTopic(params.sessionTopic, 'sessionTopic')
  const response = createMessage(node, connection, {
    topic: pairingTopic,
    message: sessionProposalResponse,
    ttl,
    tag: responseTag,
  })
  const settlement = createMessage(node, connection, {
    topic: sessionTopic,
    message: sessionSettlementRequest,
    ttl,
    tag: settleTag,
  })
  await subscribeTopics(node, connection, [sessionTopic])
  await publishMessage(node, response)
  await publishMessage(node, settlement)
  return 'true'
}
