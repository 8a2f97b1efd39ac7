import { base58 } from './base58.js'

/** Bytes of base58 text; `undefined` for any other text. */
export function decodeBase58(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (const character of text) {
    let carry = base58.indexOf(character)
    if (carry < 0) return undefined
    for (let i = 0; i < bytes.length; i++) {
      carry += (bytes[i] ?? 0) * 58
      bytes[i] = carry & 255
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255)
  }
  for (let i = 0; text[i] === '1'; i++) bytes.push(0)
  return Uint8Array.from(bytes.reverse())
}
