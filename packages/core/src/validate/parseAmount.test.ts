import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from '../features/tokens/amounts.js'
import { parseAmount, toAmountText } from './parseAmount.js'

const locales = ['en', 'de', 'fr', 'pl', 'ar-EG', 'fa', 'hi-u-nu-deva', 'bn', 'my', 'ne']

describe('parseAmount', () => {
  it.each([
    ['1.5', 18, 1_500_000_000_000_000_000n],
    ['1,5', 6, 1_500_000n],
    [' 1.50 ', 1, 15n],
    ['.5', 2, 50n],
    ['5.', 2, 500n],
    ['0', 0, 0n],
    ['007', 0, 7n],
    ['1,000', 6, 1_000_000n],
    ['١٫٥', 2, 150n],
    ['۱۲،۵', 2, 1250n],
    ['१.५', 2, 150n],
    ['１．５', 2, 150n],
    ['\u200f1.5\u200f', 2, 150n],
    ['0.000000000000000001', 18, 1n],
  ])('%s with %s decimals', (text, decimals, value) => {
    expect(parseAmount(text, decimals)).toEqual({ value })
  })

  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['1.234.567', 'invalid'],
    ['1,234.5', 'invalid'],
    ['1.234,5', 'invalid'],
    ['1’234', 'invalid'],
    [',', 'invalid'],
    ['-1', 'invalid'],
    ['+1', 'invalid'],
    ['1e3', 'invalid'],
    ['0x10', 'invalid'],
    ['NaN', 'invalid'],
    ['½', 'invalid'],
    ['1'.repeat(129), 'invalid'],
    ['1.2345678', 'too-precise'],
  ])('%s is refused: %s', (text, problem) => {
    expect(parseAmount(text, 6)).toEqual({ problem })
  })

  it('refuses decimals that no token has', () => {
    for (const decimals of [-1, 37, Number.NaN]) expect(parseAmount('1', decimals).problem).toBe('invalid')
  })

  it('C15 reads back what any locale writes, to the last unit', () => {
    const cases = fc.record({
      value: fc.bigInt({ min: 0n, max: 10n ** 60n }),
      decimals: fc.integer({ min: 0, max: 36 }),
      locale: fc.constantFrom(...locales),
    })
    fc.assert(
      fc.property(cases, ({ value, decimals, locale }) => {
        expect(parseAmount(toAmountText({ value, decimals, locale }), decimals)).toEqual({ value })
        expect(parseAmount(formatUnits(value, decimals), decimals)).toEqual({ value })
        // One digit more than there is cannot be sent.
        expect(parseAmount(`${formatUnits(value, 0)}.${'0'.repeat(decimals)}1`, decimals).problem).toBe(
          'too-precise',
        )
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 100_000 : 300 },
    )
    // A hundred thousand formatters take a minute where others use the processor too.
  }, 300_000)
})
