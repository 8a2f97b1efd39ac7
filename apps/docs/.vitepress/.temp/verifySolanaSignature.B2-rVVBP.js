import { t as base58 } from './base.BqCHmN5A.js'
import { n as refusal } from './lazy.oRFfAU1w.js'

// ../../packages/core/dist/features/siwx/verify/lazy/verifySolanaSignature.js
/** Verifies a signature of Solana: ed25519 over the UTF-8 text, by the key that is the address. */
async function verifySolanaSignature({ accountAddress, message, signature }) {
  const publicKey = decode(accountAddress, 32)
  const bytes = decode(signature, 64)
  if (!publicKey || !bytes)
    return refusal('signature-wrong', 'Address or signature is not written in base58.')
  const isValid =
    !isSmallOrder(publicKey) &&
    (await verifyEd25519({
      publicKey,
      signature: bytes,
      message: new TextEncoder().encode(message),
    }))
  return isValid ? { isValid } : refusal('signature-wrong', `The key of ${accountAddress} did not sign this.`)
}
function decode(value, length) {
  if (value.length > length * 1.4) return void 0
  try {
    const bytes = base58.decode(value)
    return bytes.length === length ? new Uint8Array(bytes) : void 0
  } catch {
    return
  }
}
/** The encodings of the ed25519 points whose order divides 8, without the sign bit. */
var points = [
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
function isSmallOrder(publicKey) {
  const unsigned = publicKey.map((byte, index) => (index === 31 ? byte & 127 : byte))
  return points.includes([...unsigned].map(byte => byte.toString(16).padStart(2, '0')).join(''))
}
/**
 * Verifies a signature of RFC 8032 by SubtleCrypto, or by a lazily loaded library where SubtleCrypto lacks the curve.
 */
async function verifyEd25519(parameters) {
  const { publicKey, signature, message } = parameters
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, message)
  } catch {
    const { ed25519 } = await import('./ed25519.c9fJrE9l.js')
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  }
}

export { verifySolanaSignature }
