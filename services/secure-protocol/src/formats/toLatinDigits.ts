/**
 * Writes the decimal digits of any script as 0 to 9, and leaves the rest of a text as it is. Keyboards of Arabic, Persian and
 * other languages have digits of their script, also where a field asks for numbers.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[^\0-\u007f]/gu, sign => {
    if (!/\p{Nd}/u.test(sign)) return sign
    const code = sign.codePointAt(0) ?? 0
    let value = 0
    // The digits of a script are the ten code points from its zero.
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })
}
