import type { Logger } from '../logger/createLogger.js'
import { guardStorage } from './guardStorage.js'
import type { StorageDriver } from './types.js'

/** What is used of `localStorage` or `sessionStorage`. */
export type WebStorageArea = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What is used of a `storage` event. `key` is null when another tab cleared everything. */
export type WebStorageChange = { readonly key: string | null; readonly newValue: string | null }

/** How {@link createWebStorage} reaches the storage of a page. */
export type CreateWebStorageParameters = {
  /** Asked at each use, never at creation, since the getter itself throws where storage is blocked. */
  readonly area: () => WebStorageArea | null | undefined
  readonly logger?: Logger | undefined
  /** Subscribes to changes by other tabs and returns how to stop. Without it the driver has no `watch`. */
  readonly onChange?: ((listener: (change: WebStorageChange) => void) => () => void) | undefined
}

/**
 * Storage on `localStorage` or its like. Where it is full, blocked or corrupt, values last until the page is left;
 * the logger says so once.
 *
 * @example
 * createWebStorage({
 *   area: () => window.localStorage,
 *   onChange: listener => {
 *     window.addEventListener('storage', listener)
 *     return () => window.removeEventListener('storage', listener)
 *   },
 * })
 */
export function createWebStorage(parameters: CreateWebStorageParameters): StorageDriver {
  const { area, logger, onChange } = parameters
  const { forget, ...driver } = guardStorage(
    {
      get: key => (area() ?? { getItem: () => false }).getItem(key),
      set(key, value) {
        const target = area()
        if (!target) return false
        try {
          target.setItem(key, value)
          return true
        } catch (error) {
          // The older value would come back at the next load as if it were the latest.
          target.removeItem(key)
          throw error
        }
      },
      remove: key => (area() ? area()?.removeItem(key) : false),
    },
    logger,
  )
  if (!onChange) return driver
  return {
    ...driver,
    watch: (key, listener) =>
      onChange(change => {
        if (change.key !== null && change.key !== key) return
        forget(key)
        listener((change.key === null ? undefined : change.newValue) ?? undefined)
      }),
  }
}
