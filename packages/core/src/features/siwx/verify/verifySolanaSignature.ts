import { base58 } from '@scure/base'
import { isSmallOrder } from './isSmallOrder.js'
import { refusal } from './refusal.js'
import type { SiwxVerification, VerifySiwxSignatureParameters } from './types.js'
import { verifyEd25519 } from './verifyEd25519.js'

/** Checks a signature of Solana: ed25519 over the text's UTF-8, by the key that is the address. */
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
  // Decoding takes time that grows with the square of the length.
  if (value.length > length * 1.4) return undefined
  try {
    const bytes = base58.decode(value)
    return bytes.length === length ? new Uint8Array(bytes) : undefined
  } catch {
    return undefined
  }
}
