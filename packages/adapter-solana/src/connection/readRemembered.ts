import type { Runtime } from '../types.js'
import { rememberedKey } from './rememberedKey.js'

/** Ids of connectors that were connected, the active one first. Read at each use: another tab may have written. */
export function readRemembered({ context }: Pick<Runtime, 'context'>): readonly string[] {
  try {
    const ids: unknown = JSON.parse(context?.storage.get(rememberedKey(context)) ?? '')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
