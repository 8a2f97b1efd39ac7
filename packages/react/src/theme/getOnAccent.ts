import { getContrast } from './getContrast.js'

const white = '#fff'
const black = '#0b0c10'

/** The text colour that reads best on an accent: near-black or white, one of which always has at least 4.5:1. */
export function getOnAccent(accent: string): string {
  const onWhite = getContrast(accent, white)
  // What only the browser can resolve is left to it: lightness decides, which is close to contrast.
  if (onWhite === undefined) return `oklch(from ${accent} clamp(0, (0.58 - l) * 1000, 1) 0 0)`
  return onWhite >= 4.5 ? white : black
}
