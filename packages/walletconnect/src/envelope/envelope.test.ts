import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex } from '../../test/hex.js'
import { sealTyped } from '../../test/sealTyped.js'
import { describeVectors } from '../../test/vectors.js'
import { encrypt } from '../crypto/cipher.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { fromBase64, fromBase64Url, toBase64, toBase64Url, toHex } from '../crypto/encoding.js'
import { deriveSymKey } from '../crypto/hash.js'
import { randomBytes } from '../crypto/webCrypto.js'
import { InvalidEnvelopeError } from '../errors/clientErrors.js'
import { openEnvelope, readEnvelope, sealEnvelope } from './envelope.js'

type Vectors = {
  symKey: string
  senderPublicKey: string
  receiver: { privateKey: string; publicKey: string }
  iv: string
  message: string
  sealed: string
  type0: { base64: string; base64url: string }
  type1: { base64: string; base64url: string }
  type2: { base64url: string }
  decodeType0: { symKey: string; encoded: string; message: unknown }[]
  decodeType2: { base64url: string; message: unknown }[]
  parse: { base64: string }[]
  invalid: { base64?: string; base64url?: string }[]
}

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map(array => new Uint8Array(array))

describeVectors<Vectors>('walletconnect/envelopes.json', vectors => {
  const symKey = hex(vectors.symKey)

  it('reads and opens type 0 and type 1', () => {
    const { iv, sealed, senderPublicKey, message } = vectors
    expect(readEnvelope(vectors.type0.base64)).toEqual({ type: 0, iv: hex(iv), sealed: hex(sealed) })
    expect(readEnvelope(vectors.type1.base64)).toEqual({
      type: 1,
      senderPublicKey: hex(senderPublicKey),
      iv: hex(iv),
      sealed: hex(sealed),
    })
    for (const { base64 } of [vectors.type0, vectors.type1])
      expect(openEnvelope({ symKey, message: base64 })).toBe(message)
    for (const known of vectors.decodeType0) {
      const opened = openEnvelope({ symKey: hex(known.symKey), message: known.encoded })
      expect(JSON.parse(opened)).toEqual(known.message)
    }
  })

  it('finds the key of a type 1 by the public key in it', async () => {
    const envelope = readEnvelope(vectors.type1.base64)
    if (envelope.type !== 1) throw new Error('not type 1')
    const { agree } = await createKeyPair(hex(vectors.receiver.privateKey))
    const derived = await deriveSymKey(await agree(envelope.senderPublicKey))
    expect(openEnvelope({ symKey: derived, message: vectors.type1.base64 })).toBe(vectors.message)
  })

  it('seals the same bytes under the same nonce', () => {
    const sealed = encrypt(symKey, hex(vectors.iv), new TextEncoder().encode(vectors.message))
    expect(toHex(sealed)).toBe(vectors.sealed)
  })

  it('rejects type 2, which is not encrypted', () => {
    for (const { base64url } of [vectors.type2, ...vectors.decodeType2]) {
      const bytes = fromBase64Url(base64url) ?? new Uint8Array()
      expect(bytes[0]).toBe(2)
      for (const message of [base64url, toBase64(bytes)])
        expect(() => openEnvelope({ symKey, message })).toThrow(InvalidEnvelopeError)
    }
  })

  it('refuses the link form of sealed types, what is too short to be sealed, and what is no envelope', () => {
    const texts = [
      vectors.type0.base64url,
      vectors.type1.base64url,
      // 13 bytes after the type hold a nonce and no tag.
      ...vectors.parse.map(({ base64 }) => base64),
      ...vectors.invalid.flatMap(({ base64, base64url }) => [base64, base64url]),
    ]
    for (const text of texts.filter(one => one !== undefined))
      expect(() => readEnvelope(text), text).toThrow(InvalidEnvelopeError)
  })
})

describe('an envelope', () => {
  it('opens to what was sealed, with and without the sender', () => {
    const key = bytes(32, 32)
    fc.assert(
      fc.property(key, fc.string({ unit: 'grapheme' }), fc.option(key), (symKey, plaintext, sender) => {
        const message = sender
          ? sealTyped({ symKey, plaintext, senderPublicKey: sender })
          : sealEnvelope({ symKey, plaintext })
        expect(openEnvelope({ symKey, message })).toBe(plaintext)
        const envelope = readEnvelope(message)
        expect(envelope.type).toBe(sender ? 1 : 0)
        if (envelope.type === 1) expect(envelope.senderPublicKey).toEqual(sender)
      }),
    )
  })

  it('is another one each time', () => {
    const symKey = randomBytes(32)
    const sealed = Array.from({ length: 100 }, () => sealEnvelope({ symKey, plaintext: 'x' }))
    expect(new Set(sealed).size).toBe(100)
  })

  it('opens with no other key', () => {
    const message = sealEnvelope({ symKey: randomBytes(32), plaintext: 'x' })
    expect(() => openEnvelope({ symKey: randomBytes(32), message })).toThrow(
      expect.objectContaining({ code: 'walletconnect/invalid-envelope' }),
    )
  })

  it('keeps a byte order mark and refuses text that is not UTF-8', () => {
    const symKey = randomBytes(32)
    expect(openEnvelope({ symKey, message: sealEnvelope({ symKey, plaintext: '\uFEFF{}' }) })).toBe(
      '\uFEFF{}',
    )
    const iv = randomBytes(12)
    const sealed = encrypt(symKey, iv, Uint8Array.of(0xff, 0xfe))
    const message = toBase64(Uint8Array.of(0, ...iv, ...sealed))
    expect(() => openEnvelope({ symKey, message })).toThrow(InvalidEnvelopeError)
  })

  it('does not open after any change, and says so with its own error', () => {
    const symKey = randomBytes(32)
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(),
        fc.nat({ max: 255 }),
        fc.boolean(),
        (plaintext, position, value, typed) => {
          const message = typed
            ? sealTyped({ symKey, plaintext, senderPublicKey: randomBytes(32) })
            : sealEnvelope({ symKey, plaintext })
          const raw = fromBase64(message) ?? new Uint8Array()
          const at = position % raw.length
          // The public key of the sender is not encrypted: it only selects the key.
          fc.pre(raw[at] !== value && !(typed && at >= 1 && at < 33))
          raw[at] = value
          for (const changed of [toBase64(raw), toBase64Url(raw)])
            expect(() => openEnvelope({ symKey, message: changed })).toThrow(InvalidEnvelopeError)
        },
      ),
      { numRuns: process.env.LATCHKIT_FULL ? 2_000 : 400 },
    )
  })

  it('is never parsed from other texts', () => {
    const symKey = randomBytes(32)
    const anything = fc.oneof(fc.string(), fc.base64String(), bytes(0, 80).map(toBase64Url))
    fc.assert(
      fc.property(anything, message => {
        expect(() => openEnvelope({ symKey, message })).toThrow(InvalidEnvelopeError)
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 2_000 : 400 },
    )
  })
})
