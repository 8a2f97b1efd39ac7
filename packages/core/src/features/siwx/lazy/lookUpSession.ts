import { getStore } from '../../../client/internal.js'
import type { BaseError } from '../../../errors/BaseError.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { accountAtom } from '../../connection/start/atoms.js'
import { networkAtom } from '../../networks/start/atoms.js'
import { isCovered, isExpired, toAccountKey } from '../accounts.js'
import {
  NoActiveCaipAddressError,
  NoActiveCaipNetworkError,
  SessionUnavailableError,
  SiwxNotEnabledError,
} from '../errors.js'
import { signInStateAtom } from '../start/atoms.js'
import type { SiwxSession } from '../types.js'
import { withTimeout } from './adapterCalls.js'
import { endOtherSessions } from './endOtherSessions.js'
import { getRuntime } from './getRuntime.js'
import { isDeclined, patchState, setDeclined, setSession } from './state.js'

/** Timeout of `getSession` of the adapter, in milliseconds. */
const sessionTimeout = 10_000

/**
 * Looks up the session of the active account and prompts for sign-in if there is none. `isNew` is set when the account
 * or its network changed.
 */
export async function lookUpSession(
  client: Client,
  { isNew = false }: { isNew?: boolean | undefined } = {},
): Promise<void> {
  const runtime = getRuntime(client)
  const store = getStore(client)
  runtime.turn += 1
  const { turn } = runtime
  const { caipAddress, connector, status: connection } = store.get(accountAtom)
  if (!caipAddress || !connector) {
    clearTimeout(runtime.timer)
    if (connection !== 'reconnecting')
      store.set(signInStateAtom, { caipAddress: undefined, status: 'unauthenticated' })
    return
  }
  if (!isCovered(runtime.adapter, connector.namespace)) {
    clearTimeout(runtime.timer)
    return store.set(signInStateAtom, { caipAddress, status: 'unauthenticated' })
  }
  const before = store.get(signInStateAtom)
  const isKnown = before?.caipAddress === caipAddress && before.status !== 'loading'
  if (!isKnown) store.set(signInStateAtom, { caipAddress, status: 'loading' })
  // A wallet that may sign in while it connects is not prompted a second time.
  const signingIn = runtime.connecting.get(`${connector.namespace}:${connector.id}`)
  await signingIn
  if (isNew) await endOtherSessions(client, caipAddress)
  if (runtime.turn !== turn) return
  const signedIn = signingIn && runtime.known.get(toAccountKey(caipAddress))
  const { session, error } = signedIn ? { session: signedIn } : await find(client, caipAddress)
  if (runtime.turn !== turn) return
  if (session) return setSession(client, caipAddress, session)
  const state = store.get(signInStateAtom)
  if (error) {
    client.logger.warn('Whether somebody is signed in is not known.', { error })
    // An unreachable server does not sign the user out.
    if (isKnown && !(state?.session && isExpired(state.session))) return
  }
  clearTimeout(runtime.timer)
  const key = toAccountKey(caipAddress)
  runtime.known.delete(key)
  const isDue = client.config.siwx?.required !== false || !isDeclined(client, caipAddress)
  if (!isDeclined(client, caipAddress)) setDeclined(client, undefined)
  const isAsked = isDue && store.get(networkAtom).isSupported && !runtime.leaving
  // A repeated look-up of the same account does not prompt again.
  const isWaiting = isKnown && !isNew && before?.status === 'unauthenticated'
  store.set(signInStateAtom, {
    caipAddress,
    status: 'unauthenticated',
    phase: runtime.attempts.get(key)?.phase,
    error: error ?? runtime.failures.get(key) ?? state?.error,
    prompt: isWaiting ? state?.prompt : isAsked ? { caipAddress } : undefined,
  })
  runtime.failures.delete(key)
}

type Finding = { readonly session?: SiwxSession | undefined; readonly error?: BaseError | undefined }

async function find(client: Client, caipAddress: CaipAddress): Promise<Finding> {
  const { adapter } = getRuntime(client)
  try {
    const session = await withTimeout(
      adapter.getSession({ caipAddress }),
      sessionTimeout,
      () => new SessionUnavailableError(),
    )
    return { session: session && !isExpired(session) ? session : undefined }
  } catch (cause) {
    return {
      error: cause instanceof SessionUnavailableError ? cause : new SessionUnavailableError({ cause }),
    }
  }
}

/** Prompts for sign-in, unless the active account has a session. */
export function askToSignIn(client: Client): void {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const store = getStore(client)
  const { caipAddress, connector } = store.get(accountAtom)
  // Before the errors: a connect or switch because of them prompts afterwards.
  setDeclined(client, undefined)
  if (!caipAddress || !connector) throw new NoActiveCaipAddressError()
  if (!isCovered(getRuntime(client).adapter, connector.namespace)) throw new SiwxNotEnabledError()
  if (!store.get(networkAtom).isSupported) throw new NoActiveCaipNetworkError()
  // A look-up under way prompts by itself if it finds no session.
  if (store.get(signInStateAtom)?.status === 'unauthenticated')
    patchState(client, caipAddress, { prompt: { caipAddress } })
}
