import { readFileSync } from 'node:fs'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { expect, test } from 'vitest'
import { createKeyring } from './createKeyring.js'
import { openEnvelope, sealEnvelope } from './env1.js'

type Vector = {
  readonly [field in 'kid' | 'kek' | 'aad' | 'plain' | 'envelope']: string
} & { readonly aadFields: readonly string[] }

const { vectors } = JSON.parse(readFileSync(new URL('../../vectors/env1.json', import.meta.url), 'utf8')) as {
  readonly vectors: readonly Vector[]
}
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const keyring = (kid: string, key: Uint8Array<ArrayBuffer>) =>
  createKeyring('file', 'AUTH_KEYS', { current: kid, keys: new Map([[kid, key]]) })

test('env1 reads its vectors', async () => {
  for (const vector of vectors) {
    const kek = await keyring(vector.kid, fromHex(vector.kek))
    expect(Buffer.from(aad(...vector.aadFields)).toString('hex')).toBe(vector.aad)
    expect(await openEnvelope(kek, fromHex(vector.envelope), fromHex(vector.aad))).toEqual(
      fromHex(vector.plain),
    )
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
