'use client'
import { useCallback } from 'react'
import { localeAtom } from '../i18n/atoms.js'
import { setLocale } from '../i18n/setLocale.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The locale that is shown, and how to change it. */
export type UseLocaleReturnType = {
  /** Locale of the texts. */
  readonly locale: string
  /** Locale of numbers and dates: the device's own with `auto`. */
  readonly formatLocale: string
  readonly direction: 'ltr' | 'rtl'
  /** Resolves once the texts are shown. */
  setLocale(locale: string): Promise<void>
}

/**
 * The locale of the texts, of numbers, and the direction of writing.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { setLocale } = useLocale()
 * await setLocale('ar')
 */
export function useLocale(): UseLocaleReturnType {
  const latchkit = useLatchkit()
  const { locale, formatLocale, direction } = useAtomValue(localeAtom)
  const set = useCallback((next: string) => setLocale(latchkit, next), [latchkit])
  return { locale, formatLocale, direction, setLocale: set }
}
