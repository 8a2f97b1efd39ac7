import { chargeWork } from '../connection/allowCall.js'
import { subscribeTopics } from '../connection/subscribeTopics.js'
import { createMessage, publishMessage } from './publishMessage.js'
import { type Method, readFields, readList, readTopic } from './readParams.js'

/** Tags of WalletConnect messages that the session calls imply. */
const tags = { wc_sessionPropose: 1_100, wc_sessionProposeResponse: 1_101, wc_sessionSettle: 1_102 } as const

/** `irn_publish` */
export const publish: Method = (node, connection, params, frame) => {
  const { message, ttl, tag } = params
  const draft = { topic: readTopic(params.topic), message, ttl, tag }
  return publishMessage(node, createMessage(node, connection, frame, draft))
}

/** `irn_batchPublish`: publishes nothing when one of the messages is invalid. */
export const batchPublish: Method = async (node, connection, params, frame) => {
  const messages = readList(params, 'messages', node.limits).map(entry => {
    const fields = readFields(entry)
    const { message, ttl, tag } = fields
    return createMessage(node, connection, frame, { topic: readTopic(fields.topic), message, ttl, tag })
  })
  chargeWork(node, connection, { messages: messages.length, bytes: 0 })
  await Promise.all(messages.map(message => publishMessage(node, message)))
  return 'true'
}

/** `wc_proposeSession`: publishes the proposal and subscribes the caller, which waits for the answer on its topic. */
export const proposeSession: Method = async (node, connection, params, frame) => {
  const { sessionProposal, ttl } = params
  const topic = readTopic(params.pairingTopic, 'pairingTopic')
  const draft = { topic, message: sessionProposal, ttl, tag: tags.wc_sessionPropose }
  const proposal = createMessage(node, connection, frame, draft)
  await subscribeTopics(node, connection, [topic])
  await publishMessage(node, proposal)
  return 'true'
}

/** `wc_approveSession`: answers the proposal, settles the session and subscribes the caller to it. */
export const approveSession: Method = async (node, connection, params, frame) => {
  const { sessionProposalResponse, sessionSettlementRequest, ttl } = params
  const pairingTopic = readTopic(params.pairingTopic, 'pairingTopic')
  const sessionTopic = readTopic(params.sessionTopic, 'sessionTopic')
  const response = createMessage(node, connection, frame, {
    topic: pairingTopic,
    message: sessionProposalResponse,
    ttl,
    tag: tags.wc_sessionProposeResponse,
  })
  const settlement = createMessage(node, connection, frame, {
    topic: sessionTopic,
    message: sessionSettlementRequest,
    ttl,
    tag: tags.wc_sessionSettle,
  })
  await subscribeTopics(node, connection, [sessionTopic])
  await publishMessage(node, response)
  await publishMessage(node, settlement)
  return 'true'
}
