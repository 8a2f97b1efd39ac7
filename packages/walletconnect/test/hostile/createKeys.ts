import { createHash, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto'

/** The wallet's keys for one approval, made without any of the package's code. */
export type Keys = {
  /** Hex. */
  readonly publicKey: string
  /** The symmetric key and the topic that this wallet and the owner of the other key share. */
  agree(peerPublicKey: string): { readonly topic: string; readonly key: Uint8Array }
}

export function createKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    agree(peerPublicKey) {
      const jwk = { kty: 'OKP', crv: 'X25519', x: Buffer.from(peerPublicKey, 'hex').toString('base64url') }
      const secret = diffieHellman({ privateKey, publicKey: createPublicKey({ key: jwk, format: 'jwk' }) })
      const key = new Uint8Array(hkdfSync('sha256', secret, '', '', 32))
      return { key, topic: createHash('sha256').update(key).digest('hex') }
    },
  }
}
