import { expect, it } from 'vitest'
import { hex } from '../../test/hex.js'
import { onEveryPlatform } from '../../test/platforms.js'
import { describeVectors } from '../../test/vectors.js'
import { toHex } from './encoding.js'
import { deriveSymKey } from './hash.js'

type Rfc5869 = { vectors: { case: string; ikm: string; salt: string; info: string; okm: string }[] }
type Wycheproof = {
  testGroups: {
    tests: {
      tcId: number
      ikm: string
      salt: string
      info: string
      size: number
      okm: string
      result: string
    }[]
  }[]
}

onEveryPlatform(() => {
  describeVectors<Rfc5869>('rfc/rfc5869-hkdf-sha256.json', ({ vectors }) => {
    it('derives the first 32 bytes of A.3, the case without salt and info', async () => {
      const cases = vectors.filter(({ salt, info }) => !salt && !info)
      expect(cases.map(vector => vector.case)).toEqual(['A.3'])
      for (const { ikm, okm } of cases) expect(toHex(await deriveSymKey(hex(ikm)))).toBe(okm.slice(0, 64))
    })
  })

  describeVectors<Wycheproof>('wycheproof/hkdf_sha256_test.json', ({ testGroups }) => {
    it('derives every key that has no salt and no info', async () => {
      const cases = testGroups
        .flatMap(group => group.tests)
        .filter(test => !test.salt && !test.info && test.result === 'valid')
      expect(cases.length).toBeGreaterThan(5)
      for (const { tcId, ikm, okm } of cases) {
        const length = Math.min(okm.length, 64)
        expect(toHex(await deriveSymKey(hex(ikm))).slice(0, length), String(tcId)).toBe(okm.slice(0, length))
      }
    })
  })
})
