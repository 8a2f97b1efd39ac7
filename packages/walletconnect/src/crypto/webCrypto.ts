import { fromHex } from './encoding.js'
import type { library } from './library.js'
import type { Bytes } from './types.js'

/** WebCrypto, where there is one: a page that is not a secure context (plain http on a LAN) has none. */
export function subtle(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle
}

/** The cryptography that the platform lacks: without a secure context all of it, else the curves. */
export async function loadLibrary(): Promise<typeof library> {
  return (await import('./library.js')).library
}

/** `length` bytes from the platform's random source. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

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
