import type { UiOptions } from '../latchkit/types.js'
import type { LocaleState } from './atoms.js'

/** Reports a tag that `Intl` would reject later, when it formats a number. */
export function findLocaleProblems(locale: string): readonly string[] {
  try {
    if (locale !== 'auto') Intl.getCanonicalLocales(locale)
    return []
  } catch {
    return [`locale: "${locale}" is no language tag of BCP 47, such as en-US`]
  }
}

/**
 * The locale of the device, or English. WebKit on Linux reports "C" or `en-US@posix` where no language is set, and every
 * format of `Intl` throws on these.
 */
export function readDeviceLocale(): string {
  const { language = '' } = navigator
  return findLocaleProblems(language)[0] ? 'en' : language
}

/** Writing direction of a locale, by its likely script. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  // English does without `Intl`, whose first use takes time.
  if (locale === 'en') return 'ltr'
  const { script = '' } = new Intl.Locale(locale).maximize()
  return /Adlm|Arab|Aran|Hebr|Nkoo|Rohg|Syrc|Thaa/.test(script) ? 'rtl' : 'ltr'
}

/**
 * The locale without the texts that are loaded: before the device's language is read, so that the server and the first
 * render agree, and in English.
 */
export function initialLocale({ locale = 'auto', messages = {} }: UiOptions): LocaleState {
  const known = locale === 'auto' ? 'en' : locale
  const shown = [known, toLanguage(known)].find(tag => messages[tag]) ?? 'en'
  return {
    locale: shown,
    formatLocale: known,
    direction: getDirection(shown),
    messages: messages[shown] ?? {},
  }
}

/** The language of a tag, without script and region. */
export function toLanguage(locale: string): string {
  return locale.split('-')[0] ?? locale
}
