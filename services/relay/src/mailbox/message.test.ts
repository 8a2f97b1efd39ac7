import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toJson } from './message.js'

test('is what JSON.stringify makes of any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.base64String(), fc.string(), fc.string({ unit: 'binary' })), text => {
      expect(toJson(text)).toBe(JSON.stringify(text))
    }),
    { numRuns: 2_000 },
  )
  for (let code = 0; code <= 0xffff; code++) {
    const text = `a${String.fromCharCode(code)}b`
    if (toJson(text) !== JSON.stringify(text)) throw new Error(`differs at ${code}`)
  }
})
