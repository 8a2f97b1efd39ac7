import { languages } from '@latchkit/secure-protocol/languages'
import { expect, it } from 'vitest'
import { writeText } from './writeText.js'

const ether = (units: bigint) => [{ units, decimals: 18 }, ' ETH']

it.each([
  ['en', '1234567.000000000000000001 ETH'],
  ['de', '1234567,000000000000000001 ETH'],
  ['de-CH', '1234567.000000000000000001 ETH'],
  ['es', '1234567,000000000000000001 ETH'],
  ['es-MX', '1234567.000000000000000001 ETH'],
  ['fa', '۱۲۳۴۵۶۷٫۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۱ ETH'],
  ['hi', '1234567.000000000000000001 ETH'],
])('C15 %s writes an amount exactly', (locale, written) => {
  expect(writeText(ether(1_234_567_000_000_000_000_000_001n), locale)).toBe(written)
})

it.each(languages)('C15 %s writes every digit as the language does', language => {
  const format = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 })
  for (const [units, value] of [
    [0n, 0],
    [10n ** 18n, 1],
    [1_500_000_000_000_000_000n, 1.5],
    [9_876_543_210n * 10n ** 18n, 9_876_543_210],
    [15_625n * 10n ** 13n, 0.156_25],
  ] as const)
    expect(writeText([{ units, decimals: 18 }], language)).toBe(format.format(value))
})

it('has no limit of digits, and leaves the words around an amount as they are', () => {
  const all = 2n ** 256n - 1n
  expect(writeText([{ units: all, decimals: 0 }], 'de')).toBe(String(all))
  expect(writeText([{ units: 5n, decimals: 255 }], 'de')).toBe(`0,${'0'.repeat(254)}5`)
  expect(writeText(['v1.2: ', { units: 25n, decimals: 1 }, ' U.S.D'], 'de')).toBe('v1.2: 2,5 U.S.D')
  expect(writeText('1.5', 'fa')).toBe('1.5')
})
