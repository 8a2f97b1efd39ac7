import { fromBase64Url } from '../crypto/fromBase64Url.js'
import { importSecretKey } from '../crypto/importSecretKey.js'
import { loadLibrary } from '../crypto/loadLibrary.js'
import { subtle } from '../crypto/subtle.js'
import type { Bytes } from '../crypto/types.js'
import { encodeBase58 } from './encodeBase58.js'
import type { Identity } from './types.js'

/**
 * The Ed25519 key of `seed` (RFC 8032) and its did:key, by WebCrypto or, where that lacks the curve, by a library that
 * is loaded then.
 *
 * @param seed 32 bytes.
 */
export async function createIdentity(seed: Bytes): Promise<Identity> {
  const native = subtle()
  const key = await importSecretKey('Ed25519', seed)
  const publicKey = native && key && fromBase64Url((await native.exportKey('jwk', key)).x ?? '')
  if (native && key && publicKey)
    return {
      clientId: toClientId(publicKey),
      sign: async bytes => new Uint8Array(await native.sign('Ed25519', key, bytes)),
    }
  const { ed25519 } = await loadLibrary()
  return {
    clientId: toClientId(ed25519.getPublicKey(seed)),
    sign: async bytes => new Uint8Array(ed25519.sign(bytes, seed)),
  }
}

function toClientId(publicKey: Uint8Array): string {
  // 0xed 0x01 is the multicodec of Ed25519, z the multibase of base58.
  return `did:key:z${encodeBase58(new Uint8Array([0xed, 0x01, ...publicKey]))}`
}
