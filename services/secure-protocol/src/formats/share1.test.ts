import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aad } from './aad.js'
import { decodeShare, encodeShare } from './share1.js'

type Vector = {
  readonly gen: number
  readonly index: number
  readonly raw: string
  readonly share: string
}

const { vectors } = JSON.parse(
  readFileSync(new URL('../../vectors/share1.json', import.meta.url), 'utf8'),
) as { readonly vectors: readonly Vector[] }
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))

test('share1 writes and reads its vectors', () => {
  for (const { gen, index, raw, share } of vectors) {
    expect(Buffer.from(encodeShare({ gen, index, raw: fromHex(raw) })).toString('hex')).toBe(share)
    expect(decodeShare(fromHex(share))).toEqual({ gen, index, raw: fromHex(raw) })
  }
})

test('sec 17: what is no share1 is refused, and a share keeps its generation and index', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 0xffff_ffff }),
      fc.integer({ min: 1, max: 3 }),
      fc.uint8Array({ minLength: 33, maxLength: 33 }),
      (gen, index, raw) => {
        const share = { gen, index, raw: new Uint8Array(raw) }
        expect(decodeShare(encodeShare(share))).toEqual(share)
      },
    ),
  )
  const good = encodeShare({ gen: 1, index: 1, raw: new Uint8Array(33) })
  expect(() => decodeShare(good.slice(1))).toThrow('unknown version')
  expect(() => decodeShare(good.slice(0, -1))).toThrow('bad length')
  expect(() => decodeShare(good.with(5, 4) as typeof good)).toThrow('bad head')
  expect(() => decodeShare(good.with(0, 2) as typeof good)).toThrow('unknown version of a share: 2')
})

test('no two lists of fields have the same additional data', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, two) => {
      const isSame = Buffer.compare(aad(...one, '.'), aad(...two, '.')) === 0
      expect(isSame).toBe(JSON.stringify(one) === JSON.stringify(two))
    }),
  )
})
