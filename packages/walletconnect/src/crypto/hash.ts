import { toHex } from './encoding.js'
import type { Bytes } from './types.js'
import { loadLibrary, subtle } from './webCrypto.js'

/** SHA-256 of `bytes` in hex: the topic of a key, the mark of a message. */
export async function hashTopic(bytes: Bytes): Promise<string> {
  const native = subtle()
  if (native) return toHex(new Uint8Array(await native.digest('SHA-256', bytes)))
  const { sha256 } = await loadLibrary()
  return toHex(sha256(bytes))
}

/** The 32-byte key of a topic: HKDF-SHA256 (RFC 5869) of a shared secret, without salt and info. */
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
