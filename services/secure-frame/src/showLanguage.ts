import { getDirection, type Language, selectLanguage } from '@latchkit/secure-protocol/languages'

/** The language of the app if there are texts of it, then the first one of the browser, then English. */
export function chooseLanguage(wanted: string | null | undefined): Language {
  return selectLanguage([wanted, navigator.languages[0]])
}

/** Sets language and direction of this page. */
export function showLanguage(language: Language): void {
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dir = getDirection(language)
}

/**
 * Fills in the `{name}` parts of a text. In a language that is written from right to left each value is isolated, since
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
    return isIsolated ? `\u2068${value}\u2069` : String(value)
  })
}
