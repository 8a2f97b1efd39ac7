import { fromHex, toHex } from '../crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../crypto/hash.js'
import type { KeyPair } from '../crypto/types.js'
import { AbortedError, ClientDestroyedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespaceOf } from '../namespaces/caip.js'
import { unsupported } from '../session/handleRequest.js'
import { sayGoodbye } from '../session/pendingDeletes.js'
import { readSettlement } from '../session/readSettlement.js'
import { catchUp } from '../session/restore.js'
import { keepSession } from '../session/sessions.js'
import type { Context, JsonRpcRequest, JsonRpcResponse } from '../session/types.js'
import type { ProposeParameters, WalletConnectSession } from '../types.js'
import { isKey, isRecord } from '../validate.js'
import type { Pairing } from './createPairing.js'

/** Approvals of one proposal that are looked at; a wallet that retries makes a new one. */
const approvalLimit = 4

export type Attempt = {
  /** Made now, so that no answer can come too early for it. */
  readonly approval: Promise<WalletConnectSession>
  /** Rejects the approval. A wallet that settles later is sent away. */
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
    /** Told what the wallet settled with, before the approval is. */
    onSettled?(params: unknown): void
  },
): Attempt {
  const { id, pairing, keyPair, proposed } = parameters
  const { relay, privateTopics, pending } = context
  /** Topics of sessions that a wallet approved and did not settle yet. */
  const approved = new Set<string>()
  let state: 'waiting' | 'given up' | 'over' = 'waiting'
  let resolve: (session: WalletConnectSession) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const approval = new Promise<WalletConnectSession>((...settle) => {
    ;[resolve, reject] = settle
  })
  approval.catch(() => {})
  const timer = setTimeout(() => void expire(), pairing.expiry * 1000 - Date.now())
  const end = () => fail(new ClientDestroyedError())
  context.ended.addEventListener('abort', end)
  pending.set(id, { topic: pairing.topic, receive: onAnswer, fail })
  privateTopics.set(pairing.topic, { symKey: pairing.symKey, receive: onPairingRequest })

  function close() {
    state = 'over'
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

  async function onAnswer(response: JsonRpcResponse) {
    if ('error' in response) {
      const { code, message } = response.error
      return fail(new ProtocolError(code, { details: message }))
    }
    const responder = readApproval(response.result)
    if (!responder || approved.size >= approvalLimit) throw new ProtocolError(5, { details: 'approval' })
    const symKey = await deriveSymKey(await keyPair.agree(responder))
    const topic = await hashTopic(symKey)
    if (state === 'over' || approved.has(topic)) return
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
    if (method !== 'wc_sessionSettle') throw new ProtocolError(unsupported(method))
    if (state !== 'waiting') {
      void sayGoodbye(context, topic, symKey)
      return undefined
    }
    const session = settle()
    approved.delete(topic)
    privateTopics.delete(topic)
    keepSession(context, {
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
        // The person approved, but nothing that the app can use: waiting on would only end in silence.
        if (error instanceof ProtocolError && error.rpcCode !== 1005) fail(error)
        throw error
      }
    }
  }

  function onPairingRequest({ method }: JsonRpcRequest): true {
    if (method === 'wc_pairingDelete') fail(new ProtocolError(6000))
    else if (method !== 'wc_pairingPing') throw new ProtocolError(unsupported(method))
    return true
  }

  async function expire() {
    // Timers and sockets sleep with a phone: an approval may be waiting in the mailbox.
    const late = Date.now() - pairing.expiry * 1000 > 1000 || relay.getStatus() !== 'open'
    if (state === 'waiting' && late) {
      await catchUp(context, [pairing.topic])
      if (approved.size > 0) await catchUp(context, [...approved])
    }
    if (state !== 'over') fail(new ProtocolError(0))
  }

  return {
    approval,
    fail,
    cancel(reason) {
      if (state !== 'waiting') return
      state = 'given up'
      reject(new AbortedError({ cause: reason }))
    },
  }
}

/** The public key with which a wallet approved, or `undefined` when its answer has not the form. */
export function readApproval(result: unknown): Uint8Array | undefined {
  if (!isRecord(result) || !isKey(result.responderPublicKey)) return undefined
  return fromHex(result.responderPublicKey)
}
