import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPlainLine, toVisibleLine, toVisibleText } from './visibleText.js'

describe('toVisibleText', () => {
  it.each([
    ['pay\u202e001\u200b', 'pay⟨U+202E⟩001⟨U+200B⟩'],
    ['to\u2800you\u3164', 'to⟨U+2800⟩you⟨U+3164⟩'],
    ['a\u3000b\u00a0c\u2003d', 'a⟨U+3000⟩b⟨U+00A0⟩c⟨U+2003⟩d'],
    ['a\u{e0041}b\ue000c\ud800', 'a⟨U+E0041⟩b⟨U+E000⟩c⟨U+D800⟩'],
    ['hot ♥\ufe0f', 'hot ♥\ufe0f'],
    ['\u{1f1ae}', '⟨U+1F1AE⟩'],
    ['1\ufe0f0', '1⟨U+FE0F⟩0'],
    [`Z${'\u0300'.repeat(6)}`, `Z${'\u0300'.repeat(4)}⟨U+0300⟩⟨U+0300⟩`],
    ['two\n\tlines  and spaces', 'two\n\tlines  and spaces'],
    ['محفظة 钱包 မြို့', 'محفظة 钱包 မြို့'],
  ])('%j is %j', (text, shown) => {
    expect(toVisibleText(text)).toBe(shown)
  })

  it('leaves nothing that is not seen in any text, and loses nothing of it', () => {
    const point = fc.integer({ min: 0, max: 0x10ffff })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), points => {
        const text = points.map(one => String.fromCodePoint(one)).join('')
        const shown = toVisibleText(text)
        expect(shown.replace(/\p{Extended_Pictographic}\ufe0f/gu, '')).not.toMatch(
          /(?![\n\t ])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u,
        )
        const read = shown.replace(/⟨U\+([\dA-F]+)⟩/g, (_, code) => String.fromCodePoint(parseInt(code, 16)))
        expect(read).toBe(text)
      }),
    )
  })
})

describe('toVisibleLine', () => {
  it('is one line of a bounded length, never cut within a letter', () => {
    expect(toVisibleLine('OK\n\nAmount\t0')).toBe('OK⟨U+000A⟩⟨U+000A⟩Amount⟨U+0009⟩0')
    expect(toVisibleLine('x'.repeat(100))).toBe('x'.repeat(100))
    expect(toVisibleLine('x'.repeat(1_000_000))).toBe(`${'x'.repeat(100)}…`)
    expect(toVisibleLine('🍣🍣🍣', 2)).toBe('🍣🍣…')
  })
})

it('shows a symbol by its letters alone', () => {
  expect(toPlainLine('US\u202eDС')).toBe('US⟨U+202E⟩D⟨U+0421⟩')
  expect(toPlainLine('USDC'.repeat(10), 24)).toBe(`${'USDC'.repeat(6)}…`)
})
