/**
 * Characters that change how others are shown, or are not seen: controls but for line feed and tab, marks of direction,
 * zero-width characters, tags, lone surrogates. The selector that makes a sign an emoji is seen.
 */
const hidden = /(?!\n|\t|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A text in which every character that is not seen, or changes the direction of others, stands as its code point, so that
 * what is read is what is signed.
 *
 * @example
 * toVisibleText('pay\u202e001') // 'pay⟨U+202E⟩001'
 */
export function toVisibleText(text: string): string {
  return text.replace(hidden, character => {
    const code = character.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}
