import { builtInLocales } from './builtInLocales.js'

/** The locale of texts for a wanted one: itself, its language, or English. */
export function resolveLocale(wanted: string, own: { readonly [locale: string]: unknown } = {}): string {
  const language = wanted.split('-')[0] ?? wanted
  if (wanted in own) return wanted
  return language in own || language in builtInLocales ? language : 'en'
}
