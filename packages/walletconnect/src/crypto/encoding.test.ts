import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBase64, fromBase64Url, fromHex, toBase64, toBase64Url, toHex } from './encoding.js'

const bytes = fc.uint8Array({ maxLength: 20_000 }).map(array => new Uint8Array(array))

it('writes bytes as Node does and reads them back', () => {
  fc.assert(
    fc.property(bytes, array => {
      expect(toHex(array)).toBe(Buffer.from(array).toString('hex'))
      expect(toBase64(array)).toBe(Buffer.from(array).toString('base64'))
      expect(toBase64Url(array)).toBe(Buffer.from(array).toString('base64url'))
      expect(fromHex(toHex(array))).toEqual(array)
      expect(fromBase64(toBase64(array))).toEqual(array)
      expect(fromBase64Url(toBase64Url(array))).toEqual(array)
    }),
  )
})

it('reads one spelling only', () => {
  // Absent padding, stray bits, white space, the other alphabet, padding inside.
  for (const text of ['QQ', 'QR==', ' QQ==', 'QQ==\n', '_-==', 'QQ==QQ==', 'Q', '='])
    expect(fromBase64(text), text).toBeUndefined()
  for (const text of ['QQ==', 'QR', '+/', ' QQ', 'Q']) expect(fromBase64Url(text), text).toBeUndefined()
  for (const text of ['0', '0g', '0x00', ' 00', '00\n']) expect(fromHex(text), text).toBeUndefined()
  expect(fromHex('')).toEqual(new Uint8Array())
})

it('accepts no text that it would write differently', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 12 }), text => {
      const [plain, url] = [fromBase64(text), fromBase64Url(text)]
      if (plain) expect(toBase64(plain)).toBe(text)
      if (url) expect(toBase64Url(url)).toBe(text)
    }),
    { numRuns: process.env.LATCHKIT_FULL ? 2_000 : 400 },
  )
})
