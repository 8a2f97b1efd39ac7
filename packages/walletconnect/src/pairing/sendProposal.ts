import { messages } from '../constants.js'
import { sealEnvelope } from '../envelope/sealEnvelope.js'
import type { RelayCallOptions } from '../relay/types.js'
import type { Context } from '../session/types.js'
import type { Pairing } from './createPairing.js'
import { isUnknownMethod } from './isUnknownMethod.js'

/** Hands a proposal to the relay by `wc_proposeSession`, or the older way where the relay does not know that. */
export async function sendProposal(
  context: Context,
  { topic, symKey }: Pairing,
  payload: { readonly id: number; readonly [name: string]: unknown },
  options: RelayCallOptions,
): Promise<void> {
  const message = sealEnvelope({ symKey, plaintext: JSON.stringify({ jsonrpc: '2.0', ...payload }) })
  const { relay } = context
  try {
    const { ttl } = messages.propose
    const params = { pairingTopic: topic, sessionProposal: message, ttl, correlationId: payload.id }
    await relay.call('wc_proposeSession', params, options)
    // The relay has subscribed the caller by itself.
    relay.adopt(topic)
    // An answer may have overtaken the receipt, so that nobody waits on the pairing any more.
    if (!context.privateTopics.has(topic)) relay.unsubscribe(topic).catch(() => {})
  } catch (error) {
    if (!isUnknownMethod(error)) throw error
    await relay.subscribe(topic, options)
    await relay.publish({ topic, message, ...messages.propose }, options)
  }
}
