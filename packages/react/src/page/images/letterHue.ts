/** Hues of the letter tiles, far enough apart to be distinguished. */
const hues = [15, 45, 95, 145, 190, 230, 265, 300, 335]

/** Hue of the tile that stands in for a logo, always the same for a name. In degrees of OKLCH. */
export function letterHue(name: string): number | undefined {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return hues[hash % hues.length]
}
