import type { Configuration } from './types'

const families = { wagmi: 'EVM', solana: 'Solana', both: 'EVM and Solana', none: 'No adapter' } as const

/** What a page turns on, in one line. */
export function describeConfiguration(configuration: Configuration): string {
  const { adapters, signIn, theme, locale, isInline, isTwice, hasCookies, isStrict, hasOwnRpc } =
    configuration
  return [
    families[adapters],
    signIn && `sign-in ${signIn.required ? 'required' : 'optional'}, by ${signIn.by}`,
    theme,
    locale,
    isInline && 'inline',
    isTwice && 'two',
    hasCookies && 'cookies',
    isStrict && 'strict CSP',
    hasOwnRpc && 'own RPC',
    ...Object.keys(configuration.features ?? {}),
  ]
    .filter(Boolean)
    .join(' · ')
}
