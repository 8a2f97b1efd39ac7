import type { StorageDriver } from '../src/types.js'

/** Storage that ends with the test. */
export function memoryStorage(): StorageDriver & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    get: key => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: key => void values.delete(key),
  }
}
