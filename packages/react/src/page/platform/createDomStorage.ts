import type { StorageDriver } from '@latchkit/core'
import { createWebStorage } from '@latchkit/core/storage'

/** Storage on `localStorage`, kept in step with other tabs. On a server it remembers nothing. */
export function createDomStorage(): StorageDriver {
  return createWebStorage({
    area: () => globalThis.window?.localStorage,
    onChange(listener) {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  })
}
