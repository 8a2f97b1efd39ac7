import { createDeferred } from '../createDeferred.js'
import { fromHex, toHex } from '../crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../crypto/hash.js'
import type { KeyPair } from '../crypto/types.js'
import { AbortedError, ClientDestroyedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespaceOf } from '../namespaces/caip.js'
import { unsupportedCode } from '../session/handleRequest.js'
import { sendDelete } from '../session/pendingDeletes.js'
import { readSettlement } from '../session/readSettlement.js'
import { fetchMailbox } from '../session/restore.js'
import { saveSession } from '../session/sessions.js'
import type { Context, JsonRpcRequest, JsonRpcResponse } from '../session/types.js'
import type { ProposeParameters, WalletConnectSession } from '../types.js'
import { isKey, isRecord } from '../validate.js'
import type { Pairing } from './createPairing.js'

/** Maximum of approvals of one proposal; a wallet that retries sends a new approval. */
const approvalLimit = 4

export type Attempt = {
  readonly approval: Promise<WalletConnectSession>
  /** Rejects the approval. A session that a wallet settles later is deleted. */
  cancel(reason?: unknown): void
  /** Rejects the approval and stops listening. */
  fail(error: unknown): void
}

/** Waits for a wallet to approve and settle a proposal, until it expires. */
export function openAttempt(
  context: Context,
  parameters: {
    readonly id: number
    readonly pairing: Pairing
    readonly keyPair: KeyPair
    readonly proposed: ProposeParameters['optionalNamespaces']
    /** Called with the params of the settlement before the approval resolves. */
    onSettled?(params: unknown): void
  },
): Attempt {
  const { id, pairing, keyPair, proposed } = parameters
  const { relay, privateTopics, pending } = context
  /** Topics of sessions that a wallet approved but has not settled yet. */
  const approved = new Set<string>()
  let state: 'pending' | 'cancelled' | 'closed' = 'pending'
  const { promise: approval, resolve, reject } = createDeferred<WalletConnectSession>()
  const timer = setTimeout(() => void expire(), pairing.expiry * 1000 - Date.now())
  const end = () => fail(new ClientDestroyedError())
  context.ended.addEventListener('abort', end)
  pending.set(id, { topic: pairing.topic, receive: onResponse, fail })
  privateTopics.set(pairing.topic, { symKey: pairing.symKey, receive: onPairingRequest })

  function close() {
    state = 'closed'
    clearTimeout(timer)
    context.ended.removeEventListener('abort', end)
    pending.delete(id)
    for (const topic of [pairing.topic, ...approved]) {
      privateTopics.delete(topic)
      relay.unsubscribe(topic).catch(() => {})
    }
  }
  function fail(error: unknown) {
    close()
    reject(error)
  }

  async function onResponse(response: JsonRpcResponse) {
    if ('error' in response) {
      const { code, message } = response.error
      return fail(new ProtocolError(code, { details: message }))
    }
    const responder = readApproval(response.result)
    if (!responder || approved.size >= approvalLimit) throw new ProtocolError(5, { details: 'approval' })
    const symKey = await deriveSymKey(await keyPair.agree(responder))
    const topic = await hashTopic(symKey)
    if (state === 'closed' || approved.has(topic)) return
    approved.add(topic)
    privateTopics.set(topic, {
      symKey,
      receive: request => onSettle({ topic, symKey, responder: toHex(responder) }, request),
    })
    await relay.subscribe(topic, { deadline: pairing.expiry * 1000 - Date.now() })
  }

  function onSettle(
    candidate: { readonly topic: string; readonly symKey: Uint8Array; readonly responder: string },
    { id, method, params }: JsonRpcRequest,
  ): true | undefined {
    const { topic, symKey, responder } = candidate
    if (method !== 'wc_sessionSettle') throw new ProtocolError(unsupportedCode(method))
    if (state !== 'pending') {
      void sendDelete(context, topic, symKey)
      return undefined
    }
    const session = settle()
    approved.delete(topic)
    privateTopics.delete(topic)
    saveSession(context, {
      session,
      symKey: toHex(symKey),
      namespaces: [...new Set(Object.keys(proposed).map(namespaceOf))],
      settleId: id,
      updateId: id,
    })
    close()
    parameters.onSettled?.(params)
    resolve(session)
    return true

    function settle(): WalletConnectSession {
      try {
        return readSettlement(params, { topic, responder, pairingTopic: pairing.topic, proposed })
      } catch (error) {
        // The user approved, but nothing that the app can use. No other settlement will follow.
        if (error instanceof ProtocolError && error.rpcCode !== 1005) fail(error)
        throw error
      }
    }
  }

  function onPairingRequest({ method }: JsonRpcRequest): true {
    if (method === 'wc_pairingDelete') fail(new ProtocolError(6000))
    else if (method !== 'wc_pairingPing') throw new ProtocolError(unsupportedCode(method))
    return true
  }

  async function expire() {
    // Timers and sockets are suspended with a phone: the relay may hold an approval.
    const late = Date.now() - pairing.expiry * 1000 > 1000 || relay.getStatus() !== 'open'
    if (state === 'pending' && late) {
      await fetchMailbox(context, [pairing.topic])
      if (approved.size > 0) await fetchMailbox(context, [...approved])
    }
    if (state !== 'closed') fail(new ProtocolError(0))
  }

  return {
    approval,
    fail,
    cancel(reason) {
      if (state !== 'pending') return
      state = 'cancelled'
      reject(new AbortedError({ cause: reason }))
    },
  }
}

/** Parses the public key of an approval. Returns `undefined` when the response is malformed. */
function readApproval(result: unknown): Uint8Array | undefined {
  if (!isRecord(result) || !isKey(result.responderPublicKey)) return undefined
  return fromHex(result.responderPublicKey)
}
