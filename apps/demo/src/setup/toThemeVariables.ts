import { accentPresets, type ThemeVariables } from '@latchkit/react'
import { defaultSetup } from './defaultSetup.js'
import type { Setup } from './types.js'

const presets: Readonly<Record<string, string>> = accentPresets

/** The tokens that a setup replaces. */
export function toThemeVariables({ accent, radius }: Pick<Setup, 'accent' | 'radius'>): ThemeVariables {
  return {
    ...(accent ? { '--lk-accent': presets[accent] ?? accent } : {}),
    ...(radius === defaultSetup.radius ? {} : { '--lk-radius': `${radius}px` }),
  }
}
