import type { Language } from '@latchkit/secure-protocol/languages'
import type { LocaleTexts } from './locales/loadTexts.js'

/** A language, and its texts if it is not English. */
export type LoadedLanguage = { readonly language: Language; readonly texts?: LocaleTexts | undefined }

/**
 * Loads the texts of a language; English if they cannot be loaded. English does without this request: its texts are where
 * they are shown.
 */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  if (language === 'en') return { language }
  try {
    const { loadTexts } = await import('./locales/loadTexts.js')
    return { language, texts: await loadTexts(language) }
  } catch {
    return { language: 'en' }
  }
}
