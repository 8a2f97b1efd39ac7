import type { Language } from '@latchkit/secure-protocol/languages'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

/** Texts of the site: of its mails, of the mails of the wallet page, and of its pages. */
export type SiteTexts = typeof en

/** The texts by language. A code is at the very start of a mail. */
export const texts = {
  en,
  ar,
} satisfies Readonly<Record<Language, SiteTexts>>
