import { createOwned, getStore } from '../../../client/internal.js'
import { UserRejectedError } from '../../../errors/providerErrors.js'
import type { Client } from '../../../types/client.js'
import type { SignInRequest } from '../../siwx/types.js'
import { NoCommonNetworkError } from '../errors.js'
import { pendingPairing } from '../setWalletLink.js'
import { type Pairing, pairingAtom, walletConnectSessionAtom } from '../start/atoms.js'
import type { SessionClient, SessionUser } from '../types.js'
import { isOffered, resolveUse, setUsed } from '../usedSession.js'
import { openWalletConnect } from './openWalletConnect.js'
import { pair } from './pair.js'
import { type ProposedSession, proposeSession } from './proposeSession.js'
import { toRequestError } from './toRequestError.js'

type Connected = Awaited<ReturnType<SessionClient['connect']>>

type Attempt = {
  readonly session: Promise<Connected>
  readonly controller: AbortController
  readonly users: Map<symbol, SessionUser>
}
type Attempts = { current: Attempt | undefined }

const sessionAttempts = /*#__PURE__*/ createOwned(
  'walletConnect.attempts',
  (): Attempts => ({ current: undefined }),
)

/** Proposes a session, or joins a pending proposal. The proposal is cancelled when the last caller has aborted. */
export async function connectSession(
  client: Client,
  { signal, onUri, signIn, ...caller }: Parameters<SessionClient['connect']>[0],
): Promise<Connected> {
  const { namespace } = caller
  const store = getStore(client)
  const known = store.get(walletConnectSessionAtom)
  if (known) {
    if (!namespace || signal?.aborted || !isOffered(known, namespace)) return known
    const session = { ...known, usedIn: [...(known.usedIn ?? []), namespace] }
    setUsed(client, session)
    return session
  }
  if (signal?.aborted) throw new UserRejectedError({ cause: signal.reason })
  const attempts = sessionAttempts(client)
  const attempt = attempts.current ?? start(client, signIn)
  attempts.current = attempt
  const forget = () => {
    if (attempts.current === attempt) attempts.current = undefined
  }
  attempt.session.then(forget, forget)
  const user = Symbol()
  attempt.users.set(user, caller)

  const notify = () => {
    const uri = store.get(pairingAtom)?.uri
    if (uri) onUri?.(uri)
  }
  notify()
  const stopNotifying = store.sub(pairingAtom, notify)
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      attempt.users.delete(user)
      if (attempt.users.size === 0) {
        // Later callers start a new proposal instead of joining the proposal that is being cancelled.
        forget()
        attempt.controller.abort(signal?.reason)
      }
      reject(new UserRejectedError({ cause: signal?.reason }))
    }
  })
  signal?.addEventListener('abort', leave)
  try {
    return await Promise.race([attempt.session, left])
  } catch (error) {
    throw toRequestError(error)
  } finally {
    stopNotifying()
    signal?.removeEventListener('abort', leave)
  }
}

function start(client: Client, signIn: SignInRequest | undefined): Attempt {
  const controller = new AbortController()
  const users = new Map<symbol, SessionUser>()
  const session = establish(client, { signal: controller.signal, signIn, users })
  // Each caller has its own promise; this one may lose all of its callers.
  session.catch(() => {})
  return { session, controller, users }
}

async function establish(
  client: Client,
  {
    signal,
    signIn,
    users,
  }: Pick<Attempt, 'users'> & { readonly signal: AbortSignal; readonly signIn: SignInRequest | undefined },
): Promise<Connected> {
  const store = getStore(client)
  const pending = pendingPairing(client)
  pending.link = undefined
  let shown: Pairing = { uri: undefined, renewsAt: undefined }
  store.set(pairingAtom, shown)
  const ask = (signIn: SignInRequest | undefined): Promise<ProposedSession> =>
    pair({
      signal,
      platform: client.platform,
      propose: () => proposeSession(client, { signal, signIn }),
      onStart(renew) {
        pending.renew = renew
      },
      onProposal({ uri }, renewsAt) {
        shown = { uri, renewsAt }
        store.set(pairingAtom, shown)
      },
    })
  try {
    const walletConnect = await openWalletConnect(client)
    let { session, signedIn } = await ask(signIn)
    // A wallet that signed without granting anything is not connected yet.
    if (!session) ({ session, signedIn } = await ask(undefined))
    const used = session && resolveUse(client, session, [...users.values()])
    if (!used) {
      if (session) await walletConnect.disconnect({ topic: session.topic })
      throw new NoCommonNetworkError({ granted: Object.keys(session?.namespaces ?? {}) })
    }
    const { link } = pending
    if (link) walletConnect.setLink({ topic: used.topic, link })
    const kept = link ? { ...used, link } : used
    setUsed(client, kept)
    if (signedIn) signIn?.onSignedIn?.(signedIn)
    // There is one session per client: former sessions would keep their keys, and a row in the wallet. A client that the
    // app created may have separate sessions.
    for (const { topic } of client.config.walletConnect?.client ? [] : walletConnect.getSessions())
      if (topic !== kept.topic)
        walletConnect
          .disconnect({ topic })
          .catch(error => client.logger.warn('a former session could not be ended', { error }))
    return signedIn ? { ...kept, signedIn } : kept
  } finally {
    // The next attempt may have begun already.
    if (store.get(pairingAtom) === shown) {
      store.set(pairingAtom, undefined)
      pending.renew = undefined
    }
  }
}
