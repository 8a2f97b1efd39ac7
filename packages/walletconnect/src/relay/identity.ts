import { encodeBase58, fromBase64Url, fromHex, toHex } from '../crypto/encoding.js'
import type { Bytes } from '../crypto/types.js'
import { importSecretKey, loadLibrary, randomBytes, subtle } from '../crypto/webCrypto.js'
import type { StorageDriver } from '../types.js'

/** The Ed25519 key (RFC 8032) that identifies a client to a relay. */
export type Identity = {
  /** `did:key:z6Mk…` of the public key. */
  readonly clientId: string
  sign(bytes: Bytes): Promise<Bytes>
}

/** Loads the identity of this client from storage. Creates and stores one if it is missing or damaged. */
export function loadIdentity(parameters: {
  readonly storage: StorageDriver
  readonly storageKey: string
}): Promise<Identity> {
  const { storage, storageKey } = parameters
  const key = `${storageKey}.identity`
  const stored = fromHex(storage.get(key) ?? '')
  if (stored?.length === 32) return createIdentity(stored)
  const seed = randomBytes(32)
  storage.set(key, toHex(seed))
  return createIdentity(seed)
}

/**
 * Creates an identity from the seed of an Ed25519 key (RFC 8032) with WebCrypto, or with a library that is loaded where
 * WebCrypto lacks the curve.
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
  // 0xed 0x01 is the multicodec prefix of Ed25519, z the multibase prefix of base58.
  return `did:key:z${encodeBase58(new Uint8Array([0xed, 0x01, ...publicKey]))}`
}
