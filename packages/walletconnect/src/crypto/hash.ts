import { toHex } from './encoding.js'
import type { Bytes } from './types.js'
import { loadLibrary, subtle } from './webCrypto.js'

/** Returns the SHA-256 of `bytes` in hex: the topic of a key, or the identifier of a message. */
export async function hashTopic(bytes: Bytes): Promise<string> {
  const native = subtle()
  if (native) return toHex(new Uint8Array(await native.digest('SHA-256', bytes)))
  const { sha256 } = await loadLibrary()
  return toHex(sha256(bytes))
}

/** Derives the 32-byte key of a topic from a shared secret: HKDF-SHA256 (RFC 5869) without salt and info. */
export async function deriveSymKey(sharedSecret: Bytes): Promise<Bytes> {
  const native = subtle()
  if (native) {
    const key = await native.importKey('raw', sharedSecret, 'HKDF', false, ['deriveBits'])
    const none = new Uint8Array()
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: none, info: none }
    return new Uint8Array(await native.deriveBits(algorithm, key, 256))
  }
  const { hkdf, sha256 } = await loadLibrary()
  return new Uint8Array(hkdf(sha256, sharedSecret, undefined, undefined, 32))
}
