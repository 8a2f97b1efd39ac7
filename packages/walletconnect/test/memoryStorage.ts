import type { StorageDriver } from '../src/types.js'

/** A driver over a map; `isFull` drops every write, as browsers do when the quota is used up. */
export function memoryStorage(
  values = new Map<string, string>(),
): StorageDriver & { readonly values: Map<string, string>; isFull: boolean } {
  return {
    values,
    isFull: false,
    get: key => values.get(key),
    set(key, value) {
      if (!this.isFull) values.set(key, value)
    },
    remove: key => void values.delete(key),
  }
}
