import type { AdapterContext } from '@latchkit/core'
import type { Remembered } from '../types.js'

/** Reads storage at each use: another tab of the same client may have written. */
export function createRemembered(
  getContext: () => Pick<AdapterContext, 'storage' | 'storageKey'> | undefined,
): Remembered {
  const key = () => `${getContext()?.storageKey}.solana.connected`
  const write = (ids: readonly string[]) => getContext()?.storage.set(key(), JSON.stringify(ids))
  const read = (): readonly string[] => {
    try {
      const ids: unknown = JSON.parse(getContext()?.storage.get(key()) ?? '')
      return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
    } catch {
      return []
    }
  }
  return {
    read,
    add(id, { first }) {
      const others = read().filter(one => one !== id)
      write(first ? [id, ...others] : [...others, id])
    },
    forget: id => write(id === undefined ? [] : read().filter(one => one !== id)),
  }
}
