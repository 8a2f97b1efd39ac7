import { sevenDays } from '../constants.js'
import { createDeferred } from '../createDeferred.js'
import { fromHex, toHex } from '../crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../crypto/hash.js'
import type { KeyPair } from '../crypto/types.js'
import { AbortedError, ClientDestroyedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespaceOf } from '../namespaces/caip.js'
import type { Pairing } from '../pairing/createPairing.js'
import type { Attempt } from '../pairing/openAttempt.js'
import { disconnect, sendDelete } from '../session/pendingDeletes.js'
import { saveSession } from '../session/sessions.js'
import type { Context, JsonRpcResponse } from '../session/types.js'
import type { Metadata, WalletConnectSession } from '../types.js'
import { isKey, isRecord, readMetadata } from '../validate.js'
import { type CheckedCacao, checkCacao, readSettledCacaos } from './checkCacao.js'
import type { AuthenticateParameters, Authentication } from './types.js'

export type OpenAuthenticationParameters = {
  readonly id: number
  /** Topic of the response to `wc_sessionAuthenticate`. Absent when only a proposal is sent. */
  readonly topic: string | undefined
  readonly pairing: Pairing
  readonly keyPair: KeyPair
  /** Unix seconds. */
  readonly expiry: number
  readonly events: readonly string[]
  readonly requested: AuthenticateParameters
  /** The session proposal that was sent with it. */
  readonly fallback: Attempt
  /** Returns the params with which the wallet settled the proposal. */
  getSettlement(): unknown
}

export type OpenAuthentication = {
  readonly approval: Promise<Authentication>
  cancel(reason?: unknown): void
  fail(error: unknown): void
}

/** Waits for a signed statement, or for a session without one. */
export function openAuthentication(
  context: Context,
  parameters: OpenAuthenticationParameters,
): OpenAuthentication {
  const { id, topic, pairing, keyPair, expiry, requested, events, fallback, getSettlement } = parameters
  const { promise: approval, resolve, reject } = createDeferred<Authentication>()
  let isPending = true
  const timer = setTimeout(() => fail(new ProtocolError(11005)), expiry * 1000 - Date.now())
  const end = () => fail(new ClientDestroyedError())
  context.ended.addEventListener('abort', end)
  // The response has its own topic; some wallets refuse the method on the topic of the pairing.
  if (topic !== undefined)
    context.pending.set(id, { topic, alsoTopic: pairing.topic, receive: onResponse, fail })
  fallback.approval
    .then(onSettled, error => {
      // The user may still sign after the proposal has expired.
      const expired = error instanceof ProtocolError && error.rpcCode === 0
      if (!expired || topic === undefined) fail(error)
    })
    // The client was destroyed in the meantime.
    .catch(() => {})

  function close(settle: () => void) {
    isPending = false
    clearTimeout(timer)
    context.ended.removeEventListener('abort', end)
    context.pending.delete(id)
    if (topic !== undefined) {
      context.privateTopics.delete(topic)
      context.relay.unsubscribe(topic).catch(() => {})
    }
    settle()
    fallback.fail(new AbortedError())
  }
  function fail(error: unknown) {
    close(() => reject(error))
  }

  async function onSettled(session: WalletConnectSession) {
    const checked = await readSettledCacaos(context, getSettlement(), session, requested)
    // Cancelled in the meantime, so the session is not used.
    if (!isPending) return disconnect(context, session)
    close(() => resolve({ ...toResult(checked), session }))
  }

  async function onResponse(response: JsonRpcResponse) {
    if ('error' in response) {
      const { code, message } = response.error
      // A wallet that does not support the method responds to the proposal.
      if (code !== 10001) fail(new ProtocolError(code, { details: message }))
      return
    }
    const { responder, cacaos } = readResponder(response.result)
    const symKey = await deriveSymKey(await keyPair.agree(responder.publicKey))
    const sessionTopic = await hashTopic(symKey)
    try {
      const results = await Promise.allSettled(cacaos.map(cacao => checkCacao(cacao, requested)))
      // The first statement that is refused says why, whichever check ends first.
      const checked = results.map(result => {
        if (result.status === 'rejected') throw result.reason
        return result.value
      })
      if (!isPending) throw new AbortedError()
      const session = createSession(responder, sessionTopic, checked)
      if (session) {
        const namespaces = Object.keys(session.namespaces)
        saveSession(context, { session, symKey: toHex(symKey), namespaces, settleId: id, updateId: 0 })
        context.relay.subscribe(sessionTopic).catch(error => {
          context.logger?.warn('the relay does not deliver a new session yet', { error })
        })
      }
      // In the same turn as `saveSession`, so that nothing can cancel in between.
      close(() => resolve({ ...toResult(checked), session }))
    } catch (error) {
      // The same response may arrive a second time, on the topic of the pairing.
      if (!context.sessions.get(sessionTopic)) void sendDelete(context, sessionTopic, symKey)
      fail(error instanceof ProtocolError ? error : new ProtocolError(11004, { cause: error }))
    }
  }

  function createSession(
    { metadata }: Responder,
    sessionTopic: string,
    checked: readonly CheckedCacao[],
  ): WalletConnectSession | undefined {
    const methods = [...new Set(checked.flatMap(({ methods }) => methods))]
    if (methods.length === 0) return undefined
    const accounts = [...new Set(checked.flatMap(({ accounts }) => accounts))]
    const chains = requested.chains.filter(chain => accounts.some(account => account.startsWith(`${chain}:`)))
    return {
      topic: sessionTopic,
      pairingTopic: pairing.topic,
      expiry: Math.floor(Date.now() / 1000) + sevenDays,
      peer: metadata,
      namespaces: { [namespaceOf(chains[0] ?? '')]: { chains, accounts, methods, events } },
    }
  }

  return {
    approval,
    fail,
    cancel: reason => {
      if (isPending) fail(new AbortedError({ cause: reason }))
    },
  }
}

function toResult(checked: readonly CheckedCacao[]): Pick<Authentication, 'cacaos' | 'statements'> {
  return {
    cacaos: checked.map(({ cacao }) => cacao),
    statements: checked.map(({ statement }) => statement),
  }
}

type Responder = { readonly publicKey: Uint8Array; readonly metadata: Metadata }

/** Parses the wallet's metadata and public key, and its unverified statements. @throws ProtocolError 11001 */
function readResponder(result: unknown): {
  readonly responder: Responder
  readonly cacaos: readonly unknown[]
} {
  if (!isRecord(result) || !isRecord(result.responder)) throw new ProtocolError(11001)
  const { cacaos, responder } = result
  const metadata = readMetadata(responder.metadata)
  const publicKey = isKey(responder.publicKey) ? fromHex(responder.publicKey) : undefined
  if (!publicKey || !metadata || !Array.isArray(cacaos) || cacaos.length === 0) throw new ProtocolError(11001)
  return { responder: { publicKey, metadata }, cacaos }
}
