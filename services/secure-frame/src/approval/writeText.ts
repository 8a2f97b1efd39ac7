import { formatUnits } from 'viem/utils'

/** An amount in its smallest unit, and the decimals of the unit that it is shown in. */
export type Amount = { readonly units: bigint; readonly decimals: number }

/** A text that is shown as it is, but for its amounts. */
export type WrittenText = string | readonly (string | Amount)[]

/**
 * Writes a text with its amounts in the digits and with the decimal sign of a locale. Exact, and without grouping: in another
 * language its sign is the decimal one.
 */
export function writeText(text: WrittenText, locale: string): string {
  if (typeof text === 'string') return text
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = Array.from(format.format(9_876_543_210)).reverse()
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const write = ({ units, decimals }: Amount) =>
    formatUnits(units, decimals).replace(/[\d.]/g, sign => digits[Number(sign)] ?? point)
  return text.map(part => (typeof part === 'string' ? part : write(part))).join('')
}
