import type { ThemeState } from './atoms.js'
import type { ThemeMode } from './types.js'

/** Colours of light and of dark mode, by token. */
export type ColorTokens = { readonly [name: `--lk-${string}`]: readonly [light: string, dark: string] }

/**
 * Default colours of the elements that a page shows before the modal. A test checks the contrast between all colours.
 */
export const pageColors = {
  '--lk-accent': ['oklch(0.55 0.2 262)', 'oklch(0.58 0.19 262)'],
  '--lk-surface-2': ['oklch(0.968 0.003 265)', 'oklch(0.252 0.011 265)'],
  '--lk-hover': ['oklch(0.942 0.005 265)', 'oklch(0.295 0.013 265)'],
  '--lk-text': ['oklch(0.22 0.012 265)', 'oklch(0.965 0.003 265)'],
  '--lk-line': ['oklch(0.9 0.005 265)', 'oklch(0.335 0.013 265)'],
  '--lk-focus': ['oklch(0.52 0.2 262)', 'oklch(0.74 0.14 258)'],
} as const satisfies ColorTokens

type PageTokens = { readonly [name in keyof typeof pageColors | '--lk-font' | '--lk-on-accent']: string }

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

/** CSS values of colours. Each contains both modes and follows `color-scheme`. */
export function toColorValues<name extends string>(
  colors: {
    readonly [key in name]: readonly [light: string, dark: string]
  },
): { readonly [key in name]: string } {
  const values = Object.entries<readonly [string, string]>(colors).map(([name, [light, dark]]) => [
    name,
    `light-dark(${light},${dark})`,
  ])
  return Object.fromEntries(values) as { readonly [key in name]: string }
}

/** The value of every token that the page's buttons use under a theme. */
export function resolvePageTokens({ variables }: Pick<ThemeState, 'variables'>): PageTokens {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  const tokens: Omit<PageTokens, '--lk-on-accent'> = {
    '--lk-font': font,
    ...toColorValues(pageColors),
    ...given,
  }
  return { '--lk-on-accent': getOnAccent(tokens['--lk-accent']), ...tokens }
}

/**
 * The text colour that reads best on an accent, white or black, as CSS that the browser works out. It takes any
 * colour, `var()` and `light-dark()` too. `y` is WCAG's luminance, and below 0.179 white has 4.5:1.
 */
export function getOnAccent(accent: string): string {
  const white = 'clamp(0,(.179 - y)*1e6,1)'
  return `color(from ${accent} xyz-d65 calc(.9505*${white}) ${white} calc(1.089*${white}))`
}

/** The value of `color-scheme` for a mode: `system` follows the device and its changes. */
export function colorScheme(mode: ThemeMode): string {
  return mode === 'system' ? 'light dark' : mode
}
