// ../../packages/core/dist/validate/parseAmount.js
/** More digits than the largest supply with the most decimals. */
var maxLength = 128
var maxDecimals = 36
/**
 * Parses an amount as the user enters it, to the smallest unit: digits of any script, and one `,` or `.`, which is the
 * decimal sign. Refuses two of them, because the grouping sign is ambiguous. Never rounds.
 *
 * @example
 * parseAmount('1,5', 18) // { value: 1500000000000000000n }
 * parseAmount('1,234.5', 18) // { problem: 'invalid' }
 */
function parseAmount(text, decimals) {
  const written = text.replace(/[\p{Cf}\s]/gu, '')
  if (written === '') return { problem: 'empty' }
  if (written.length > maxLength || !(decimals >= 0 && decimals <= maxDecimals)) return { problem: 'invalid' }
  const plain = toLatinDigits(written.normalize('NFKC')).replace(/[\u066b\u060c]/g, '.')
  const [, whole = '', rest = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (whole + rest === '') return { problem: 'invalid' }
  const fraction = rest.replace(/0+$/, '')
  if (fraction.length > decimals) return { problem: 'too-precise' }
  return { value: BigInt(whole + fraction.padEnd(decimals, '0')) }
}
/** Digits of every script are the ten code points from their zero. */
function toLatinDigits(text) {
  return text.replace(/[^\0-\u007f]/gu, sign => {
    if (!/\p{Nd}/u.test(sign)) return sign
    const code = sign.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })
}
/**
 * Writes an amount for a field that {@link parseAmount} reads: exact, without grouping, with the digits and the decimal
 * sign of a locale.
 *
 * @example
 * toAmountText({ value: 1_500_000n, decimals: 6, locale: 'de' }) // '1,5'
 */
function toAmountText({ value, decimals, locale }) {
  const digits = value.toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const fraction = digits.slice(at).replace(/0+$/, '')
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  const written = Array.from(format.format(9876543210)).reverse()
  const write = text => text.replace(/\d/g, digit => written[Number(digit)] ?? digit)
  const sign = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return write(digits.slice(0, at)) + (fraction && sign + write(fraction))
}

export { parseAmount as t, toAmountText as n }
