/** Returns the SVG of a square with the first letters of `label`, in a colour that depends on `label` alone. */
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

/** Returns the sign of an ISO 4217 code (`€` for EUR), or the code if it has none. */
export function currencySign(code: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find(part => part.type === 'currency')?.value ?? code
}
