import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { importWithRetry } from '../modal/importWithRetry.js'
import { assertLocale } from './assertLocale.js'
import { builtInLocales } from './builtInLocales.js'
import { getDirection } from './getDirection.js'
import { resolveLocale } from './resolveLocale.js'

/** Shows the texts of another locale, once they are there. A language without texts stays English. */
export async function setLocale(latchkit: Latchkit, wanted: string): Promise<void> {
  assertLocale(wanted)
  const { runtime, options, locale: cell } = getInternals(latchkit)
  runtime.localeLoaded = true
  const formatLocale = wanted === 'auto' ? navigator.language : wanted
  const locale = resolveLocale(formatLocale, options.messages)
  runtime.wantedLocale = formatLocale
  try {
    const load = builtInLocales[locale]
    const builtIn = load ? await importWithRetry(load) : {}
    // A later call may have been faster.
    if (runtime.wantedLocale !== formatLocale) return
    const messages = { ...builtIn, ...options.messages?.[locale] }
    const previous = cell.get()
    const next = { locale, formatLocale, direction: getDirection(locale), messages }
    if (JSON.stringify(previous) !== JSON.stringify(next)) cell.set(next)
  } catch (error) {
    latchkit.client.logger.warn('The texts of a locale could not be loaded', { locale, cause: error })
  }
}
