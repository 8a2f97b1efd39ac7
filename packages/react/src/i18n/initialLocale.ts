import type { UiOptions } from '../latchkit/types.js'
import { getDirection } from './getDirection.js'
import type { LocaleState } from './types.js'

/** The locale before the device was asked, so that the server and the first render agree. */
export function initialLocale({ locale, messages = {} }: UiOptions): LocaleState {
  const known = locale && locale !== 'auto' ? locale : 'en'
  const own = messages[known] ?? messages[known.split('-')[0] ?? '']
  return own
    ? { locale: known, formatLocale: known, direction: getDirection(known), messages: own }
    : { locale: 'en', formatLocale: known, direction: 'ltr', messages: messages.en ?? {} }
}
