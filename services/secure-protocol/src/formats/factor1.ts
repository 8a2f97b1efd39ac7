import { aad } from './aad.js'

type Bytes = Uint8Array<ArrayBuffer>

/** Keys derived from a factor's secret: three values that reveal nothing about each other. */
export type FactorKeys = {
  /** Sent to the server to open the factor. The server stores its SHA-256. */
  readonly proof: Bytes
  /** Wraps the recovery key. */
  readonly wrap: Bytes
  /** Seals the recovery file. */
  readonly file: Bytes
}

/**
 * Derives the keys of a factor: HKDF-SHA-256 of its secret, with the salt of the factor and the info `latchkit factor proof
 * v1`, `latchkit factor wrap v1` or `latchkit recovery file v1`, 32 bytes each. The secret is the PRF output of a passkey
 * (32 bytes), the Argon2id hash of a password (32 bytes) or a printed code (16 bytes).
 */
export async function deriveFactor(secret: Bytes, salt: Bytes): Promise<FactorKeys> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const derive = async (purpose: string) => {
    const info = new TextEncoder().encode(`latchkit ${purpose} v1`)
    return new Uint8Array(
      await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, 256),
    )
  }
  const [proof, wrap, file] = await Promise.all(['factor proof', 'factor wrap', 'recovery file'].map(derive))
  if (!proof || !wrap || !file) throw new RangeError('no keys were derived')
  return { proof, wrap, file }
}

/**
 * Derives the proof to the server that the caller has the recovery key: HKDF-SHA-256 of the key, no salt, info `latchkit
 * recovery key proof v1`, 32 bytes. The server stores its SHA-256, after the sealed share.
 */
export async function deriveKeyProof(recoveryKey: Bytes): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', recoveryKey, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode('latchkit recovery key proof v1')
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, base, 256))
}

/** Record of the recovery role for a share that a recovery key seals: the sealed share, and SHA-256 of the key's proof. */
export async function sealShare(
  recoveryKey: Bytes,
  share: Bytes,
  of: Parameters<typeof sealedShareAad>[0],
): Promise<Bytes> {
  const sealed = await sealBytes(recoveryKey, share, sealedShareAad(of))
  const verifier = await crypto.subtle.digest('SHA-256', await deriveKeyProof(recoveryKey))
  return new Uint8Array([...sealed, ...new Uint8Array(verifier)])
}

/** Additional data of the recovery key that a factor wraps. */
export function wrappedAad(of: {
  readonly walletId: string
  readonly factorId: string
  readonly keyGen: number
}) {
  return aad('factor', 'v1', of.walletId, of.factorId, of.keyGen)
}

/** Additional data of the recovery share that the recovery key seals. */
export function sealedShareAad(of: { readonly walletId: string; readonly shareGen: number }) {
  return aad('recovery-share', 'v1', of.walletId, of.shareGen)
}

/** Encrypts with a key of 32 bytes: `iv12 ‖ AES-256-GCM(key, plain)` with tag. */
export async function sealBytes(
  key: Bytes,
  plain: Bytes,
  additionalData: Bytes,
  iv: Bytes = crypto.getRandomValues(new Uint8Array(12)),
): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, imported, plain)
  return new Uint8Array([...iv, ...new Uint8Array(text)])
}

/** Opens the output of {@link sealBytes}. Rejects if the key, the text or the additional data differs. */
export async function openBytes(key: Bytes, sealed: Bytes, additionalData: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const options = { name: 'AES-GCM', iv: sealed.slice(0, 12), additionalData }
  return new Uint8Array(await crypto.subtle.decrypt(options, imported, sealed.slice(12)))
}
