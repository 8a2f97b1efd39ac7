import type { Bytes } from './types.js'

/** Encodes bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Decodes hex without `0x`. Returns `undefined` for any other text. */
export function fromHex(hex: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return undefined
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

/** Encodes bytes as base64 with padding (RFC 4648 §4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // Spreading the largest message into one argument list would overflow the stack.
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(binary)
}

/** Decodes canonical base64 with padding (RFC 4648 §4). Returns `undefined` for any other text. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    const binary = atob(text)
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    // atob accepts white space, missing padding and stray bits; each message must have exactly one encoding.
    return toBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes canonical base64url without padding (RFC 4648 §5). Returns `undefined` for any other text. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (/[^\w-]/.test(text)) return undefined
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  return fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
}

const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Encodes bytes as base58. Written here because `@scure/base` would add 1 kB to the client; the tests compare both.
 */
export function encodeBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let at = 0; at < digits.length; at++) {
      carry += (digits[at] ?? 0) * 256
      digits[at] = carry % 58
      carry = Math.floor(carry / 58)
    }
    while (carry > 0) {
      digits.push(carry % 58)
      carry = Math.floor(carry / 58)
    }
  }
  const zeros = bytes.findIndex(byte => byte !== 0)
  const leading = '1'.repeat(zeros < 0 ? bytes.length : zeros)
  return (
    leading +
    digits
      .reverse()
      .map(digit => base58Alphabet[digit])
      .join('')
  )
}
