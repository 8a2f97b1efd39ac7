import { messages, oneHour } from '../constants.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { toHex } from '../crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../crypto/hash.js'
import type { KeyPair } from '../crypto/types.js'
import type { Envelope } from '../envelope/envelope.js'
import { AbortedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespaceOf } from '../namespaces/caip.js'
import { assertProposal } from '../namespaces/proposed.js'
import { createPairing } from '../pairing/createPairing.js'
import { openAttempt } from '../pairing/openAttempt.js'
import { proposalParams, sendProposal } from '../pairing/propose.js'
import { sendMessage } from '../session/sendRequest.js'
import { assertAlive } from '../session/sessions.js'
import type { Context } from '../session/types.js'
import type { ProposeParameters } from '../types.js'
import { authPayload } from './authPayload.js'
import { openAuthentication } from './openAuthentication.js'
import type { AuthenticateParameters, AuthenticateReturnType } from './types.js'

/** Namespace for which wallets create a session from a signed statement. */
const statementNamespace = 'eip155'

/**
 * Requests a signed statement and a session in one prompt: with `wc_sessionAuthenticate` if all namespaces are eip155,
 * and with a proposal that includes the statements. A wallet that supports neither settles the proposal.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/session-authenticated-events
 * @throws ProtocolError 5100 to 5104 (chains), 11002 (chains of several namespaces without `optionalNamespaces`)
 * @throws AbortedError, ClientDestroyedError, and the errors of the relay
 */
export async function authenticate(
  context: Context,
  parameters: AuthenticateParameters,
): Promise<AuthenticateReturnType> {
  const { chains, methods = [], signal, events = ['chainChanged', 'accountsChanged'] } = parameters
  assertAlive(context)
  const optionalNamespaces = parameters.optionalNamespaces ?? defaultNamespaces(parameters, events)
  assertProposal(optionalNamespaces)
  if (signal?.aborted) throw new AbortedError({ cause: signal.reason })

  const namespaces = [...new Set(chains.map(namespaceOf))]
  const isOneClick = [...namespaces, ...Object.keys(optionalNamespaces).map(namespaceOf)].every(
    namespace => namespace === statementNamespace,
  )
  const expiry = Math.floor(Date.now() / 1000) + Math.max(parameters.expiry ?? oneHour, oneHour)
  const pairing = createPairing(isOneClick ? ['wc_sessionAuthenticate'] : undefined)
  const keyPair = await createKeyPair()
  const publicKey = toHex(keyPair.publicKey)
  const topic = isOneClick ? await openResponseTopic(context, keyPair) : undefined
  const id = context.nextId()
  const proposalId = context.nextId()
  let settlement: unknown
  const fallback = openAttempt(context, {
    id: proposalId,
    pairing,
    keyPair,
    proposed: optionalNamespaces,
    onSettled: params => {
      settlement = params
    },
  })
  const { approval, cancel, fail } = openAuthentication(context, {
    id,
    topic,
    pairing,
    keyPair,
    expiry,
    events,
    requested: parameters,
    fallback,
    getSettlement: () => settlement,
  })
  const abort = () => cancel(signal?.reason)
  signal?.addEventListener('abort', abort)
  approval.catch(() => {}).finally(() => signal?.removeEventListener('abort', abort))

  // A settlement lists the methods, so the statement need not.
  const authentication = namespaces.map(namespace =>
    authPayload(
      parameters,
      chains.filter(chain => namespaceOf(chain) === namespace),
      [],
    ),
  )
  const params = {
    ...proposalParams(context, { optionalNamespaces, pairing, publicKey }),
    requests: { authentication },
  }
  const proposal = { id: proposalId, method: 'wc_sessionPropose', params }
  try {
    if (topic === undefined) await sendProposal(context, pairing, proposal, { signal })
    else await sendRequests(topic)
  } catch (error) {
    fail(error)
    throw signal?.aborted ? new AbortedError({ cause: signal.reason }) : error
  }
  return { uri: pairing.uri, expiry: pairing.expiry, approval, cancel: () => cancel() }

  async function sendRequests(responseTopic: string) {
    const { symKey } = pairing
    const target = { topic: pairing.topic, symKey }
    const kind = { ...messages.authenticate, ttl: expiry - Math.floor(Date.now() / 1000) }
    const request = {
      requester: { publicKey, metadata: context.metadata },
      authPayload: authPayload(parameters, chains, methods),
      expiryTimestamp: expiry,
    }
    await Promise.all([
      context.relay.subscribe(responseTopic, { signal }),
      context.relay.subscribe(pairing.topic, { signal }),
    ])
    const payload = { id, method: 'wc_sessionAuthenticate', params: request }
    await Promise.all([
      sendMessage(context, { ...target, kind, payload }, { signal }),
      sendMessage(context, { ...target, kind: messages.propose, payload: proposal }, { signal }),
    ])
  }
}

function defaultNamespaces(
  { chains, methods = [] }: AuthenticateParameters,
  events: readonly string[],
): ProposeParameters['optionalNamespaces'] {
  const [namespace = '', ...others] = new Set(chains.map(namespaceOf))
  if (others.length > 0) throw new ProtocolError(11002, { details: 'chains of one namespace only' })
  // After a session without statements the user signs with `personal_sign`.
  const wanted = namespace === statementNamespace ? ['personal_sign', ...methods] : methods
  return { [namespace]: { chains, methods: [...new Set(wanted)], events } }
}

/** Opens the topic on which wallets respond to `wc_sessionAuthenticate`: the hash of our public key. */
async function openResponseTopic(context: Context, keyPair: KeyPair): Promise<string> {
  const topic = await hashTopic(keyPair.publicKey)
  context.privateTopics.set(topic, {
    receive: () => undefined,
    async symKey(envelope: Envelope) {
      if (envelope.type !== 1) throw new ProtocolError(7)
      return deriveSymKey(await keyPair.agree(envelope.senderPublicKey))
    },
  })
  return topic
}
