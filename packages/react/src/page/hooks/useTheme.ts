'use client'
import { useCallback } from 'react'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { themeAtom } from '../theme/atoms.js'
import type { ThemeMode, ThemeVariables } from '../theme/types.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The theme that is shown, and how to change it. */
export type UseThemeReturnType = {
  readonly mode: ThemeMode
  /** The tokens that the app overrides. */
  readonly variables: ThemeVariables
  setMode(mode: ThemeMode): void
  /** Replaces all overrides. */
  setVariables(variables: ThemeVariables): void
}

/**
 * The theme of the modal and the buttons.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { setMode } = useTheme()
 * setMode('dark')
 */
export function useTheme(): UseThemeReturnType {
  const latchkit = useLatchkit()
  const { mode, variables } = useAtomValue(themeAtom)
  const setMode = useCallback((next: ThemeMode) => setThemeMode(latchkit, next), [latchkit])
  const setVariables = useCallback((next: ThemeVariables) => setThemeVariables(latchkit, next), [latchkit])
  return { mode, variables, setMode, setVariables }
}

export function setThemeMode(latchkit: Latchkit, mode: ThemeMode): void {
  getStore(latchkit).set(themeAtom, theme => ({ ...theme, mode }))
}

/** Replaces the tokens that an app overrides; those it does not name return to their defaults. */
export function setThemeVariables(latchkit: Latchkit, variables: ThemeVariables): void {
  getStore(latchkit).set(themeAtom, theme => ({ ...theme, variables }))
}
