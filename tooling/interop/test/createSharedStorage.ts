import type { CreateWalletConnectParameters } from '@latchkit/walletconnect'

type Listener = (value: string | undefined) => void

/** Storage that the tabs of one browser share. */
export type SharedStorage = {
  readonly values: Map<string, string>
  /** The storage as one tab sees it; writes of other tabs reach its `watch`. */
  tab(): CreateWalletConnectParameters['storage']
}

export function createSharedStorage(): SharedStorage {
  const values = new Map<string, string>()
  const tabs: Map<string, Set<Listener>>[] = []
  return {
    values,
    tab() {
      const watchers = new Map<string, Set<Listener>>()
      tabs.push(watchers)
      const notify = (key: string) => {
        for (const other of tabs)
          if (other !== watchers) for (const listener of other.get(key) ?? []) listener(values.get(key))
      }
      return {
        get: key => values.get(key),
        set(key, value) {
          values.set(key, value)
          notify(key)
        },
        remove(key) {
          values.delete(key)
          notify(key)
        },
        watch(key, listener) {
          const listeners = watchers.get(key) ?? new Set()
          watchers.set(key, listeners.add(listener))
          return () => listeners.delete(listener)
        },
      }
    },
  }
}
