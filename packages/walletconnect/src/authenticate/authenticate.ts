import { messages, oneHour } from '../constants.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { deriveSymKey } from '../crypto/deriveSymKey.js'
import { hashTopic } from '../crypto/hashTopic.js'
import { toHex } from '../crypto/toHex.js'
import type { Envelope } from '../envelope/readEnvelope.js'
import { AbortedError } from '../errors/AbortedError.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import { assertProposal } from '../namespaces/assertProposal.js'
import { namespaceOf } from '../namespaces/namespaceOf.js'
import { createPairing } from '../pairing/createPairing.js'
import { openAttempt } from '../pairing/openAttempt.js'
import { proposalParams } from '../pairing/proposalParams.js'
import { assertAlive } from '../session/findSession.js'
import { send } from '../session/send.js'
import type { Context } from '../session/types.js'
import { authPayload } from './authPayload.js'
import { openAuthentication } from './openAuthentication.js'
import type { AuthenticateParameters, AuthenticateReturnType } from './types.js'

/**
 * Asks for a signed statement and a session at once. A wallet that does not know this answers the plain proposal that
 * goes with it.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/session-authenticated-events
 * @throws ProtocolError 5100, 5104 (chains), 11002 (chains of several namespaces)
 * @throws AbortedError, ClientDestroyedError, and the errors of the relay
 */
export async function authenticate(
  context: Context,
  parameters: AuthenticateParameters,
): Promise<AuthenticateReturnType> {
  const { chains, methods = [], events = ['chainChanged', 'accountsChanged'], signal } = parameters
  assertAlive(context)
  const [namespace = '', ...others] = new Set(chains.map(namespaceOf))
  if (others.length > 0) throw new ProtocolError(11002, { details: 'chains of one namespace only' })
  // Who falls back to a plain session signs by a request.
  const asked = [...new Set(['personal_sign', ...methods])]
  const optionalNamespaces = { [namespace]: { chains, methods: asked, events } }
  assertProposal(optionalNamespaces)
  if (signal?.aborted) throw new AbortedError({ cause: signal.reason })

  const expiry = Math.floor(Date.now() / 1000) + Math.max(parameters.expiry ?? oneHour, oneHour)
  const pairing = createPairing(['wc_sessionAuthenticate'])
  const keyPair = await createKeyPair()
  const publicKey = toHex(keyPair.publicKey)
  const topic = await hashTopic(keyPair.publicKey)
  const id = context.nextId()
  const proposalId = context.nextId()
  const fallback = openAttempt(context, { id: proposalId, pairing, keyPair, proposed: optionalNamespaces })
  const { approval, cancel, fail } = openAuthentication(context, {
    id,
    topic,
    pairing,
    keyPair,
    expiry,
    events,
    asked: parameters,
    fallback,
  })
  context.privateTopics.set(topic, {
    receive: () => undefined,
    async symKey(envelope: Envelope) {
      if (envelope.type !== 1) throw new ProtocolError(7)
      return deriveSymKey(await keyPair.agree(envelope.senderPublicKey))
    },
  })
  const abort = () => cancel(signal?.reason)
  signal?.addEventListener('abort', abort)
  approval.catch(() => {}).finally(() => signal?.removeEventListener('abort', abort))

  const proposal = proposalParams(context, { optionalNamespaces, pairing, publicKey })
  const request = {
    requester: { publicKey, metadata: context.metadata },
    authPayload: authPayload(parameters),
    expiryTimestamp: expiry,
  }
  const { symKey } = pairing
  const ask = { topic: pairing.topic, symKey }
  const kind = { ...messages.authenticate, ttl: expiry - Math.floor(Date.now() / 1000) }
  try {
    await Promise.all([
      context.relay.subscribe(topic, { signal }),
      context.relay.subscribe(pairing.topic, { signal }),
    ])
    await Promise.all([
      send(
        context,
        { ...ask, kind, payload: { id, method: 'wc_sessionAuthenticate', params: request } },
        { signal },
      ),
      send(
        context,
        {
          ...ask,
          kind: messages.propose,
          payload: { id: proposalId, method: 'wc_sessionPropose', params: proposal },
        },
        { signal },
      ),
    ])
  } catch (error) {
    fail(error)
    throw signal?.aborted ? new AbortedError({ cause: signal.reason }) : error
  }
  return { uri: pairing.uri, expiry: pairing.expiry, approval, cancel: () => cancel() }
}
