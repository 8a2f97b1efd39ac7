import { getBase58Encoder, getBase64Encoder } from '@solana/kit'
import type { Json } from '../json.js'
import { invalidParams } from './invalidParams.js'

/** Bytes that came as text in the named encoding. */
export function decodeBinary(text: string, encoding: Json | undefined): Uint8Array {
  if (encoding !== 'base58' && encoding !== 'base64')
    throw invalidParams(`unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`)
  // Decoding base58 takes time in the square of the length.
  if (encoding === 'base58' && text.length > 1683)
    throw invalidParams(`base58 encoded data too large: ${text.length} bytes (max: encoded 1683)`)
  try {
    return Uint8Array.from((encoding === 'base58' ? getBase58Encoder() : getBase64Encoder()).encode(text))
  } catch {
    throw invalidParams(`invalid ${encoding} encoding`)
  }
}
