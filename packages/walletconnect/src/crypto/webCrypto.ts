import { fromHex } from './encoding.js'
import type { library } from './library.js'
import type { Bytes } from './types.js'

/** Returns WebCrypto, or `undefined` in a page that is not a secure context (plain http on a LAN). */
export function subtle(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle
}

/** Loads the cryptography that WebCrypto lacks: everything without a secure context, otherwise the curves. */
export async function loadLibrary(): Promise<typeof library> {
  return (await import('./library.js')).library
}

/** Returns `length` bytes from the platform's random source. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

// PKCS#8 header of each key type (RFC 8410). The 32 bytes of the key follow.
const prefixes = { X25519: '302e020100300506032b656e04220420', Ed25519: '302e020100300506032b657004220420' }

/** Imports a 32-byte secret key into WebCrypto. Returns `undefined` where the platform lacks the curve. */
export async function importSecretKey(
  curve: 'X25519' | 'Ed25519',
  secretKey: Bytes,
): Promise<CryptoKey | undefined> {
  const pkcs8 = new Uint8Array([...(fromHex(prefixes[curve]) ?? []), ...secretKey])
  const signs = curve === 'Ed25519'
  try {
    // Only an extractable signing key gives its public key.
    return await subtle()?.importKey('pkcs8', pkcs8, curve, signs, [signs ? 'sign' : 'deriveBits'])
  } catch {
    return undefined
  }
}
