import type { Runtime } from '../types.js'
import { readRemembered, rememberedKey } from './remembered.js'

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
