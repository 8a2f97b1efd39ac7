import { useLocale, useTheme } from '@latchkit/react'
import { useEffect } from 'react'
import type { Setup } from './setup.js'
import { toThemeVariables } from './toOptions.js'

/** Brings theme and locale of a setup to the kit, in place. */
export function useAppearance({ themeMode, accent, radius, locale }: Setup): void {
  const { setMode, setVariables } = useTheme()
  const { setLocale } = useLocale()
  useEffect(() => setMode(themeMode), [setMode, themeMode])
  useEffect(() => setVariables(toThemeVariables({ accent, radius })), [setVariables, accent, radius])
  useEffect(() => void setLocale(locale), [setLocale, locale])
}
