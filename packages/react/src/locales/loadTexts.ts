import { importWithRetry } from '@latchkit/core/connection'
import type { LocaleState } from '../page/i18n/atoms.js'
import { getDirection } from '../page/i18n/locales.js'
import type { Message } from '../page/i18n/message.js'
import type { UiOptions } from '../page/latchkit/types.js'
import type { Messages } from './english.js'
import { flattenGroups, type MessageGroups } from './messageGroups.js'

/** The languages of the kit besides English, each in a separate chunk. */
const builtIn: { readonly [locale: string]: () => Promise<{ readonly default: MessageGroups }> } = {
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fa: () => import('./fa.json'),
  fr: () => import('./fr.json'),
  he: () => import('./he.json'),
  hi: () => import('./hi.json'),
  id: () => import('./id.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  ms: () => import('./ms.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  'pt-BR': () => import('./pt-BR.json'),
  ru: () => import('./ru.json'),
  th: () => import('./th.json'),
  tr: () => import('./tr.json'),
  uk: () => import('./uk.json'),
  vi: () => import('./vi.json'),
  'zh-CN': () => import('./zh-CN.json'),
  'zh-TW': () => import('./zh-TW.json'),
}

/** Tags of the languages that a user can select: those of the kit and of the app. */
export function listLanguages({ locales, messages }: UiOptions): readonly string[] {
  const tags = ['en', ...Object.keys(builtIn), ...Object.keys(locales ?? {}), ...Object.keys(messages ?? {})]
  return [...new Set(tags)]
}

/** Loads the texts of the locale that fits a wanted one best: those of the app, else of the kit, else English. */
export async function loadTexts(
  { locales, messages = {} }: UiOptions,
  formatLocale: string,
): Promise<LocaleState> {
  const found = findLocale(formatLocale, ['en', ...Object.keys({ ...locales, ...builtIn })])
  const texts = found ? await loadFile(found, locales) : {}
  const { tag, language } = toParts(formatLocale) ?? {}
  const own = [formatLocale, tag, language, found].find(key => key && messages[key])
  const locale = own ?? found ?? 'en'
  const direction = getDirection(locale)
  return {
    locale,
    formatLocale,
    direction,
    messages: { ...(direction === 'rtl' ? isolate(texts) : texts), ...messages[locale] },
  }
}

/** Loads the texts of the app, else of the kit. English has no file. */
async function loadFile(locale: string, locales: UiOptions['locales']): Promise<Partial<Messages>> {
  const ofApp = locales?.[locale]
  if (ofApp) {
    const loaded: Partial<Messages> & { readonly default?: Partial<Messages> } = await importWithRetry(ofApp)
    return loaded.default ?? loaded
  }
  const ofKit = builtIn[locale]
  return ofKit ? flattenGroups((await importWithRetry(ofKit)).default) : {}
}

/**
 * The known tag that fits a wanted one best: the same one, its language, or another region of its language and script,
 * such as `pt-BR` for `pt-PT` and `zh-TW` for `zh-HK`.
 *
 * @see https://www.unicode.org/reports/tr35/#Likely_Subtags
 */
export function findLocale(wanted: string, known: readonly string[]): string | undefined {
  if (known.includes(wanted)) return wanted
  const parts = toParts(wanted)
  const same = known.filter(tag => parts && toParts(tag)?.script === parts.script)
  return [parts?.tag, parts?.language, same[0]].find(tag => tag && same.includes(tag))
}

/** A tag without extensions, its language, and that with its likely script. Undefined for a text that is not a tag. */
function toParts(text: string) {
  try {
    const locale = new Intl.Locale(text)
    const { language, script } = locale.maximize()
    return { tag: locale.baseName, language, script: `${language}-${script}` }
  } catch {
    return undefined
  }
}

/** Isolates each value, since names, addresses and amounts are written from left to right. */
function isolate(texts: Partial<Messages>): Partial<Messages> {
  const toIsolated = (text: string) => text.replaceAll(/\{\w+\}/g, '\u2068$&\u2069')
  const isolated = Object.entries(texts).map(([key, message]: [string, Message]) => [
    key,
    typeof message === 'string'
      ? toIsolated(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, toIsolated(text)])),
  ])
  return Object.fromEntries(isolated)
}
