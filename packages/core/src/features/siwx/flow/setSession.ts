import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { accountAtom } from '../../connection/atoms.js'
import { signInStateAtom } from '../atoms.js'
import type { SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'
import { setDeclined } from './setDeclined.js'
import { toAccountKey } from './toAccountKey.js'

/** The longest a timer can wait, in milliseconds. */
const longest = 2 ** 31 - 1

/** Keeps the session of an account, and tells of it when the account is still the active one. */
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
