import type { Runtime } from '../types.js'
import { readRemembered } from './readRemembered.js'
import { rememberedKey } from './rememberedKey.js'

/** Keeps the id of a connector over reloads, in the first place or behind the others. */
export function remember(
  { context }: Pick<Runtime, 'context'>,
  id: string,
  { first }: { readonly first: boolean },
): void {
  const others = readRemembered({ context }).filter(one => one !== id)
  context?.storage.set(rememberedKey(context), JSON.stringify(first ? [id, ...others] : [...others, id]))
}
