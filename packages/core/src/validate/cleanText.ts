/** Graphemes that are left of a text. */
const maxLength = 64

/**
 * Makes a text of a token, an NFT or a name fit to be shown: without control characters, characters that change the
 * direction or have no width, at most 64 graphemes. Empty when nothing is left. Show it in `<bdi>`.
 *
 * @example
 * cleanText('USD\u202eC') // 'USDC'
 */
export function cleanText(text: string): string {
  const shown = text
    // A grapheme may be long; without a limit a text of megabytes would be segmented.
    .slice(0, 16 * maxLength)
    .replace(/[\t\n\r]/g, ' ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0\u2800]|\u034f|[\ufe00-\ufe0f]/gu,
      '',
    )
    // More than two marks on a letter reach into the rows above and below.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  // No grapheme is shorter than one unit. A segmenter takes a millisecond to be made, which ten thousand rows would pay.
  if (shown.length <= maxLength) return shown
  const graphemes = new Intl.Segmenter('en').segment(shown)
  return Array.from(graphemes, ({ segment }) => segment)
    .slice(0, maxLength)
    .join('')
    .trim()
}
