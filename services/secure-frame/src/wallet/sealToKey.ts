import { base64urlnopad } from '@scure/base'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Bytes that only the holder of a P-256 key reads: `iv12 ‖ AES-256-GCM(HKDF-SHA-256(ECDH, info), bytes)`, base64url. */
export type Sealed = { readonly ephemeralKey: JsonWebKey; readonly sealed: string }

/** Makes a key to seal to. Its private part cannot be read. */
export function createSealingKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(curve, false, ['deriveBits'])
}

/** The public part of a key as a JWK, without what only the browser needs. */
export async function exportPublicKey({ publicKey }: CryptoKeyPair) {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return { kty: 'EC', crv: 'P-256', x, y } as const
}

/** Seals bytes to the holder of a public key, by a key that lives for this call. `info` names the purpose. */
export async function sealToKey(
  to: JsonWebKey,
  info: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const ephemeral = await createSealingKey()
  const key = await deriveKey(ephemeral.privateKey, to, info, 'encrypt')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  const sealed = base64urlnopad.encode(new Uint8Array([...iv, ...new Uint8Array(encrypted)]))
  return { ephemeralKey: await exportPublicKey(ephemeral), sealed }
}

/** Opens sealed bytes. Rejects if they were sealed for another purpose, or changed. */
export async function unseal(
  privateKey: CryptoKey,
  info: string,
  { ephemeralKey, sealed }: Sealed,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await deriveKey(privateKey, ephemeralKey, info, 'decrypt')
  const bytes = new Uint8Array(base64urlnopad.decode(sealed))
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, 12) },
    key,
    bytes.slice(12),
  )
  return new Uint8Array(opened)
}

async function deriveKey(own: CryptoKey, other: JsonWebKey, info: string, usage: 'encrypt' | 'decrypt') {
  const publicKey = await crypto.subtle.importKey('jwk', other, curve, false, [])
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, own, 256)
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    [usage],
  )
}
