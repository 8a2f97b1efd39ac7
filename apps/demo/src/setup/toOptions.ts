import type { Features } from '@latchkit/core'
import { accentPresets, type ThemeVariables } from '@latchkit/react'
import { defaultSetup, featureNames, type Setup } from './setup.js'

/** The features that a setup changes. */
export function toFeatures({ features, methods }: Pick<Setup, 'features' | 'methods'>): Partial<Features> {
  const changed = featureNames.filter(name => features[name] !== defaultSetup.features[name])
  return {
    ...Object.fromEntries(changed.map(name => [name, features[name]])),
    ...(methods.join() === defaultSetup.methods.join() ? {} : { connectMethodsOrder: methods }),
  }
}

const presets: Readonly<Record<string, string>> = accentPresets

/** The tokens that a setup replaces. */
export function toThemeVariables({ accent, radius }: Pick<Setup, 'accent' | 'radius'>): ThemeVariables {
  return {
    ...(accent ? { '--lk-accent': presets[accent] ?? accent } : {}),
    ...(radius === defaultSetup.radius ? {} : { '--lk-radius': `${radius}px` }),
  }
}

/** Example pages: a legal box needs something to link to. */
export const legalUrls = {
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
} as const
