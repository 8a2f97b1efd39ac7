import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyring } from '../kek/createKeyring.js'
import { aad } from './aad.js'
import { openEnvelope, sealEnvelope } from './env1.js'
import { decodeShare, encodeShare } from './share1.js'

type Vectors<vector> = { readonly vectors: readonly vector[] }
const read = <vector>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../vectors/${name}.json`, import.meta.url), 'utf8')) as Vectors<vector>
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const keyring = (kid: string, key: Uint8Array<ArrayBuffer>) =>
  createKeyring('file', 'AUTH_KEYS', { current: kid, keys: new Map([[kid, key]]) })

const envelopes = read<
  {
    readonly [field in 'kid' | 'kek' | 'aad' | 'plain' | 'envelope']: string
  } & { readonly aadFields: readonly string[] }
>('env1').vectors
const shares = read<{
  readonly gen: number
  readonly index: number
  readonly raw: string
  readonly share: string
}>('share1').vectors

test('env1 reads its vectors', async () => {
  for (const vector of envelopes) {
    const kek = await keyring(vector.kid, fromHex(vector.kek))
    expect(Buffer.from(aad(...vector.aadFields)).toString('hex')).toBe(vector.aad)
    expect(await openEnvelope(kek, fromHex(vector.envelope), fromHex(vector.aad))).toEqual(
      fromHex(vector.plain),
    )
  }
})

test('share1 writes and reads its vectors', () => {
  for (const { gen, index, raw, share } of shares) {
    expect(Buffer.from(encodeShare({ gen, index, raw: fromHex(raw) })).toString('hex')).toBe(share)
    expect(decodeShare(fromHex(share))).toEqual({ gen, index, raw: fromHex(raw) })
  }
})

test('sec 17: any changed bit, cut or other row makes an envelope an error, never another text', async () => {
  const kek = await keyring('k1', crypto.getRandomValues(new Uint8Array(32)))
  const plain = crypto.getRandomValues(new Uint8Array(39))
  const row = aad('share', 'sealed', 'w:1', 'user', 'auth', 'v1')
  const envelope = await sealEnvelope(kek, plain, row)
  expect(await openEnvelope(kek, envelope, row)).toEqual(plain)
  for (let bit = 0; bit < envelope.length * 8; bit += 1) {
    const changed = envelope.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    await expect(openEnvelope(kek, changed, row)).rejects.toThrow()
  }
  for (let length = 0; length < envelope.length; length += 7) {
    await expect(openEnvelope(kek, envelope.slice(0, length), row)).rejects.toThrow()
  }
  await expect(
    openEnvelope(kek, envelope, aad('share', 'sealed', 'w:1', 'other', 'auth', 'v1')),
  ).rejects.toThrow()
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

test('keys that are missing, short or examples are refused', async () => {
  await expect(keyring('k1', new Uint8Array(32))).rejects.toThrow('is an example')
  await expect(
    keyring(
      'k1',
      new Uint8Array(32).map((_, index) => index),
    ),
  ).rejects.toThrow('is an example')
  await expect(keyring('k1', new Uint8Array(31))).rejects.toThrow('must have 32 bytes')
})
