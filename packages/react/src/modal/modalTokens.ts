import { type ColorTokens, pageColors, resolvePageTokens, toColorValues } from '../page/theme/tokens.js'
import type { TokenName } from '../page/theme/types.js'

/** Default colours, light and dark. */
export const colorTokens = {
  ...pageColors,
  '--lk-surface': ['oklch(0.998 0.001 265)', 'oklch(0.205 0.009 265)'],
  '--lk-text-2': ['oklch(0.49 0.014 265)', 'oklch(0.745 0.011 265)'],
  '--lk-positive': ['oklch(0.5 0.13 150)', 'oklch(0.78 0.15 152)'],
  '--lk-negative': ['oklch(0.52 0.19 25)', 'oklch(0.74 0.15 22)'],
  '--lk-warning': ['oklch(0.51 0.11 70)', 'oklch(0.82 0.13 80)'],
  '--lk-overlay': ['oklch(0.2 0.02 265 / 0.42)', 'oklch(0.08 0.01 265 / 0.62)'],
} as const satisfies ColorTokens & {
  readonly [name in Exclude<TokenName, '--lk-radius' | '--lk-font' | '--lk-on-accent'>]: unknown
}

/** Problems of the names of an app's tokens: a misspelt name would have no effect. */
export function findTokenProblems(variables: object): readonly string[] {
  const known = [...Object.keys(defaultTokens()), '--lk-on-accent']
  return Object.keys(variables)
    .filter(name => !known.includes(name))
    .map(name => `themeVariables["${name}"]: is not a token; pass one of ${known.join(', ')}`)
}

/** The default of every token. */
export function defaultTokens(): { readonly [name in Exclude<TokenName, '--lk-on-accent'>]: string } {
  const { '--lk-font': font } = resolvePageTokens({ variables: {} })
  return { ...toColorValues(colorTokens), '--lk-radius': '24px', '--lk-font': font }
}
