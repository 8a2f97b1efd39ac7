import type { Bytes } from './types.js'

/** Lower-case hex of `bytes`, two digits each. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Bytes of a hex string without `0x`; `undefined` where it is none. */
export function fromHex(hex: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return undefined
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

/** Base64 of `bytes` with padding (RFC 4648 §4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // An argument list as long as the largest message would overflow the stack.
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(binary)
}

/** Bytes of canonical, padded base64 (RFC 4648 §4); `undefined` for anything else. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    const binary = atob(text)
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    // atob forgives white space, absent padding and stray bits: two texts must not mean the same message.
    return toBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Base64url of `bytes` without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Bytes of canonical base64url without padding (RFC 4648 §5); `undefined` for anything else. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (/[^\w-]/.test(text)) return undefined
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  return fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
}
