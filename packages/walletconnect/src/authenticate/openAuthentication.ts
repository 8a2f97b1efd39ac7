import { sevenDays } from '../constants.js'
import { fromHex, toHex } from '../crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../crypto/hash.js'
import type { KeyPair } from '../crypto/types.js'
import { AbortedError, ClientDestroyedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespaceOf } from '../namespaces/caip.js'
import type { Pairing } from '../pairing/createPairing.js'
import type { Attempt } from '../pairing/openAttempt.js'
import { disconnect, sayGoodbye } from '../session/pendingDeletes.js'
import { keepSession } from '../session/sessions.js'
import type { Context, JsonRpcResponse } from '../session/types.js'
import type { Metadata, WalletConnectSession } from '../types.js'
import { isKey, isRecord, readMetadata } from '../validate.js'
import { type CheckedCacao, checkCacao, readSettledCacaos } from './checkCacao.js'
import type { AuthenticateParameters, Authentication } from './types.js'

export type OpenAuthenticationParameters = {
  readonly id: number
  /** Where the wallet answers `wc_sessionAuthenticate`; absent when it is asked by the proposal alone. */
  readonly topic: string | undefined
  readonly pairing: Pairing
  readonly keyPair: KeyPair
  /** Unix seconds. */
  readonly expiry: number
  readonly events: readonly string[]
  readonly asked: AuthenticateParameters
  /** The plain proposal that went with it. */
  readonly fallback: Attempt
  /** What the wallet settled that one with. */
  getSettlement(): unknown
}

export type OpenAuthentication = {
  readonly approval: Promise<Authentication>
  cancel(reason?: unknown): void
  fail(error: unknown): void
}

/** Waits for a signed statement, or for a plain session in its place. */
export function openAuthentication(
  context: Context,
  parameters: OpenAuthenticationParameters,
): OpenAuthentication {
  const { id, topic, pairing, keyPair, expiry, asked, events, fallback, getSettlement } = parameters
  let waiting = true
  let resolve: (result: Authentication) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const approval = new Promise<Authentication>((...settle) => {
    ;[resolve, reject] = settle
  })
  approval.catch(() => {})
  const timer = setTimeout(() => fail(new ProtocolError(11005)), expiry * 1000 - Date.now())
  const end = () => fail(new ClientDestroyedError())
  context.ended.addEventListener('abort', end)
  // The answer comes on a topic of its own, a refusal of the method from some wallets on that of the pairing.
  if (topic !== undefined)
    context.pending.set(id, { topic, alsoTopic: pairing.topic, receive: onAnswer, fail })
  fallback.approval
    .then(onSettled, error => {
      // A wallet that signs may take longer than the proposal lives.
      const expired = error instanceof ProtocolError && error.rpcCode === 0
      if (!expired || topic === undefined) fail(error)
    })
    // The client was destroyed meanwhile.
    .catch(() => {})

  function close(settle: () => void) {
    waiting = false
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
    const checked = await readSettledCacaos(context, getSettlement(), session, asked)
    // Given up meanwhile, so nobody would use it.
    if (!waiting) return disconnect(context, session)
    close(() => resolve({ ...read(checked), session }))
  }

  async function onAnswer(response: JsonRpcResponse) {
    if ('error' in response) {
      const { code, message } = response.error
      // Who does not know the method answers the proposal.
      if (code !== 10001) fail(new ProtocolError(code, { details: message }))
      return
    }
    const { responder, cacaos } = readResponder(response.result)
    const symKey = await deriveSymKey(await keyPair.agree(responder.publicKey))
    const sessionTopic = await hashTopic(symKey)
    try {
      const checked = await Promise.all(cacaos.map(cacao => checkCacao(cacao, asked)))
      if (!waiting) throw new AbortedError()
      const session = createSession(responder, sessionTopic, checked)
      if (session) {
        const namespaces = Object.keys(session.namespaces)
        keepSession(context, { session, symKey: toHex(symKey), namespaces, settleId: id, updateId: 0 })
        context.relay.subscribe(sessionTopic).catch(error => {
          context.logger?.warn('the relay does not deliver a new session yet', { error })
        })
      }
      // In the same turn as the session, or giving up or another answer could come between.
      close(() => resolve({ ...read(checked), session }))
    } catch (error) {
      // The same answer may come a second time, over the pairing.
      if (!context.sessions.get(sessionTopic)) void sayGoodbye(context, sessionTopic, symKey)
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
    const chains = asked.chains.filter(chain => accounts.some(account => account.startsWith(`${chain}:`)))
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
      if (waiting) fail(new AbortedError({ cause: reason }))
    },
  }
}

function read(checked: readonly CheckedCacao[]): Pick<Authentication, 'cacaos' | 'statements'> {
  return {
    cacaos: checked.map(({ cacao }) => cacao),
    statements: checked.map(({ statement }) => statement),
  }
}

export type Responder = { readonly publicKey: Uint8Array; readonly metadata: Metadata }

/** Who answered an authentication, and the statements, which are still to be read. @throws ProtocolError 11001 */
export function readResponder(result: unknown): {
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
