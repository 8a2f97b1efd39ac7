import type { Features } from '@latchkit/core'
import { accentPresets, type ThemeVariables } from '@latchkit/react'
import { defaultSetup, featureNames, loginNames, type Setup } from './setup.js'

/** The features that a setup changes. */
export function toFeatures({
  features,
  logins,
  methods,
}: Pick<Setup, 'features' | 'logins' | 'methods'>): Partial<Features> {
  const changed = featureNames.filter(name => features[name] !== defaultSetup.features[name])
  return {
    ...Object.fromEntries(changed.map(name => [name, features[name]])),
    // Without any of them there is no embedded wallet, and nothing to turn off.
    ...(hasEmbeddedWallet(logins) ? toLoginFeatures(logins) : {}),
    ...(methods.join() === defaultSetup.methods.join() ? {} : { connectMethodsOrder: methods }),
  }
}

/** Whether somebody can sign in to the embedded wallet. */
export function hasEmbeddedWallet(logins: Setup['logins']): boolean {
  return loginNames.some(name => logins[name])
}

const providers = ['google', 'x', 'discord', 'github', 'apple', 'facebook'] as const

function toLoginFeatures({ email, socials, farcaster }: Setup['logins']): Partial<Features> {
  const chosen = [...(socials ? providers : []), ...(farcaster ? (['farcaster'] as const) : [])]
  return {
    ...(email ? {} : { email }),
    ...(socials && farcaster ? {} : { socials: chosen.length > 0 ? chosen : false }),
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
