/** Hues of the letter tiles, distinguishable from each other. */
const hues = [15, 45, 95, 145, 190, 230, 265, 300, 335]

/** Hue of the placeholder tile of a logo, stable for a name. In degrees of OKLCH. */
export function letterHue(name: string): number | undefined {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return hues[hash % hues.length]
}
