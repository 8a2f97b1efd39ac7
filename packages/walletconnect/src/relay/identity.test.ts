import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex } from '../../test/hex.js'
import { memoryStorage } from '../../test/memoryStorage.js'
import { onEveryPlatform } from '../../test/platforms.js'
import { describeVectors } from '../../test/vectors.js'
import { encodeBase58, fromBase64Url, toHex } from '../crypto/encoding.js'
import { createRelayJwt } from './connectUrl.js'
import { createIdentity, loadIdentity } from './identity.js'

type Rfc8032 = { vectors: { secretKey: string; publicKey: string; message: string; signature: string }[] }
type Jwt = {
  vector: {
    subject: string
    audience: string
    iat: number
    seed: string
    issuer: string
    jwt: string
  }
}

function publicKeyOf(clientId: string): string {
  expect(clientId).toMatch(/^did:key:z6Mk/)
  const decoded = toHex(base58.decode(clientId.slice('did:key:z'.length)))
  expect(decoded.slice(0, 4)).toBe('ed01')
  return decoded.slice(4)
}

onEveryPlatform(() => {
  describeVectors<Rfc8032>('rfc/rfc8032-ed25519.json', ({ vectors }) => {
    it('has the public keys and signatures of §7.1', async () => {
      for (const { secretKey, publicKey, message, signature } of vectors) {
        const identity = await createIdentity(hex(secretKey))
        expect(publicKeyOf(identity.clientId)).toBe(publicKey)
        expect(toHex(await identity.sign(hex(message)))).toBe(signature)
      }
    })
  })

  describeVectors<Jwt>('walletconnect/relay-jwt.json', ({ vector }) => {
    it('writes the token of the reference client', async () => {
      const { subject, audience, iat, seed, issuer, jwt } = vector
      const identity = await createIdentity(hex(seed))
      expect(identity.clientId).toBe(issuer)
      expect(await createRelayJwt({ identity, audience, subject, now: iat * 1_000 + 999 })).toBe(jwt)
    })
  })

  it('stays the same in one storage, and differs in another', async () => {
    const storage = memoryStorage()
    const first = await loadIdentity({ storage, storageKey: 'app' })
    const again = await loadIdentity({ storage, storageKey: 'app' })
    expect(again.clientId).toBe(first.clientId)
    expect([...storage.values.keys()]).toEqual(['app.identity'])
    for (const parameters of [
      { storage, storageKey: 'other' },
      { storage: memoryStorage(), storageKey: 'app' },
    ])
      expect((await loadIdentity(parameters)).clientId).not.toBe(first.clientId)
  })
})

describe('loadIdentity', () => {
  it('makes a new identity where the stored identity is damaged, and keeps it', async () => {
    for (const damaged of ['', 'zz', 'ab'.repeat(31), 'ab'.repeat(33), '{}']) {
      const storage = memoryStorage()
      storage.set('app.identity', damaged)
      const made = await loadIdentity({ storage, storageKey: 'app' })
      expect((await loadIdentity({ storage, storageKey: 'app' })).clientId).toBe(made.clientId)
    }
  })
})

describe('createRelayJwt', () => {
  it('can be verified by its own issuer, at any time', async () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(seed => new Uint8Array(seed))
    await fc.assert(
      fc.asyncProperty(seeds, fc.webUrl(), fc.nat(), async (seed, audience, now) => {
        const identity = await createIdentity(seed)
        const [head = '', body = '', signature = ''] = (
          await createRelayJwt({ identity, audience, now })
        ).split('.')
        const key = createPublicKey({
          format: 'jwk',
          key: {
            kty: 'OKP',
            crv: 'Ed25519',
            x: Buffer.from(publicKeyOf(identity.clientId), 'hex').toString('base64url'),
          },
        })
        expect(verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(
          true,
        )
        const claims = JSON.parse(new TextDecoder().decode(fromBase64Url(body)))
        const iat = Math.floor(now / 1_000)
        expect(claims).toEqual({
          iss: identity.clientId,
          sub: expect.stringMatching(/^[0-9a-f]{64}$/),
          aud: audience,
          iat,
          exp: iat + 86_400,
        })
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 100 : 20 },
    )
  })

  it('has a separate subject each time', async () => {
    const identity = await createIdentity(new Uint8Array(32).fill(1))
    const token = () => createRelayJwt({ identity, audience: 'ws://localhost', now: 0 })
    expect(await token()).not.toBe(await token())
  })
})

describe('encodeBase58', () => {
  it('can be read back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat({ max: 4 }), (tail, zeros) => {
        const bytes = new Uint8Array([...new Uint8Array(zeros), ...tail])
        expect(encodeBase58(bytes)).toBe(base58.encode(bytes))
        expect(base58.decode(encodeBase58(bytes))).toEqual(bytes)
      }),
    )
  })
})
