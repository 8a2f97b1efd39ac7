import type { Runtime } from '../types.js'
import { readRemembered } from './readRemembered.js'
import { rememberedKey } from './rememberedKey.js'

/** No longer remembers a connector, or any. */
export function forget({ context }: Pick<Runtime, 'context'>, id: string | undefined): void {
  const left = id === undefined ? [] : readRemembered({ context }).filter(one => one !== id)
  context?.storage.set(rememberedKey(context), JSON.stringify(left))
}
