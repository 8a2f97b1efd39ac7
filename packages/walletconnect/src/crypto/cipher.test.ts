import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex } from '../../test/hex.js'
import { describeVectors } from '../../test/vectors.js'
import { decrypt, encrypt } from './cipher.js'
import { toHex } from './encoding.js'

type Rfc8439 = {
  vector: { key: string; nonce: string; aad: string; plaintext: string; ciphertext: string; tag: string }
}
type Wycheproof = {
  testGroups: {
    ivSize: number
    tests: {
      tcId: number
      key: string
      iv: string
      aad: string
      msg: string
      ct: string
      tag: string
      result: string
    }[]
  }[]
}

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map(array => new Uint8Array(array))

function sealWithNode(key: Uint8Array, nonce: Uint8Array, text: Uint8Array, additional?: Uint8Array) {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  if (additional) cipher.setAAD(additional, { plaintextLength: text.length })
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final()])
  return new Uint8Array([...ciphertext, ...cipher.getAuthTag()])
}

describeVectors<Rfc8439>('rfc/rfc8439-2.8.2.json', ({ vector }) => {
  it('seals and opens the example', () => {
    const { key, nonce, aad, plaintext, ciphertext, tag } = vector
    expect(toHex(encrypt(hex(key), hex(nonce), hex(plaintext), hex(aad)))).toBe(ciphertext + tag)
    expect(decrypt(hex(key), hex(nonce), hex(ciphertext + tag), hex(aad))).toEqual(hex(plaintext))
  })
})

describeVectors<Wycheproof>('wycheproof/chacha20_poly1305_test.json', ({ testGroups }) => {
  it('seals and opens what is valid, and opens nothing else', () => {
    const count = { valid: 0, invalid: 0 }
    for (const group of testGroups) {
      // Every envelope has a nonce of 12 bytes; the other lengths are invalid in this file.
      if (group.ivSize !== 96) continue
      for (const { tcId, result, ...test } of group.tests) {
        const [key, iv, aad, sealed] = [hex(test.key), hex(test.iv), hex(test.aad), hex(test.ct + test.tag)]
        const opened = decrypt(key, iv, sealed, aad)
        if (result === 'valid') {
          count.valid += 1
          expect(opened, String(tcId)).toEqual(hex(test.msg))
          expect(toHex(encrypt(key, iv, hex(test.msg), aad)), String(tcId)).toBe(test.ct + test.tag)
        } else {
          count.invalid += 1
          expect(opened, String(tcId)).toBeUndefined()
        }
      }
    }
    expect(count).toEqual({ valid: 256, invalid: 60 })
  })
})

describe('against the cipher of Node', () => {
  it('seals the same, with and without additional data', () => {
    fc.assert(
      fc.property(
        bytes(32, 32),
        bytes(12, 12),
        bytes(0, 300),
        bytes(0, 40),
        (key, nonce, text, additional) => {
          const sealed = encrypt(key, nonce, text, additional)
          expect(sealed).toEqual(sealWithNode(key, nonce, text, additional))
          expect(decrypt(key, nonce, sealed, additional)).toEqual(text)
        },
      ),
      { numRuns: process.env.LATCHKIT_FULL ? 500 : 100 },
    )
  })

  it('seals the longest message', () => {
    const text = Uint8Array.from({ length: 65_536 }, (_, at) => at % 251)
    const [key, nonce] = [new Uint8Array(32).fill(7), new Uint8Array(12).fill(9)]
    expect(encrypt(key, nonce, text)).toEqual(sealWithNode(key, nonce, text))
  })
})

describe('decrypt', () => {
  it('opens nothing that was changed in one bit, cut or lengthened', () => {
    fc.assert(
      fc.property(bytes(32, 32), bytes(12, 12), bytes(0, 80), fc.nat(), (key, nonce, text, at) => {
        const sealed = encrypt(key, nonce, text)
        const bit = at % (sealed.length * 8)
        const changed = sealed.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
        expect(decrypt(key, nonce, changed)).toBeUndefined()
        expect(decrypt(key, nonce, sealed.slice(0, at % sealed.length))).toBeUndefined()
        expect(decrypt(key, nonce, new Uint8Array([...sealed, 0]))).toBeUndefined()
      }),
    )
  })
})
