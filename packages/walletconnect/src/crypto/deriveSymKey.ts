import { loadLibrary } from './loadLibrary.js'
import { subtle } from './subtle.js'
import type { Bytes } from './types.js'

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
