import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { themeAtom } from './atoms.js'
import type { ThemeMode, ThemeVariables } from './types.js'

export function setThemeMode(latchkit: Latchkit, mode: ThemeMode): void {
  getStore(latchkit).set(themeAtom, theme => ({ ...theme, mode }))
}

/** Replaces the tokens that an app overrides; those it does not name return to their defaults. */
export function setThemeVariables(latchkit: Latchkit, variables: ThemeVariables): void {
  getStore(latchkit).set(themeAtom, theme => ({ ...theme, variables }))
}
