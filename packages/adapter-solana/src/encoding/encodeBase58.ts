import { base58Alphabet } from './base58Alphabet.js'

/** Bytes as Bitcoin and Solana write them. */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = bytes.findIndex(byte => byte !== 0)
  const leading = zeros < 0 ? bytes.length : zeros
  // Digits of base 58, the lowest first.
  const digits: number[] = []
  for (const byte of bytes.subarray(leading)) {
    let carry = byte
    for (let index = 0; index < digits.length || carry > 0; index++) {
      carry += (digits[index] ?? 0) * 256
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
  }
  const text = digits.reverse().map(digit => base58Alphabet[digit])
  return '1'.repeat(leading) + text.join('')
}
