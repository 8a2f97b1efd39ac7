import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { accountAtom } from '../../connection/atoms.js'
import { networkAtom } from '../../networks/atoms.js'
import { signInStateAtom } from '../atoms.js'
import { NoActiveCaipAddressError, NoActiveCaipNetworkError, SiwxNotEnabledError } from '../errors.js'
import { patchState } from './patchState.js'
import { setDeclined } from './setDeclined.js'

/** Has the sign-in view shown, unless the active account is signed in. */
export function askToSignIn(client: Client): void {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const store = getStore(client)
  const { caipAddress } = store.get(accountAtom)
  if (!caipAddress) throw new NoActiveCaipAddressError()
  if (!store.get(networkAtom).isSupported) throw new NoActiveCaipNetworkError()
  setDeclined(client, undefined)
  // While it is looked for, whoever finds no session asks by itself.
  if (store.get(signInStateAtom)?.status === 'unauthenticated')
    patchState(client, caipAddress, { prompt: { caipAddress } })
}
