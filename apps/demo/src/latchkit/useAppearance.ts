import { type Setup, toThemeVariables } from '@latchkit/configurator'
import { useLocale, useTheme } from '@latchkit/react'
import { useEffect } from 'react'

/** Brings theme and locale of a setup to the kit, and mode and direction to the page around it. */
export function useAppearance({ themeMode, accent, radius, locale }: Setup): void {
  const { setMode, setVariables } = useTheme()
  const { setLocale, direction } = useLocale()
  useEffect(() => setMode(themeMode), [setMode, themeMode])
  useEffect(() => setVariables(toThemeVariables({ accent, radius })), [setVariables, accent, radius])
  useEffect(() => void setLocale(locale), [setLocale, locale])
  useEffect(() => {
    document.documentElement.dataset.theme = themeMode
  }, [themeMode])
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
}
