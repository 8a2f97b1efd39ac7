import { messages } from '../constants.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { toHex } from '../crypto/encoding.js'
import { sealEnvelope } from '../envelope/envelope.js'
import { AbortedError } from '../errors/clientErrors.js'
import { RelayRefusedError } from '../errors/relayErrors.js'
import { assertProposal } from '../namespaces/proposed.js'
import type { RelayCallOptions } from '../relay/types.js'
import { assertAlive } from '../session/sessions.js'
import type { Context } from '../session/types.js'
import type { ProposeParameters, WalletConnectProposal } from '../types.js'
import { createPairing, type Pairing } from './createPairing.js'
import { openAttempt } from './openAttempt.js'

/**
 * Creates a pairing and proposes a session to the wallet that scans its URI.
 *
 * @throws ProtocolError 5100 to 5104 and 5 for an invalid proposal
 * @throws AbortedError, ClientDestroyedError, and the errors of the relay
 */
export async function propose(
  context: Context,
  parameters: ProposeParameters,
): Promise<WalletConnectProposal> {
  const { signal, optionalNamespaces } = parameters
  assertAlive(context)
  assertProposal(optionalNamespaces)
  if (signal?.aborted) throw new AbortedError({ cause: signal.reason })

  const pairing = createPairing()
  const keyPair = await createKeyPair()
  const id = context.nextId()
  const attempt = openAttempt(context, { id, pairing, keyPair, proposed: optionalNamespaces })
  const cancel = () => attempt.cancel(signal?.reason)
  signal?.addEventListener('abort', cancel)
  attempt.approval.catch(() => {}).finally(() => signal?.removeEventListener('abort', cancel))

  const params = proposalParams(context, { ...parameters, pairing, publicKey: toHex(keyPair.publicKey) })
  try {
    if (signal?.aborted) throw new AbortedError({ cause: signal.reason })
    await sendProposal(context, pairing, { id, method: 'wc_sessionPropose', params }, { signal })
  } catch (error) {
    attempt.fail(error)
    throw signal?.aborted ? new AbortedError({ cause: signal.reason }) : error
  }
  const { uri, expiry } = pairing
  return { uri, expiry, approval: attempt.approval, cancel: () => attempt.cancel() }
}

/** Returns the params of `wc_sessionPropose`. Required namespaces are deprecated; the settlement is checked instead. */
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

/** Sends a proposal with `wc_proposeSession`, or with `irn_publish` if the relay does not support that method. */
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
    // The relay has subscribed the client to the topic.
    relay.adopt(topic)
    // The response may have arrived before the receipt and closed the pairing.
    if (!context.privateTopics.has(topic)) relay.unsubscribe(topic).catch(() => {})
  } catch (error) {
    if (!isUnknownMethod(error)) throw error
    await relay.subscribe(topic, options)
    await relay.publish({ topic, message, ...messages.propose }, options)
  }
}

/** Whether a relay refused a call because it does not support the method. */
function isUnknownMethod(error: unknown): boolean {
  if (!(error instanceof RelayRefusedError)) return false
  return error.rpcCode === -32601 || /method/i.test(error.details ?? '')
}
