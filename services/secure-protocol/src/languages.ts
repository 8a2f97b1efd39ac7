/** Languages of the secure frame, its pages and its mails, as BCP 47 tags. Each has a file of texts in both services. */
export const languages = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const

const byKey: ReadonlyMap<string | undefined, Language> = /*#__PURE__*/ new Map(
  languages.map(language => [toKey(language), language]),
)

/** A language that there are texts of. */
export type Language = (typeof languages)[number]

/**
 * The first wanted tag that there are texts of, else English. A tag has the texts of its language and script, whatever
 * its region: `pt-PT` those of `pt-BR`, `zh-HK` those of `zh-TW`. A text that is not a tag, such as `C`, has none.
 *
 * @see https://www.unicode.org/reports/tr35/#Likely_Subtags
 *
 * @example
 * selectLanguage(['sv', 'de-AT']) // 'de'
 */
export function selectLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const found = byKey.get(toKey(tag))
    if (found) return found
  }
  return 'en'
}

/** Writing direction of a language. */
export function getDirection(language: Language): 'ltr' | 'rtl' {
  return /^(ar|fa|he)$/.test(language) ? 'rtl' : 'ltr'
}

/** Language and likely script of a tag; undefined if it is not one. */
function toKey(tag: string | null | undefined): string | undefined {
  if (!tag) return undefined
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
