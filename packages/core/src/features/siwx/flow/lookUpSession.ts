import { getStore } from '../../../client/internal.js'
import type { BaseError } from '../../../errors/BaseError.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { accountAtom } from '../../connection/atoms.js'
import { networkAtom } from '../../networks/atoms.js'
import { signInStateAtom } from '../atoms.js'
import { SessionUnavailableError } from '../errors.js'
import type { SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'
import { isDeclined } from './isDeclined.js'
import { isExpired } from './isExpired.js'
import { setDeclined } from './setDeclined.js'
import { setSession } from './setSession.js'
import { toAccountKey } from './toAccountKey.js'
import { withTimeLimit } from './withTimeLimit.js'

/** How long the store of sessions may take, in milliseconds. */
const patience = 10_000

/**
 * Finds out whether the active account is signed in, and has it asked when it is not. `isNew` when the account, or its
 * network, is another one than before.
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
  const before = store.get(signInStateAtom)
  const isKnown = before?.caipAddress === caipAddress && before.status !== 'loading'
  if (!isKnown) store.set(signInStateAtom, { caipAddress, status: 'loading' })
  // A wallet that may sign in while it connects is not asked a second time.
  const signingIn = runtime.connecting.get(`${connector.namespace}:${connector.id}`)
  await signingIn
  const signedIn = signingIn && runtime.known.get(toAccountKey(caipAddress))
  const { session, error } = signedIn ? { session: signedIn } : await find(client, caipAddress)
  if (runtime.turn !== turn) return
  if (session) return setSession(client, caipAddress, session)
  const state = store.get(signInStateAtom)
  if (error) {
    client.logger.warn('Whether somebody is signed in is not known.', { error })
    // A server out of reach is no reason to sign anybody out.
    if (isKnown && !(state?.session && isExpired(state.session))) return
  }
  clearTimeout(runtime.timer)
  const key = toAccountKey(caipAddress)
  runtime.known.delete(key)
  const isDue = client.config.siwx?.required !== false || !isDeclined(client, caipAddress)
  if (!isDeclined(client, caipAddress)) setDeclined(client, undefined)
  const isAsked = isDue && store.get(networkAtom).isSupported && !runtime.leaving
  // Looking again finds nothing new, so that it asks nobody again either.
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
    const session = await withTimeLimit(
      adapter.getSession({ caipAddress }),
      patience,
      () => new SessionUnavailableError(),
    )
    return { session: session && !isExpired(session) ? session : undefined }
  } catch (cause) {
    return {
      error: cause instanceof SessionUnavailableError ? cause : new SessionUnavailableError({ cause }),
    }
  }
}
