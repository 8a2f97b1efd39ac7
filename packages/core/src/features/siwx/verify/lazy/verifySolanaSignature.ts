import { base58 } from '@scure/base'
import { refusal } from '../refusal.js'
import type { SiwxVerification, VerifySiwxSignatureParameters } from '../types.js'

/** Verifies a signature of Solana: ed25519 over the UTF-8 text, by the key that is the address. */
export async function verifySolanaSignature({
  accountAddress,
  message,
  signature,
}: VerifySiwxSignatureParameters): Promise<SiwxVerification> {
  const publicKey = decode(accountAddress, 32)
  const bytes = decode(signature, 64)
  if (!publicKey || !bytes)
    return refusal('signature-wrong', 'Address or signature is not written in base58.')
  const isValid =
    !isSmallOrder(publicKey) &&
    (await verifyEd25519({ publicKey, signature: bytes, message: new TextEncoder().encode(message) }))
  return isValid ? { isValid } : refusal('signature-wrong', `The key of ${accountAddress} did not sign this.`)
}

function decode(value: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  // Decoding time grows with the square of the length.
  if (value.length > length * 1.4) return undefined
  try {
    const bytes = base58.decode(value)
    return bytes.length === length ? new Uint8Array(bytes) : undefined
  } catch {
    return undefined
  }
}

/** The encodings of the ed25519 points whose order divides 8, without the sign bit. */
const points = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

/**
 * Whether a public key has small order, such as Solana's system program (all zeros): signatures can be forged for it, and
 * not every SubtleCrypto refuses it.
 */
export function isSmallOrder(publicKey: Uint8Array): boolean {
  const unsigned = publicKey.map((byte, index) => (index === 31 ? byte & 0x7f : byte))
  return points.includes([...unsigned].map(byte => byte.toString(16).padStart(2, '0')).join(''))
}

export type VerifyEd25519Parameters = {
  /** 32 bytes. */
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** 64 bytes. */
  readonly signature: Uint8Array<ArrayBuffer>
  readonly message: Uint8Array<ArrayBuffer>
}

/**
 * Verifies a signature of RFC 8032 by SubtleCrypto, or by a lazily loaded library where SubtleCrypto lacks the curve.
 */
export async function verifyEd25519(parameters: VerifyEd25519Parameters): Promise<boolean> {
  const { publicKey, signature, message } = parameters
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, message)
  } catch {
    const { ed25519 } = await import('@noble/curves/ed25519.js')
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  }
}
