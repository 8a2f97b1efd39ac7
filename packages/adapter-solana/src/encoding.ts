const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes as base58, the form of addresses and signatures. */
export function encodeBase58(bytes: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(`0x0${encodeHex(bytes)}`); rest > 0n; rest /= 58n)
    text = alphabet.charAt(Number(rest % 58n)) + text
  // Each zero byte at the start is a "1".
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** Decodes base58; returns undefined when the text is not base58. */
export function decodeBase58(text: string): Uint8Array | undefined {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const [ones = ''] = /^1*/.exec(text) ?? []
  const hex = value === 0n ? '' : value.toString(16)
  const digits = hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? []
  return Uint8Array.from([...ones].map(() => 0).concat(digits.map(pair => Number.parseInt(pair, 16))))
}

/** Encodes bytes as base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Decodes base64; returns undefined when the text is not base64. */
export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Encodes bytes as hex without a prefix. */
export function encodeHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
