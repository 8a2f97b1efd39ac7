import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import type { ThemeMode } from './types.js'

export function setThemeMode(latchkit: Latchkit, mode: ThemeMode): void {
  const { theme } = getInternals(latchkit)
  theme.set({ ...theme.get(), mode })
}
