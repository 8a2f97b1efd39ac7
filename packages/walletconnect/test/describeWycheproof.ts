import { expect, it } from 'vitest'
import { InvalidPublicKeyError } from '../src/errors/clientErrors.js'
import { multiply } from './multiply.js'
import { describeVectors } from './vectors.js'

type Wycheproof = {
  testGroups: {
    tests: {
      tcId: number
      public: string
      private: string
      shared: string
      flags: string[]
    }[]
  }[]
}
/** Tests of X25519 over the vectors of Wycheproof. */
export function describeWycheproof(): void {
  describeVectors<Wycheproof>('wycheproof/x25519_test.json', ({ testGroups }) => {
    it('gives every shared secret and refuses the zero ones', async () => {
      let [agreed, refused] = [0, 0]
      for (const { tcId, ...test } of testGroups.flatMap(group => group.tests)) {
        const secret = multiply(test.private, test.public).catch(error => error)
        if (test.flags.includes('ZeroSharedSecret')) {
          expect(await secret, String(tcId)).toBeInstanceOf(InvalidPublicKeyError)
          refused += 1
        } else {
          expect(await secret, String(tcId)).toBe(test.shared)
          agreed += 1
        }
      }
      expect({ agreed, refused }).toEqual({ agreed: 487, refused: 31 })
      // The library takes some milliseconds for each.
    })
  })
}
