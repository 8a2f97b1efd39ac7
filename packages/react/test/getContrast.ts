import { type LinearRgb, parseColor } from './parseColor.js'

const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast of two colours as WCAG 2 counts it, 1 to 21; undefined when one of them cannot be read. */
export function getContrast(one: string, other: string): number | undefined {
  const colors = [parseColor(one), parseColor(other)]
  const [first, second] = colors
  if (!first || !second) return undefined
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
