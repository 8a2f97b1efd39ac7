import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './cleanText.js'

describe('cleanText', () => {
  it.each([
    ['USD Coin', 'USD Coin'],
    ['USD\u202eC', 'USDC'],
    ['\u2066USDC\u2069', 'USDC'],
    ['US\u200bD\u200d\ufeffC', 'USDC'],
    ['US\0DC\u0007', 'USDC'],
    ['  two\n lines\t', 'two lines'],
    ['\u3164\u2800', ''],
    ['\u200f', ''],
    ['عملة', 'عملة'],
    ['ขนม 🍣', 'ขนม 🍣'],
    ['Z̷͙̗a', 'Z̷͙a'],
  ])('%j is %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  it('cuts to 64 graphemes, and never through one', () => {
    expect(cleanText('x'.repeat(10_000))).toBe('x'.repeat(64))
    expect(cleanText('é'.normalize('NFD').repeat(100))).toBe('é'.normalize('NFD').repeat(64))
  })

  it('leaves nothing hidden in any text, and changes a clean one no more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 300 }), points => {
        const text = String.fromCodePoint(...points)
        const cleaned = cleanText(text)
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u)
        expect(cleanText(cleaned)).toBe(cleaned)
        expect([...new Intl.Segmenter('en').segment(cleaned)].length).toBeLessThanOrEqual(64)
      }),
      { numRuns: 40 },
    )
  })
})
