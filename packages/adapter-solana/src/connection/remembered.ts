import type { AdapterContext } from '@latchkit/core'
import type { Runtime } from '../types.js'

/** Returns the ids of the remembered connectors, the active id first. Another tab may change them at any time. */
export function readRemembered({ context }: Pick<Runtime, 'context'>): readonly string[] {
  try {
    const ids: unknown = JSON.parse(context?.storage.get(rememberedKey(context)) ?? '')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Storage key of the ids of connectors that were connected. */
export function rememberedKey({ storageKey }: Pick<AdapterContext, 'storageKey'>): string {
  return `${storageKey}.solana.connected`
}
