import { InvalidPublicKeyError } from '../errors/clientErrors.js'
import type { Bytes, KeyPair } from './types.js'
import { importSecretKey, loadLibrary, randomBytes, subtle } from './webCrypto.js'

/**
 * Creates an x25519 key pair (RFC 7748) with WebCrypto, or with a library that is loaded where WebCrypto lacks the curve.
 *
 * @param secretKey 32 bytes; random when absent.
 */
export async function createKeyPair(secretKey: Bytes = randomBytes(32)): Promise<KeyPair> {
  const multiply = (await nativeMultiply(secretKey)) ?? (await libraryMultiply(secretKey))

  async function agree(peerPublicKey: Uint8Array): Promise<Bytes> {
    const secret = peerPublicKey.length === 32 ? await multiply(new Uint8Array(peerPublicKey)) : undefined
    // A point of low order gives a secret of zeros, which is public knowledge; some platforms reject it themselves.
    if (!secret?.some(byte => byte !== 0)) throw new InvalidPublicKeyError()
    return secret
  }

  // The base point of the curve is 9: multiplied by the secret key it gives the public key.
  return { publicKey: await agree(Uint8Array.of(9, ...new Uint8Array(31))), agree }
}

type Multiply = (point: Bytes) => Promise<Bytes | undefined>

async function nativeMultiply(secretKey: Bytes): Promise<Multiply | undefined> {
  const native = subtle()
  const key = await importSecretKey('X25519', secretKey)
  if (!native || !key) return undefined
  return async point => {
    try {
      const peer = await native.importKey('raw', point, 'X25519', false, [])
      return new Uint8Array(await native.deriveBits({ name: 'X25519', public: peer }, key, 256))
    } catch {
      return undefined
    }
  }
}

async function libraryMultiply(secretKey: Bytes): Promise<Multiply> {
  const { x25519 } = await loadLibrary()
  return async point => {
    try {
      return new Uint8Array(x25519.scalarMult(secretKey, point))
    } catch {
      return undefined
    }
  }
}
