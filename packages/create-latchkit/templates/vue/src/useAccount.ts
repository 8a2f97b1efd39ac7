import { accountAtom } from '@latchkit/core/connection'
import { onScopeDispose, shallowReadonly, shallowRef } from 'vue'
import { latchkit } from './latchkit'

/** The account, which changes with the wallet. */
export function useAccount() {
  const { store } = latchkit.client
  const account = shallowRef(store.get(accountAtom))
  onScopeDispose(
    store.sub(accountAtom, () => {
      account.value = store.get(accountAtom)
    }),
  )
  return shallowReadonly(account)
}
