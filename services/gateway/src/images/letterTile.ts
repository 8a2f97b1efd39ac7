/** A square with the first letters of `label`, always in the same colour: what stands in where nobody drew an icon. */
export function letterTile(label: string, letters = 1): string {
  const shown = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(label.trim())]
    .slice(0, letters)
    .map(({ segment }) => segment)
    .join('')
  // White on a lightness of 34 % keeps a contrast above 4.5 to 1 in every hue.
  const hue = [...label].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7)
  const size = shown.length > 2 ? 8 : shown.length > 1 ? 10 : 12
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    `<rect width="24" height="24" fill="hsl(${hue} 45% 34%)"/>` +
    '<text x="12" y="12" fill="#fff" font-family="system-ui,sans-serif" font-weight="600" ' +
    `font-size="${size}" text-anchor="middle" dominant-baseline="central">${escapeXml(shown.toUpperCase())}</text></svg>`
  )
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\P{Cc}\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
}
