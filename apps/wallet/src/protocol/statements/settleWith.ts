import type { Kit } from '../kit/createKit.js'
import type { SignedStatement } from '../types.js'

/**
 * Approves a proposal with signed statements in the settlement. The library is older than these and settles without
 * them, so they are put in where it encodes the message.
 */
export async function settleWith(
  kit: Kit,
  authentication: readonly SignedStatement[],
  approve: () => Promise<unknown>,
): Promise<void> {
  const { crypto: cipher } = kit.core
  const { encode } = cipher
  cipher.encode = (topic, payload, options) => {
    if (!('method' in payload) || payload.method !== 'wc_sessionSettle')
      return encode(topic, payload, options)
    const params = { ...payload.params, proposalRequestsResponses: { authentication } }
    return encode(topic, { ...payload, params }, options)
  }
  try {
    await approve()
  } finally {
    cipher.encode = encode
  }
}
