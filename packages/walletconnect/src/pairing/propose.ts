import { createKeyPair } from '../crypto/createKeyPair.js'
import { toHex } from '../crypto/toHex.js'
import { AbortedError } from '../errors/AbortedError.js'
import { assertProposal } from '../namespaces/assertProposal.js'
import { assertAlive } from '../session/findSession.js'
import type { Context } from '../session/types.js'
import type { ProposeParameters, WalletConnectProposal } from '../types.js'
import { createPairing } from './createPairing.js'
import { openAttempt } from './openAttempt.js'
import { proposalParams } from './proposalParams.js'
import { sendProposal } from './sendProposal.js'

/**
 * Makes a pairing and proposes a session to whoever scans its URI.
 *
 * @throws ProtocolError 5100 to 5104 and 5 for a proposal that no wallet could understand
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
