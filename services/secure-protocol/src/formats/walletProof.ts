import { base64urlnopad } from '@scure/base'
import { aad } from './aad.js'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Text that is signed to confirm a generation of shares: `confirm|v1|walletId|shareGen|auth|recovery`, each field
 * percent-encoded; the last two are SHA-256 of the auth share and of the recovery share as stored, base64url.
 */
export function proofText(of: {
  readonly walletId: string
  readonly shareGen: number
  readonly auth: string
  readonly recovery: string
}): Bytes {
  return aad('confirm', 'v1', of.walletId, of.shareGen, of.auth, of.recovery)
}

/**
 * Text that the key of the old WK signs to rotate it: `rotate|v1|walletId|shareGen|gen|blob|proofKey`, each field
 * percent-encoded; the last two are the blob and the proof key of the new WK, base64url.
 */
export function rotationText(of: {
  readonly walletId: string
  readonly shareGen: number
  readonly gen: number
  readonly blob: string
  readonly proofKey: string
}): Bytes {
  return aad('rotate', 'v1', of.walletId, of.shareGen, of.gen, of.blob, of.proofKey)
}

/**
 * Text that the wallet key signs to change the recovery of the wallet: `change|v1|walletId|path|body|nonce`, each field
 * percent-encoded. `path` is the path of the call; `body` is SHA-256, base64url, of its JSON without the proof, with
 * members in the order of their names (RFC 8785).
 */
export async function changeText(of: {
  readonly walletId: string
  readonly path: string
  readonly body: object
  readonly nonce: string
}): Promise<Bytes> {
  const text = new TextEncoder().encode(JSON.stringify(sortMembers(of.body)))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return aad('change', 'v1', of.walletId, of.path, base64urlnopad.encode(digest), of.nonce)
}

function sortMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const members = Object.entries(value).map(([name, one]) => [name, sortMembers(one)] as const)
  return Object.fromEntries(members.sort(([first], [second]) => (first < second ? -1 : 1)))
}

/** Derives the seed of the Ed25519 key that proves a wallet key: HKDF-SHA-256, no salt, info `latchkit wallet proof v1`. */
export async function deriveProofSeed(walletKey: Bytes): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', walletKey, 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode('latchkit wallet proof v1')
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, base, 256))
}
