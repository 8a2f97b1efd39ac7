import type { Context } from '../session/types.js'
import type { ProposeParameters } from '../types.js'
import type { Pairing } from './createPairing.js'

/** Params of `wc_sessionPropose`. Required namespaces are deprecated: what was granted is checked when it is settled. */
export function proposalParams(
  { metadata }: Context,
  parameters: Omit<ProposeParameters, 'signal'> & { readonly pairing: Pairing; readonly publicKey: string },
): { readonly [name: string]: unknown } {
  const { optionalNamespaces, sessionProperties, scopedProperties, pairing, publicKey } = parameters
  return {
    requiredNamespaces: {},
    optionalNamespaces,
    relays: [{ protocol: 'irn' }],
    pairingTopic: pairing.topic,
    expiryTimestamp: pairing.expiry,
    proposer: { publicKey, metadata },
    sessionProperties,
    scopedProperties,
  }
}
