/** A language that the pages of the frame have texts of. */
export type FrameLanguage = 'en' | 'ar'

/**
 * Sets language and direction of this page, and returns the language.
 *
 * @param wanted - language of the app as a BCP 47 tag, which the page of the app chose: only its primary subtag is read
 */
export function setLanguage(wanted: string | null | undefined): FrameLanguage {
  const { documentElement } = document
  const language = selectLanguage(wanted, navigator.languages)
  documentElement.lang = language
  documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  return language
}

/**
 * The language of the app if there are texts of it, then the first one of the browser, then English.
 *
 * @example
 * selectLanguage('de', ['ar-EG', 'en']) // 'ar'
 */
export function selectLanguage(
  wanted: string | null | undefined,
  languages: readonly string[],
): FrameLanguage {
  for (const one of [wanted ?? '', languages[0] ?? '']) {
    const [, language] = /^(ar|en)(?:-|$)/i.exec(one) ?? []
    if (language) return language.toLowerCase() === 'ar' ? 'ar' : 'en'
  }
  return 'en'
}
