import { base58Alphabet } from './base58Alphabet.js'

/** The bytes of a base58 text; undefined when it is none. */
export function decodeBase58(text: string): Uint8Array | undefined {
  const leading = /^1*/.exec(text)?.[0].length ?? 0
  // Bytes, the lowest first.
  const bytes: number[] = []
  for (const character of text.slice(leading)) {
    let carry = base58Alphabet.indexOf(character)
    if (carry < 0) return undefined
    for (let index = 0; index < bytes.length || carry > 0; index++) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry % 256
      carry = Math.floor(carry / 256)
    }
  }
  return new Uint8Array([...new Array<number>(leading).fill(0), ...bytes.reverse()])
}
