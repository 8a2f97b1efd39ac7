import type { Remembered, Scope } from '../types.js'

/** Reads storage at each use: another tab of the same client may have written. */
export function createRemembered(scope: Scope): Remembered {
  const key = () => `${scope.storageKey}.wagmi.connected`
  const remembered: Remembered = {
    read() {
      try {
        const ids: unknown = JSON.parse(scope.storage?.get(key()) ?? '')
        return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : undefined
      } catch {
        return undefined
      }
    },
    write(ids) {
      const text = JSON.stringify([...new Set(ids)])
      if (text !== scope.storage?.get(key())) scope.storage?.set(key(), text)
    },
    forget(id) {
      remembered.write((remembered.read() ?? []).filter(one => one !== id))
    },
  }
  return remembered
}
