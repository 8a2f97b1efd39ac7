/**
 * The text colour that reads best on an accent, white or black, as CSS that the browser works out. It takes any
 * colour, `var()` and `light-dark()` too. `y` is WCAG's luminance, and below 0.179 white is the one that has 4.5:1.
 */
export function getOnAccent(accent: string): string {
  const white = 'clamp(0,(.179 - y)*1e6,1)'
  return `color(from ${accent} xyz-d65 calc(.9505*${white}) ${white} calc(1.089*${white}))`
}
