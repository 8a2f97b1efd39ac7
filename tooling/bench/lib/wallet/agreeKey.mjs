import { createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto'

/** Prefix of the 32 bytes of an x25519 key in DER. */
const derHead = Buffer.from('302a300506032b656e032100', 'hex')

/** The wallet's half of a session: a new public key, and the key that both sides share. */
export function agreeKey(peerPublicKey) {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const peer = createPublicKey({
    key: Buffer.concat([derHead, Buffer.from(peerPublicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  const secret = diffieHellman({ privateKey, publicKey: peer })
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    symKey: Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), Buffer.alloc(0), 32)),
  }
}
