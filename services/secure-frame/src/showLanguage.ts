import { getDirection, type Language, selectLanguage } from '@latchkit/secure-protocol/languages'

/** The language of the app if there are texts of it, then the first one of the browser, then English. */
export function chooseLanguage(wanted: string | null | undefined): Language {
  return selectLanguage([wanted, navigator.languages[0]])
}

/**
 * Sets language and direction of this page. The language has the region that the app wants, else that of the browser, since
 * numbers differ by it: the decimal sign of `es` is a comma, and that of `es-MX` is a point.
 */
export function showLanguage(language: Language, wanted?: string | null): void {
  const { documentElement } = document
  documentElement.lang = [wanted, navigator.languages[0]].find(tag => isTagOf(tag, language)) ?? language
  documentElement.dir = getDirection(language)
}

function isTagOf(tag: string | null | undefined, language: Language): tag is string {
  if (!tag || selectLanguage([tag]) !== language) return false
  try {
    return new Intl.Locale(tag).language === new Intl.Locale(language).language
  } catch {
    return false
  }
}

/**
 * Fills in the `{name}` parts of a text, numbers as the language writes them. In a language that is written from right to left each value is isolated, since
 * addresses, names and amounts are written from left to right.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const isIsolated = getDirection(language) === 'rtl'
  return text.replace(/\{(\w+)\}/g, (part, name: string) => {
    const value = values[name]
    if (value === undefined) return part
    const written = typeof value === 'number' ? value.toLocaleString(language) : value
    return isIsolated ? `\u2068${written}\u2069` : written
  })
}
