import { fromHex } from './fromHex.js'
import { subtle } from './subtle.js'
import type { Bytes } from './types.js'

// Key type of RFC 8410 in its PKCS#8 envelope, up to where the 32 bytes of the key begin.
const prefixes = { X25519: '302e020100300506032b656e04220420', Ed25519: '302e020100300506032b657004220420' }

/** A WebCrypto key of 32 secret bytes; `undefined` where the platform lacks the curve. */
export async function importSecretKey(
  curve: 'X25519' | 'Ed25519',
  secretKey: Bytes,
): Promise<CryptoKey | undefined> {
  const pkcs8 = new Uint8Array([...(fromHex(prefixes[curve]) ?? []), ...secretKey])
  const signs = curve === 'Ed25519'
  try {
    // The public half of a signing key can be had by exporting it only.
    return await subtle()?.importKey('pkcs8', pkcs8, curve, signs, [signs ? 'sign' : 'deriveBits'])
  } catch {
    return undefined
  }
}
