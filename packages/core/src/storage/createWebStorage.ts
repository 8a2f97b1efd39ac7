import type { Logger } from '../logger/createLogger.js'
import { guardStorage } from './guardStorage.js'
import type { StorageDriver } from './types.js'

/** The methods of `localStorage` or `sessionStorage` that are called. */
export type WebStorageArea = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The properties of a `storage` event that are read. `key` is null when another tab cleared everything. */
export type WebStorageChange = { readonly key: string | null; readonly newValue: string | null }

/** Parameters of {@link createWebStorage}. */
export type CreateWebStorageParameters = {
  /** Called at each use and never at creation, since the getter itself throws where storage is blocked. */
  readonly area: () => WebStorageArea | null | undefined
  readonly logger?: Logger | undefined
  /** Subscribes to changes by other tabs and returns how to stop. Without it the driver has no `watch`. */
  readonly onChange?: ((listener: (change: WebStorageChange) => void) => () => void) | undefined
}

/**
 * Creates storage on `localStorage` or `sessionStorage`. If that is full, blocked or corrupt, values are kept in memory
 * until the page is left, and the logger gets one warning.
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
          // Without this the next load would read the older value.
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
