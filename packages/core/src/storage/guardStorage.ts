import type { Logger } from '../logger/createLogger.js'
import type { StorageDriver } from './types.js'

/** Storage that may fail: it throws, or its writers return `false`. */
export type FallibleStorage = {
  get(key: string): unknown
  set(key: string, value: string): unknown
  remove(key: string): unknown
}

/**
 * Wraps `storage` in a driver that never throws: a value that cannot be stored is kept in memory, and the first failure
 * is logged. `forget` removes the copy in memory, for when storage has a newer value.
 */
export function guardStorage(
  storage: FallibleStorage,
  logger: Logger | undefined,
): StorageDriver & { forget(key: string): void } {
  const memory = new Map<string, string | undefined>()
  let warned = false

  function attempt(run: () => unknown): unknown {
    let cause: unknown
    try {
      const result = run()
      if (result !== false) return result
    } catch (error) {
      cause = error
    }
    if (!warned) {
      warned = true
      logger?.warn('Storage is full, blocked or corrupt. Values last until the page is left.', { cause })
    }
    return false
  }

  return {
    get(key) {
      if (memory.has(key)) return memory.get(key)
      const value = attempt(() => storage.get(key))
      return typeof value === 'string' ? value : undefined
    },
    set(key, value) {
      if (attempt(() => storage.set(key, value)) === false) memory.set(key, value)
      else memory.delete(key)
    },
    remove(key) {
      if (attempt(() => storage.remove(key)) === false) memory.set(key, undefined)
      else memory.delete(key)
    },
    forget: key => void memory.delete(key),
  }
}
