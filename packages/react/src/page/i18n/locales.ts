import type { LocaleLoader } from '../../locales/english.js'
import type { UiOptions } from '../latchkit/types.js'
import type { LocaleState } from './atoms.js'

/** Locales besides English, each in a separate chunk: those of the kit and of the app. */
export const listLocales = ({ locales }: UiOptions): { readonly [locale: string]: LocaleLoader } => ({
  ar: () => import('../../locales/ar.js').then(module => module.arabic),
  ...locales,
})

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

/** The locale of the texts for a requested locale: itself, its language, or English. */
export function resolveLocale(wanted: string, known: { readonly [locale: string]: unknown }): string {
  return [wanted, toLanguage(wanted)].find(locale => locale in known) ?? 'en'
}

/** Writing direction of a locale. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|ckb|he|ps|sd|ug|ur|yi)\b/.test(locale) ? 'rtl' : 'ltr'
}

/** The locale before the device's language is read, so that the server and the first render agree. */
export function initialLocale({ locale = 'auto', messages = {} }: UiOptions): LocaleState {
  const known = locale === 'auto' ? 'en' : locale
  const own = messages[known] ?? messages[toLanguage(known)]
  const shown = own ? known : 'en'
  return {
    locale: shown,
    formatLocale: known,
    direction: getDirection(shown),
    messages: own ?? messages.en ?? {},
  }
}

function toLanguage(locale: string): string {
  return locale.split('-')[0] ?? locale
}
