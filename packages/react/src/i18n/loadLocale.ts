import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { setLocale } from './setLocale.js'

/** Brings the configured locale in. Called once the page is a person's, never on a server. */
export function loadLocale(latchkit: Latchkit): void {
  const { runtime, options } = getInternals(latchkit)
  if (runtime.localeLoaded) return
  runtime.localeLoaded = true
  setLocale(latchkit, options.locale ?? 'auto').catch(() => {})
}
