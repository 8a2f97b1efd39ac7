import { useCallback } from 'react'
import { A as localeAtom, j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { p as setLocale } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useLocale.js
/**
 * The locale of the texts, of numbers, and the direction of writing.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { setLocale } = useLocale()
 * await setLocale('ar')
 */
function useLocale() {
  const latchkit = useLatchkit()
  const { locale, formatLocale, direction } = useAtomValue(localeAtom)
  return {
    locale,
    formatLocale,
    direction,
    setLocale: useCallback(next => setLocale(latchkit, next), [latchkit]),
  }
}

export { useLocale as t }
