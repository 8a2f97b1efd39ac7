import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatUnits, truncateDecimals } from '../tokens/amounts.js'
import { parseUnits } from '../tokens/parseUnits.js'

const decimals = fc.integer({ min: 0, max: 36 })
const value = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })

describe('formatUnits and parseUnits', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [1_500_000_000_000_000_000n, 18, '1.5'],
    [-5n, 1, '-0.5'],
    [42n, 0, '42'],
    [1_000_000n, 6, '1'],
  ])('%s with %s decimals is %s', (value, decimals, text) => {
    expect(formatUnits(value, decimals)).toBe(text)
    expect(parseUnits(text, decimals)).toBe(value)
  })

  it('lose nothing in a round trip', () => {
    fc.assert(
      fc.property(value, decimals, (value, decimals) => {
        expect(parseUnits(formatUnits(value, decimals), decimals)).toBe(value)
      }),
    )
  })

  it.each(['.5', '0.50', '00.5', '0.5000000'])('reads %s', text => {
    expect(parseUnits(text, 1)).toBe(5n)
  })

  it.each(['', '.', '-', '1.', '1,5', '1 000', '1e3', '0x1', '+1', 'abc', ' 1', '1\n', '٣', 'NaN', '0.01'])(
    'refuses %j',
    text => {
      expect(() => parseUnits(text, 1)).toThrow(
        expect.objectContaining({
          code: 'balances/invalid-amount',
          shortMessage: 'Please enter a valid amount',
        }),
      )
    },
  )
})

describe('truncateDecimals', () => {
  it.each([
    [1_999_999n, 6, '1.999'],
    [999_999_999_999_999_999n, 18, '0.999'],
    [999n, 18, '0'],
    [-1_999_999n, 6, '-1.999'],
    [-999n, 18, '0'],
    [1_500_000n, 6, '1.5'],
    [15n, 1, '1.5'],
    [7n, 0, '7'],
  ])('%s with %s decimals is %s', (value, decimals, text) => {
    expect(truncateDecimals({ value, decimals })).toBe(text)
  })

  it('takes other numbers of decimals', () => {
    expect(truncateDecimals({ value: 1_999_999n, decimals: 6, maximumFractionDigits: 0 })).toBe('1')
    expect(truncateDecimals({ value: 1_999_999n, decimals: 6, maximumFractionDigits: 6 })).toBe('1.999999')
  })

  it('never shows more than there is, and misses less than one step', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n }),
        fc.integer({ min: 3, max: 36 }),
        (value, decimals) => {
          const shown = parseUnits(truncateDecimals({ value, decimals }), decimals)
          expect(shown <= value && value - shown < 10n ** BigInt(decimals - 3)).toBe(true)
        },
      ),
    )
  })
})

describe('formatAmount', () => {
  const value = 1_234_567_999_999n
  it.each([
    ['en', '1,234,567.999'],
    ['de', '1.234.567,999'],
    ['fr', '1\u202f234\u202f567,999'],
    ['hi', '12,34,567.999'],
    ['ar-EG', '١٬٢٣٤٬٥٦٧٫٩٩٩'],
  ])('C15 %s: %s', (locale, text) => {
    expect(formatAmount({ value, decimals: 6, locale })).toBe(text)
  })

  it('is exact where a float is not', () => {
    const value = 123_456_789_012_345_678_901_234_567_999n
    expect(formatAmount({ value, decimals: 6, locale: 'en' })).toBe('123,456,789,012,345,678,901,234.567')
    expect(formatAmount({ value: 2n ** 256n, decimals: 0, locale: 'en' }).replaceAll(',', '')).toBe(
      `${2n ** 256n}`,
    )
  })

  it('says the digits of truncateDecimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }), decimals, (value, decimals) => {
        const text = formatAmount({ value, decimals, locale: 'en' }).replaceAll(',', '')
        expect(text).toBe(truncateDecimals({ value, decimals }))
      }),
    )
  })
})
