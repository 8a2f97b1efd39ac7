/**
 * Characters that are not seen, look like a space, or change how others are shown: controls but for line feed and tab, marks
 * of direction, zero-width and blank letters, spaces but for the usual one, tags, private and unassigned code points, lone
 * surrogates. Marks beyond the fourth on a letter grow over the lines around it. The selector that makes a sign an emoji is
 * matched with its sign, and stays.
 */
const hidden =
  /\p{Extended_Pictographic}\ufe0f|(?![ \n\t])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{16fe4}\u{1d159}]|[\p{Mn}\p{Me}]{5,}/gu

/** Letters that are shown of a name, a label or a reason. */
const longestLine = 100

/**
 * Replaces each character that is invisible, or changes how others are displayed, with its code point, so that the
 * displayed text is the signed text. Keeps the full text and its lines.
 *
 * @example
 * toVisibleText('pay\u202e001') // 'pay⟨U+202E⟩001'
 */
export function toVisibleText(text: string): string {
  return text.replace(hidden, found => {
    if (/^\p{Extended_Pictographic}\ufe0f$/u.test(found)) return found
    const characters = Array.from(found)
    const seen = characters.length > 1 ? 4 : 0
    return [...characters.slice(0, seen), ...characters.slice(seen).map(toCodePoint)].join('')
  })
}

/**
 * A text of a stranger beside words of the wallet, such as a name or a reason: as {@link toVisibleText}, in one line, and cut
 * to `most` letters.
 *
 * @example
 * toVisibleLine('Pay\n\u2800', 4) // 'Pay⟨U+000A⟩…'
 */
export function toVisibleLine(text: string, most: number = longestLine): string {
  return cut(text, most, start => toVisibleText(start).replace(/[\n\t]/g, toCodePoint))
}

/**
 * As {@link toVisibleLine}, for a text that is taken letter for letter, such as a symbol: other alphabets have letters that
 * look like these, so only printable ASCII stays.
 */
export function toPlainLine(text: string, most: number = longestLine): string {
  return cut(text, most, start => start.replace(/[^ -~]/gu, toCodePoint))
}

function cut(text: string, most: number, show: (start: string) => string): string {
  // No letter has more than two units.
  const start = Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')
  return show(start) + (start === text ? '' : '…')
}

function toCodePoint(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}
