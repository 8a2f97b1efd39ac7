import type { ThemeState } from './atoms.js'
import type { ThemeMode } from './types.js'

/** Default colours, light and dark. Contrast between them is held by a test. */
export const colorTokens = {
  '--lk-accent': ['oklch(0.55 0.2 262)', 'oklch(0.58 0.19 262)'],
  '--lk-surface': ['oklch(0.998 0.001 265)', 'oklch(0.205 0.009 265)'],
  '--lk-surface-2': ['oklch(0.968 0.003 265)', 'oklch(0.252 0.011 265)'],
  '--lk-hover': ['oklch(0.942 0.005 265)', 'oklch(0.295 0.013 265)'],
  '--lk-text': ['oklch(0.22 0.012 265)', 'oklch(0.965 0.003 265)'],
  '--lk-text-2': ['oklch(0.49 0.014 265)', 'oklch(0.745 0.011 265)'],
  '--lk-line': ['oklch(0.9 0.005 265)', 'oklch(0.335 0.013 265)'],
  '--lk-positive': ['oklch(0.5 0.13 150)', 'oklch(0.78 0.15 152)'],
  '--lk-negative': ['oklch(0.52 0.19 25)', 'oklch(0.74 0.15 22)'],
  '--lk-warning': ['oklch(0.51 0.11 70)', 'oklch(0.82 0.13 80)'],
  '--lk-focus': ['oklch(0.52 0.2 262)', 'oklch(0.74 0.14 258)'],
  '--lk-overlay': ['oklch(0.2 0.02 265 / 0.42)', 'oklch(0.08 0.01 265 / 0.62)'],
} as const satisfies { readonly [name: `--lk-${string}`]: readonly [light: string, dark: string] }

const otherTokens = {
  '--lk-radius': '24px',
  '--lk-font':
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
} as const

/** Name of a theme token. */
export type TokenName = keyof typeof colorTokens | keyof typeof otherTokens | '--lk-on-accent'

/** The default of every token. Colours hold both modes and follow `color-scheme`. */
export function defaultTokens(): { readonly [name in Exclude<TokenName, '--lk-on-accent'>]: string } {
  const colors = Object.entries(colorTokens).map(([name, [light, dark]]) => [
    name,
    `light-dark(${light},${dark})`,
  ])
  return { ...otherTokens, ...(Object.fromEntries(colors) as Record<keyof typeof colorTokens, string>) }
}

/** The value of every token under a theme. */
export function resolveTokens({ variables }: Pick<ThemeState, 'variables'>): {
  readonly [name in TokenName]: string
} {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  const tokens = { ...defaultTokens(), ...(given as { [name in TokenName]?: string }) }
  return { '--lk-on-accent': getOnAccent(tokens['--lk-accent']), ...tokens }
}

/**
 * The text colour that reads best on an accent, white or black, as CSS that the browser works out. It takes any
 * colour, `var()` and `light-dark()` too. `y` is WCAG's luminance, and below 0.179 white is the one that has 4.5:1.
 */
export function getOnAccent(accent: string): string {
  const white = 'clamp(0,(.179 - y)*1e6,1)'
  return `color(from ${accent} xyz-d65 calc(.9505*${white}) ${white} calc(1.089*${white}))`
}

/** The value of `color-scheme` that makes a mode: `system` leaves the choice to the device, live. */
export function colorScheme(mode: ThemeMode): string {
  return mode === 'system' ? 'light dark' : mode
}
