import type { Latchkit } from '../latchkit/types.js'
import { localeAtom } from './atoms.js'
import type { MessageKey } from './english.js'
import type { MessageSlice } from './message.js'

/** A text without parameters in the locale that is shown, for code outside of components. */
export function getText<slice extends MessageSlice>(
  { client }: Latchkit,
  slice: slice,
  key: keyof slice & MessageKey,
): string {
  const translated = client.store.get(localeAtom).messages[key]
  const text = translated ?? slice[key] ?? ''
  return typeof text === 'string' ? text : text.other
}
