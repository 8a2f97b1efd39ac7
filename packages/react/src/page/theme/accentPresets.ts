/**
 * Accents that are readable on both surfaces and under their own text.
 *
 * @example
 * createLatchkit({ …, themeVariables: { '--lk-accent': accentPresets.violet } })
 */
export const accentPresets = {
  blue: 'oklch(0.56 0.2 262)',
  violet: 'oklch(0.56 0.22 293)',
  pink: 'oklch(0.58 0.2 0)',
  orange: 'oklch(0.64 0.16 50)',
  green: 'oklch(0.62 0.15 152)',
  graphite: 'oklch(0.55 0.02 265)',
} as const
