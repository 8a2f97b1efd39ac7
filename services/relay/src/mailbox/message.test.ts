import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toEscaped } from './message.js'

/** Any code point but surrogates, as fast-check's unit `binary`, which first lists all of them for a second. */
const unit = fc.nat({ max: 0x10_f7ff }).map(code => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

test('is what JSON.stringify makes of any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.base64String(), fc.string(), fc.string({ unit })), text => {
      expect(`"${toEscaped(text)}"`).toBe(JSON.stringify(text))
    }),
    { numRuns: process.env.LATCHKIT_FULL ? 2_000 : 400 },
  )
  for (let code = 0; code <= 0xffff; code++) {
    const text = `a${String.fromCharCode(code)}b`
    if (`"${toEscaped(text)}"` !== JSON.stringify(text)) throw new Error(`differs at ${code}`)
  }
})
