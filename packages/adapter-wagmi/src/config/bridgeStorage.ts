import type { CreateStorageParameters } from 'wagmi'
import type { Scope } from '../types.js'

/** The client's storage as wagmi asks for it, under the client's key. */
export function bridgeStorage(scope: Scope): NonNullable<CreateStorageParameters['storage']> {
  return {
    getItem: key => scope.storage?.get(`${scope.storageKey}.${key}`),
    setItem(key, value) {
      // wagmi's copy of its whole state: connections are restored from wallets that answer, never from a copy.
      if (key.endsWith('.store')) return
      scope.storage?.set(`${scope.storageKey}.${key}`, value)
    },
    removeItem: key => scope.storage?.remove(`${scope.storageKey}.${key}`),
  }
}
