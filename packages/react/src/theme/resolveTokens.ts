import { getOnAccent } from './getOnAccent.js'
import { defaultTokens, type TokenName } from './tokens.js'
import type { ThemeState } from './types.js'

/** The value of every token under a theme. */
export function resolveTokens({ variables }: Pick<ThemeState, 'variables'>): {
  readonly [name in TokenName]: string
} {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  const tokens = { ...defaultTokens(), ...(given as { [name in TokenName]?: string }) }
  const onAccent = variables['--lk-accent'] ? getOnAccent(variables['--lk-accent']) : '#fff'
  return { '--lk-on-accent': onAccent, ...tokens }
}
