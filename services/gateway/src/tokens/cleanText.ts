/** Characters of a name that is sent. */
const maxLength = 64

/**
 * Sanitizes a text of a contract: removes control characters and characters that change the direction or have no width,
 * and cuts it to 64 characters. Clients sanitize it again. Returns `undefined` when nothing is left.
 */
export function cleanText(text: string): string | undefined {
  const shown = text
    .slice(0, 4 * maxLength)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  // No grapheme is shorter than one unit, and creating a segmenter takes a millisecond.
  if (shown.length <= maxLength) return shown || undefined
  const graphemes = [...new Intl.Segmenter('en').segment(shown)].slice(0, maxLength)
  return graphemes.map(({ segment }) => segment).join('') || undefined
}
