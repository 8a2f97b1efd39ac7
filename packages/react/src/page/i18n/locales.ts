import type { UiOptions } from '../latchkit/types.js'
import type { LocaleState } from './atoms.js'

/**
 * The tag of BCP 47 that a locale is called by, with which every format of `Intl` works. The names of POSIX count as tags:
 * `de_AT.UTF-8` is `de-AT`. English for a text that is not a tag, such as `C`.
 */
export function toTag(locale: string): string {
  try {
    const tag = locale.replace(/[.@].*/, '').replaceAll('_', '-')
    Intl.getCanonicalLocales(tag)
    return tag
  } catch {
    return 'en'
  }
}

/**
 * The locale of the device, or English. WebKit on Linux reports "C" or `en-US@posix` where no language is set.
 */
export function readDeviceLocale(): string {
  return toTag(navigator.language)
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
  const known = locale === 'auto' ? 'en' : toTag(locale)
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
