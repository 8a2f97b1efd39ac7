import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toVisibleLine, toVisibleText } from './visibleText.js'

describe('toVisibleText', () => {
  it.each([
    ['MetaMask', 'MetaMask'],
    ['\u202egnol\u202c', '⟨U+202E⟩gnol⟨U+202C⟩'],
    ['Meta\u200bMask\u2060\ufeff', 'Meta⟨U+200B⟩Mask⟨U+2060⟩⟨U+FEFF⟩'],
    ['Meta\u2800\u3000\u3164Mask', 'Meta⟨U+2800⟩⟨U+3000⟩⟨U+3164⟩Mask'],
    ['\u0000\u0007Bell\u009b', '⟨U+0000⟩⟨U+0007⟩Bell⟨U+009B⟩'],
    ['two\nlines', 'two⟨U+000A⟩lines'],
    ['tag\u{e0041} half \ud83d', 'tag⟨U+E0041⟩ half ⟨U+D83D⟩'],
    ['Кошелёк 钱包 محفظة မြို့', 'Кошелёк 钱包 محفظة မြို့'],
    ['Wallet 🌈♥\ufe0f', 'Wallet 🌈♥\ufe0f'],
    [`Z${'\u0300'.repeat(6)}`, `Z⟨U+0300⟩⟨U+0300⟩${'\u0300'.repeat(4)}`],
  ])('%j is %j', (text, shown) => {
    expect(toVisibleText(text)).toBe(shown)
  })

  it('leaves nothing that is not seen in any text, and loses nothing of it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 }), points => {
        const text = points.map(one => String.fromCodePoint(one)).join('')
        const shown = toVisibleText(text)
        expect(shown).not.toMatch(/(?! |\ufe0f)[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u)
        const read = shown.replace(/⟨U\+([\dA-F]+)⟩/g, (_, code) => String.fromCodePoint(parseInt(code, 16)))
        expect(read).toBe(text)
      }),
    )
  })
})

describe('toVisibleLine', () => {
  it('is 40 letters at most, however long the text is, and never half of one', () => {
    expect(toVisibleLine('a'.repeat(40))).toBe('a'.repeat(40))
    expect(toVisibleLine('a'.repeat(1_000_000))).toBe(`${'a'.repeat(40)}…`)
    expect(toVisibleLine('🌈'.repeat(50))).toBe(`${'🌈'.repeat(40)}…`)
    expect(toVisibleLine('abc', 2)).toBe('ab…')
  })

  it('has no spaces around it', () => {
    expect(toVisibleLine('  My Wallet \n')).toBe('My Wallet')
    expect(toVisibleLine(' \u3000 ')).toBe('')
  })
})
