/**
 * Writes characters that are not seen, look like a space, or change how others are shown as their code points: controls,
 * marks of direction, zero-width and blank letters. Marks that grow over other lines are written so too. The selector of
 * emoji is seen.
 *
 * @example
 * toVisibleText('pay\u202e001') // 'pay⟨U+202E⟩001'
 */
export function toVisibleText(text: string): string {
  // Most names are ASCII, and compiling the classes below would delay the first row of wallets.
  if (/^[ -~]*$/.test(text)) return text
  return text.replace(
    /(?! |\ufe0f)[\p{C}\p{Z}\p{DI}\u2800]|\p{M}(?=\p{M}{4})/gu,
    one => `⟨U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}

/**
 * A text of a stranger, such as the name that a wallet announces, in one line: as {@link toVisibleText}, and of `most`
 * letters at most.
 *
 * @example
 * toVisibleLine('Meta\u200bMask') // 'Meta⟨U+200B⟩Mask'
 */
export function toVisibleLine(text: string, most = 40): string {
  // Later letters are not shown, so they are not processed either.
  const letters = [...text.trim().slice(0, 999)]
  return toVisibleText(letters.slice(0, most).join('')) + (letters[most] ? '…' : '')
}
