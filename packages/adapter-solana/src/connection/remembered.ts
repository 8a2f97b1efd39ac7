import type { AdapterContext } from '@latchkit/core'
import type { Runtime } from '../types.js'

/** Returns the ids of the remembered connectors, the active one first. Another tab may change them at any time. */
export function readRemembered({ context }: Pick<Runtime, 'context'>): readonly string[] {
  try {
    const ids: unknown = JSON.parse(context?.storage.get(rememberedKey(context)) ?? '')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers a connector over reloads, before or after the others. */
export function remember(
  { context }: Pick<Runtime, 'context'>,
  id: string,
  { first }: { readonly first: boolean },
): void {
  const others = readRemembered({ context }).filter(one => one !== id)
  context?.storage.set(rememberedKey(context), JSON.stringify(first ? [id, ...others] : [...others, id]))
}

/** Forgets a connector, or all. */
export function forget({ context }: Pick<Runtime, 'context'>, id: string | undefined): void {
  const left = id === undefined ? [] : readRemembered({ context }).filter(one => one !== id)
  context?.storage.set(rememberedKey(context), JSON.stringify(left))
}

/** Storage key of the ids of connectors that were connected. */
function rememberedKey({ storageKey }: Pick<AdapterContext, 'storageKey'>): string {
  return `${storageKey}.solana.connected`
}
