import { InvalidAnswerError } from '../errors.js'

/**
 * Bytes that a wallet answered with.
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
