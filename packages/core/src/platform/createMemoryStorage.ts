import type { StorageDriver } from '../storage/types.js'

/**
 * Creates storage in memory, which lasts as long as the page, or as the request on a server.
 *
 * @example
 * createClient({ metadata, networks, storage: createMemoryStorage() })
 */
export function createMemoryStorage(): StorageDriver {
  const values = new Map<string, string>()
  return {
    get: key => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: key => void values.delete(key),
  }
}
