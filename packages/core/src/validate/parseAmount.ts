import { toLatinDigits } from './toLatinDigits.js'

/** Result of {@link parseAmount}. */
export type ParsedAmount =
  | { readonly value: bigint; readonly problem?: undefined }
  | {
      readonly value?: undefined
      /**
       * - `empty`: the input is empty.
       * - `invalid`: it is not an amount.
       * - `too-precise`: it has more decimals than the token.
       */
      readonly problem: 'empty' | 'invalid' | 'too-precise'
    }

/** More digits than the largest supply with the most decimals. */
const maxLength = 128
const maxDecimals = 36

/**
 * Parses an amount as the user enters it, to the smallest unit: digits of any script, and one `,` or `.`, which is the
 * decimal sign. Refuses two of them, because the grouping sign is ambiguous. Never rounds.
 *
 * @example
 * parseAmount('1,5', 18) // { value: 1500000000000000000n }
 * parseAmount('1,234.5', 18) // { problem: 'invalid' }
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const written = text.replace(/[\p{Cf}\s]/gu, '')
  if (written === '') return { problem: 'empty' }
  if (written.length > maxLength || !(decimals >= 0 && decimals <= maxDecimals)) return { problem: 'invalid' }
  // Full-width forms become plain forms; Arabic keyboards have U+066B and U+060C for the point and the comma.
  const plain = toLatinDigits(written.normalize('NFKC')).replace(/[\u066b\u060c]/g, '.')
  const [, whole = '', rest = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (whole + rest === '') return { problem: 'invalid' }
  const fraction = rest.replace(/0+$/, '')
  if (fraction.length > decimals) return { problem: 'too-precise' }
  return { value: BigInt(whole + fraction.padEnd(decimals, '0')) }
}

/**
 * Writes an amount for a field that {@link parseAmount} reads: exact, without grouping, with the digits and the decimal
 * sign of a locale.
 *
 * @example
 * toAmountText({ value: 1_500_000n, decimals: 6, locale: 'de' }) // '1,5'
 */
export function toAmountText({
  value,
  decimals,
  locale,
}: {
  readonly value: bigint
  readonly decimals: number
  /** BCP 47 tag. Default: the locale of the runtime. */
  readonly locale?: string | undefined
}): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const fraction = digits.slice(at).replace(/0+$/, '')
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  const written = Array.from(format.format(9_876_543_210)).reverse()
  const write = (text: string) => text.replace(/\d/g, digit => written[Number(digit)] ?? digit)
  const sign = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return write(digits.slice(0, at)) + (fraction && sign + write(fraction))
}
