import { importWithRetry } from '@latchkit/core/connection'
import { createSlot, getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { localeAtom } from './atoms.js'
import { initialLocale, readDeviceLocale, toLanguage, toTag } from './locales.js'

/** The locale that was requested last; undefined before the first request. */
const getRequest = /*#__PURE__*/ createSlot<{ locale?: string | undefined }>(() => ({}))

/** Shows the texts of another locale, once they are loaded. A text that is not a tag, and a language without texts, are English. */
export async function setLocale(latchkit: Latchkit, wanted: string): Promise<void> {
  const { options } = getSetup(latchkit)
  const request = getRequest(latchkit)
  const formatLocale = wanted === 'auto' ? readDeviceLocale() : toTag(wanted)
  request.locale = formatLocale
  // English is in the views. The list of the other languages is not in the page's first file.
  const isBuiltIn = toLanguage(formatLocale) === 'en' && !options.locales
  try {
    const next = isBuiltIn
      ? initialLocale({ ...options, locale: formatLocale })
      : await importWithRetry(() => import('../../locales/loadTexts.js')).then(({ loadTexts }) =>
          loadTexts(options, formatLocale),
        )
    // A later call may have been faster.
    if (request.locale !== formatLocale) return
    getStore(latchkit).set(localeAtom, previous =>
      JSON.stringify(previous) === JSON.stringify(next) ? previous : next,
    )
  } catch (error) {
    const details = { locale: formatLocale, cause: error }
    latchkit.client.logger.warn('The texts of a locale could not be loaded', details)
  }
}

/** Loads the configured locale unless another was requested before. Called in a browser only. */
export function loadLocale(latchkit: Latchkit): void {
  if (getRequest(latchkit).locale !== undefined) return
  setLocale(latchkit, getSetup(latchkit).options.locale ?? 'auto').catch(() => {})
}
