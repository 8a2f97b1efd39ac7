import { createOwned, getStore } from '../../client/internal.js'
import { UserRejectedError } from '../../errors/UserRejectedError.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { networksAtom } from '../networks/atoms.js'
import type { SignInRequest } from '../siwx/types.js'
import { type Pairing, pairingAtom, walletConnectSessionAtom } from './atoms.js'
import { NoCommonNetworkError } from './errors.js'
import { openProtocol } from './openProtocol.js'
import { pair } from './pair.js'
import { pendingPairing } from './pendingPairing.js'
import { type ProposedSession, proposeSession } from './proposeSession.js'
import { readAccounts } from './readAccounts.js'
import { sessionKey } from './sessionKey.js'
import { toRequestError } from './toRequestError.js'
import type { WalletConnectLine } from './types.js'

type Connected = Awaited<ReturnType<WalletConnectLine['connect']>>

type Attempt = {
  readonly session: Promise<Connected>
  readonly controller: AbortController
  readonly users: Set<symbol>
}
type Attempts = { current: Attempt | undefined }

const sessionAttempts = /*#__PURE__*/ createOwned(
  'walletConnect.attempts',
  (): Attempts => ({ current: undefined }),
)

/** Asks for a session, or joins whoever asks already. It is given up when the last one who asked has left. */
export async function connectSession(
  client: Client,
  { signal, onUri, signIn }: Parameters<WalletConnectLine['connect']>[0],
): Promise<Connected> {
  const store = getStore(client)
  const known = store.get(walletConnectSessionAtom)
  if (known) return known
  if (signal?.aborted) throw new UserRejectedError({ cause: signal.reason })
  const attempts = sessionAttempts(client)
  const attempt = attempts.current ?? start(client, signIn)
  attempts.current = attempt
  const forget = () => {
    if (attempts.current === attempt) attempts.current = undefined
  }
  attempt.session.then(forget, forget)
  const user = Symbol()
  attempt.users.add(user)

  const tell = () => {
    const uri = store.get(pairingAtom)?.uri
    if (uri) onUri?.(uri)
  }
  tell()
  const stopTelling = store.sub(pairingAtom, tell)
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => {
      attempt.users.delete(user)
      if (attempt.users.size === 0) {
        // Whoever asks from now on begins anew instead of joining what is being given up.
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
    stopTelling()
    signal?.removeEventListener('abort', leave)
  }
}

function start(client: Client, signIn: SignInRequest | undefined): Attempt {
  const controller = new AbortController()
  const session = establish(client, controller.signal, signIn)
  // Each user has a promise of its own; this one may lose all of them.
  session.catch(() => {})
  return { session, controller, users: new Set() }
}

async function establish(
  client: Client,
  signal: AbortSignal,
  signIn: SignInRequest | undefined,
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
      onProposal({ uri }, renewsAt) {
        shown = { uri, renewsAt }
        store.set(pairingAtom, shown)
      },
    })
  try {
    const protocol = await openProtocol(client)
    let { session, signedIn } = await ask(signIn)
    // A wallet that signed without granting anything is not connected yet.
    if (!session) ({ session, signedIn } = await ask(undefined))
    const networks = store.get(networksAtom)
    const namespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace))
    const has = (namespace: Namespace) => session && readAccounts(session, namespace).length > 0
    if (!session || ![...namespaces].some(has)) {
      if (session) await protocol.disconnect({ topic: session.topic })
      throw new NoCommonNetworkError({ granted: Object.keys(session?.namespaces ?? {}) })
    }
    const { link } = pending
    if (link) protocol.setLink({ topic: session.topic, link })
    const kept = link ? { ...session, link } : session
    client.storage.set(sessionKey(client), session.topic)
    store.set(walletConnectSessionAtom, kept)
    if (signedIn) signIn?.onSignedIn?.(signedIn)
    // There is one session per client: what is left of former ones would keep its keys, and a row in the wallet.
    for (const { topic } of protocol.getSessions())
      if (topic !== kept.topic)
        protocol
          .disconnect({ topic })
          .catch(error => client.logger.warn('a former session could not be ended', { error }))
    return signedIn ? { ...kept, signedIn } : kept
  } finally {
    // The next attempt may have begun already.
    if (store.get(pairingAtom) === shown) store.set(pairingAtom, undefined)
  }
}
