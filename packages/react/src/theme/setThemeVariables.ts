import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import type { ThemeVariables } from './types.js'

/** Replaces the tokens that an app overrides; those it does not name return to their defaults. */
export function setThemeVariables(latchkit: Latchkit, variables: ThemeVariables): void {
  const { theme } = getInternals(latchkit)
  theme.set({ ...theme.get(), variables })
}
