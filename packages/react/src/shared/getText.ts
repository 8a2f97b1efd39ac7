import type { MessageKey } from '../locales/english.js'
import { localeAtom } from '../page/i18n/atoms.js'
import type { MessageSlice } from '../page/i18n/message.js'
import type { Latchkit } from '../page/latchkit/types.js'

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
