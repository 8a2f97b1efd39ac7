import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { accountAtom } from '../../connection/start/atoms.js'
import { toAccountKey } from '../accounts.js'
import { createNonce } from '../createMessageData.js'
import { type SignInState, signInStateAtom } from '../start/atoms.js'
import type { SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'

/** Updates the sign-in state, if it is still about this account. */
export function patchState(client: Client, caipAddress: CaipAddress, part: Partial<SignInState>): void {
  const store = getStore(client)
  const state = store.get(signInStateAtom)
  if (state?.caipAddress && toAccountKey(state.caipAddress) === toAccountKey(caipAddress))
    store.set(signInStateAtom, { ...state, ...part })
}

/** The longest delay of a timer, in milliseconds. */
const longest = 2 ** 31 - 1

/** Stores the session of an account, and publishes it if the account is active. */
export function setSession(client: Client, caipAddress: CaipAddress, session: SiwxSession): void {
  const runtime = getRuntime(client)
  const store = getStore(client)
  runtime.known.set(toAccountKey(caipAddress), session)
  const active = store.get(accountAtom).caipAddress
  if (!active || toAccountKey(active) !== toAccountKey(caipAddress)) return
  setDeclined(client, undefined)
  const state = store.get(signInStateAtom)
  const isSame = state?.status === 'authenticated' && state.session?.signature === session.signature
  if (!isSame || state.caipAddress !== active)
    store.set(signInStateAtom, { caipAddress: active, status: 'authenticated', session })
  clearTimeout(runtime.timer)
  const { expirationTime } = session.data
  if (expirationTime === undefined) return
  const left = Math.max(0, Date.parse(expirationTime) - Date.now())
  runtime.timer = setTimeout(() => runtime.lookAgain(), Math.min(left, longest))
}

/** Remembers the account that declined to sign in, in place of the previous one. */
export function setDeclined(client: Client, caipAddress: CaipAddress | undefined): void {
  const key = declinedKey(client)
  if (caipAddress) client.storage.set(key, toAccountKey(caipAddress))
  else if (client.storage.get(key) !== undefined) client.storage.remove(key)
}

/** Whether the user declined to sign in with this account, so that a reload does not prompt again. */
export function isDeclined(client: Client, caipAddress: CaipAddress): boolean {
  return client.storage.get(declinedKey(client)) === toAccountKey(caipAddress)
}

/** Storage key of the account that declined. */
function declinedKey({ config }: Pick<Client, 'config'>): string {
  return `${config.storageKey}.siwx.declined`
}

/** Makes other tabs look up their sessions again. */
export function notifyTabs(client: Client): void {
  client.storage.set(changedKey(client), createNonce())
}

/** Storage key written whenever sessions change, watched by other tabs. */
export function changedKey({ config }: Pick<Client, 'config'>): string {
  return `${config.storageKey}.siwx.changed`
}
