import { ConfigInvalidError } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import type { Messages } from '../../locales/english.js'
import { createSlot, getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { localeAtom } from './atoms.js'
import { findLocaleProblems, getDirection, listLocales, readDeviceLocale, resolveLocale } from './locales.js'

type LoadedTexts = Partial<Messages> & { readonly default?: Partial<Messages> }

/** The locale that was requested last; undefined before the first request. */
const getRequest = /*#__PURE__*/ createSlot<{ locale?: string | undefined }>(() => ({}))

/** Shows the texts of another locale, once they are loaded. A language without texts stays English. */
export async function setLocale(latchkit: Latchkit, wanted: string): Promise<void> {
  const problems = findLocaleProblems(wanted)
  if (problems.length > 0) throw new ConfigInvalidError({ problems })
  const { options } = getSetup(latchkit)
  const request = getRequest(latchkit)
  const formatLocale = wanted === 'auto' ? readDeviceLocale() : wanted
  const loaders = listLocales(options)
  const locale = resolveLocale(formatLocale, { ...loaders, ...options.messages })
  request.locale = formatLocale
  try {
    const load = loaders[locale]
    const loaded: LoadedTexts = load ? await importWithRetry(load) : {}
    // A later call may have been faster.
    if (request.locale !== formatLocale) return
    const messages = { ...(loaded.default ?? loaded), ...options.messages?.[locale] }
    const next = { locale, formatLocale, direction: getDirection(locale), messages }
    getStore(latchkit).set(localeAtom, previous =>
      JSON.stringify(previous) === JSON.stringify(next) ? previous : next,
    )
  } catch (error) {
    latchkit.client.logger.warn('The texts of a locale could not be loaded', { locale, cause: error })
  }
}

/** Loads the configured locale unless another was requested before. Called in a browser only. */
export function loadLocale(latchkit: Latchkit): void {
  if (getRequest(latchkit).locale !== undefined) return
  setLocale(latchkit, getSetup(latchkit).options.locale ?? 'auto').catch(() => {})
}
