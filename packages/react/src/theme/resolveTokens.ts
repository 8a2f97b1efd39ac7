import { getOnAccent } from './getOnAccent.js'
import { defaultTokens, type TokenName } from './tokens.js'
import type { ThemeState } from './types.js'

/** The value of every token under a theme. */
export function resolveTokens({ variables }: Pick<ThemeState, 'variables'>): {
  readonly [name in TokenName]: string
} {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  const tokens = { ...defaultTokens(), ...(given as { [name in TokenName]?: string }) }
  return { '--lk-on-accent': getOnAccent(tokens['--lk-accent']), ...tokens }
}
