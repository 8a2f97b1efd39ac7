import { type Language, selectLanguage } from '@latchkit/secure-protocol/languages'
import type { Context } from 'hono'
import { type SiteTexts, texts } from '../locales/texts.js'

/** Tags of a header that are read: a browser sends fewer, and each takes time. */
const mostTags = 16

/** Key of a text of the pages. */
export type PageTextKey = keyof SiteTexts['pages']

/** The text of a key in a language. */
export type PageText = (key: PageTextKey) => string

/** The texts of a language. */
export function pageTexts(language: Language): PageText {
  const { pages } = texts[language]
  return key => pages[key]
}

/** The language of a page: of the link in a mail, which has that of the mail, else of the browser. */
export function languageOf({ req }: Context): Language {
  return selectLanguage([req.query('language'), ...listAccepted(req.header('accept-language'))])
}

/**
 * The tags that a browser or the frame accepts, the most wanted one first.
 *
 * @example
 * listAccepted('en;q=0.5, ar;q=0.8, fr') // ['fr', 'ar', 'en']
 * @see RFC 9110 §12.5.4
 */
export function listAccepted(accepted = ''): readonly string[] {
  return accepted
    .split(',', mostTags)
    .flatMap(part => {
      const [, tag, quality = '1'] = /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(part) ?? []
      return tag && Number(quality) > 0 ? [{ tag, quality: Number(quality) }] : []
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
