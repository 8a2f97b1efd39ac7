import { createKeyPair } from '../src/crypto/createKeyPair.js'
import { toHex } from '../src/crypto/encoding.js'
import { hex } from './hex.js'

/** Multiplies a point of X25519 by a scalar, by a key agreement. */
export async function multiply(secretKey: string, point: string): Promise<string> {
  const { agree } = await createKeyPair(hex(secretKey))
  return toHex(await agree(hex(point)))
}
