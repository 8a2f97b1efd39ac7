import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeWycheproof } from '../../test/describeWycheproof.js'
import { hex } from '../../test/hex.js'
import { multiply } from '../../test/multiply.js'
import { onEveryPlatform, withoutCurves } from '../../test/platforms.js'
import { describeVectors } from '../../test/vectors.js'
import { InvalidPublicKeyError } from '../errors/clientErrors.js'
import { createKeyPair } from './createKeyPair.js'
import { toHex } from './encoding.js'
import { deriveSymKey, hashTopic } from './hash.js'
import { randomBytes } from './webCrypto.js'

type Rfc7748 = {
  diffieHellman_6_1: {
    alicePrivate: string
    alicePublic: string
    bobPrivate: string
    bobPublic: string
    shared: string
  }
  scalarMult_5_2: { scalar: string; u: string; outputU: string }[]
  iterated_5_2: { iterations: number; result: string }[]
}
type Keys = {
  keyPairs: { A: { privateKey: string; publicKey: string }; B: { privateKey: string; publicKey: string } }
  sharedKey: string
  symKey: string
  hashKey: { key: string; hash: string }[]
  hashMessage: { message: string; hash: string }[]
  derived: { topicOfSymKey: string }
}

onEveryPlatform(platform => {
  // Without the curves it is the same library as without WebCrypto: the full run.
  if (platform !== withoutCurves) describeWycheproof()

  describeVectors<Rfc7748>('rfc/rfc7748-x25519.json', vectors => {
    it('agrees as in §6.1', async () => {
      const { alicePrivate, alicePublic, bobPrivate, bobPublic, shared } = vectors.diffieHellman_6_1
      expect(toHex((await createKeyPair(hex(alicePrivate))).publicKey)).toBe(alicePublic)
      expect(toHex((await createKeyPair(hex(bobPrivate))).publicKey)).toBe(bobPublic)
      expect(await multiply(alicePrivate, bobPublic)).toBe(shared)
      expect(await multiply(bobPrivate, alicePublic)).toBe(shared)
    })

    it('multiplies as in §5.2, whatever the top bit', async () => {
      for (const { scalar, u, outputU } of vectors.scalarMult_5_2)
        expect(await multiply(scalar, u)).toBe(outputU)
    })
  })

  describeVectors<Keys>('walletconnect/keys.json', vectors => {
    it('derives the keys and topics of the reference client', async () => {
      const { A, B } = vectors.keyPairs
      expect(toHex((await createKeyPair(hex(A.privateKey))).publicKey)).toBe(A.publicKey)
      const { agree } = await createKeyPair(hex(B.privateKey))
      const shared = await agree(hex(A.publicKey))
      expect(toHex(shared)).toBe(vectors.sharedKey)
      expect(toHex(await deriveSymKey(shared))).toBe(vectors.symKey)
      expect(await hashTopic(hex(vectors.symKey))).toBe(vectors.derived.topicOfSymKey)
      for (const { key, hash } of vectors.hashKey) expect(await hashTopic(hex(key))).toBe(hash)
      for (const { message, hash } of vectors.hashMessage)
        expect(await hashTopic(new TextEncoder().encode(message))).toBe(hash)
    })
  })

  it('makes another key each time, and both sides derive one secret', async () => {
    const [ours, theirs] = await Promise.all([createKeyPair(), createKeyPair()])
    expect(toHex(ours.publicKey)).not.toBe(toHex(theirs.publicKey))
    expect(await ours.agree(theirs.publicKey)).toEqual(await theirs.agree(ours.publicKey))
  })

  it('refuses a key of another length, and zero', async () => {
    const { agree } = await createKeyPair()
    for (const length of [0, 31, 33, 64])
      await expect(agree(randomBytes(length))).rejects.toBeInstanceOf(InvalidPublicKeyError)
    await expect(agree(new Uint8Array(32))).rejects.toMatchObject({
      code: 'walletconnect/invalid-public-key',
    })
  })
})

describeVectors<Rfc7748>('rfc/rfc7748-x25519.json', vectors => {
  it('multiplies again and again as in §5.2', async () => {
    const results = new Map(vectors.iterated_5_2.map(({ iterations, result }) => [iterations, result]))
    let k = `09${'00'.repeat(31)}`
    let u = k
    // A thousand belong to the long run: the vectors above give the library every kind of point.
    const times = process.env.LATCHKIT_FULL ? 1_000 : 1
    for (let at = 1; at <= times; at++) {
      const next = await multiply(k, u)
      u = k
      k = next
      const known = results.get(at)
      if (known) expect(k).toBe(known)
      results.delete(at)
    }
    // A million takes too long.
    expect([...results.keys()].every(left => left > times)).toBe(true)
  }, 30_000)
})

describe('the two implementations of a secret', () => {
  it('agree on any point', async () => {
    const { x25519 } = await import('@noble/curves/ed25519.js')
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(array => new Uint8Array(array))
    await fc.assert(
      fc.asyncProperty(bytes, bytes, async (secret, point) => {
        const { agree } = await createKeyPair(secret)
        expect(await agree(point)).toEqual(new Uint8Array(x25519.scalarMult(secret, point)))
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 200 : 40 },
    )
  })
})
