import { decodeBase58 } from '../encoding/decodeBase58.js'
import { InvalidAnswerError } from '../errors.js'

/**
 * The bytes of a base58 signature that a wallet or a node answered with.
 *
 * @throws InvalidAnswerError `solana/invalid-answer`
 */
export function toSignature(value: unknown, method: string): Uint8Array {
  const bytes = typeof value === 'string' && value.length < 100 ? decodeBase58(value) : undefined
  if (bytes?.length !== 64) throw new InvalidAnswerError({ method })
  return bytes
}
