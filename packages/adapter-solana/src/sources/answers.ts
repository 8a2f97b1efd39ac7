import { decodeBase58 } from '../encoding.js'
import { InvalidAnswerError } from '../errors.js'

/**
 * Returns the bytes of a wallet's answer.
 *
 * @throws InvalidAnswerError `solana/invalid-answer`
 */
export function toAnswerBytes(
  value: unknown,
  { method, length }: { readonly method: string; readonly length?: number | undefined },
): Uint8Array {
  // Not `instanceof`: a wallet may live in another frame.
  const bytes = ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : undefined
  if (!bytes || bytes.length === 0 || bytes.length !== (length ?? bytes.length))
    throw new InvalidAnswerError({ method })
  return bytes
}

/**
 * Returns the bytes of a base58 signature from a wallet or a node.
 *
 * @throws InvalidAnswerError `solana/invalid-answer`
 */
export function toSignature(value: unknown, method: string): Uint8Array {
  const bytes = typeof value === 'string' && value.length < 100 ? decodeBase58(value) : undefined
  if (bytes?.length !== 64) throw new InvalidAnswerError({ method })
  return bytes
}

/**
 * Decodes the UTF-8 text of a wallet's answer.
 *
 * @throws InvalidAnswerError `solana/invalid-answer`
 */
export function decodeText(bytes: Uint8Array, method: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new InvalidAnswerError({ method, cause })
  }
}
