import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { type SignInState, signInStateAtom } from '../atoms.js'
import { toAccountKey } from './toAccountKey.js'

/** Changes what is told of one account, unless another one took its place meanwhile. */
export function patchState(client: Client, caipAddress: CaipAddress, part: Partial<SignInState>): void {
  const store = getStore(client)
  const state = store.get(signInStateAtom)
  if (state?.caipAddress && toAccountKey(state.caipAddress) === toAccountKey(caipAddress))
    store.set(signInStateAtom, { ...state, ...part })
}
