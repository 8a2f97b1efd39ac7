import { base32crockford } from '@scure/base'

/** Bytes of the code, before the one that checks it. */
const codeLength = 16

/**
 * Writes 16 random bytes for paper: with the first byte of their SHA-256 after them, in Crockford's base32, seven groups of
 * four.
 *
 * @example
 * await printCode(crypto.getRandomValues(new Uint8Array(16))) // '5GQ2-…'
 */
export async function printCode(code: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = base32crockford.encode(new Uint8Array([...code, await checkOf(code)]))
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** Reads a code as people type it: any case and spacing, O for 0, I and L for 1. Returns undefined for a mistyped one. */
export async function readCode(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const plain = text.replace(/[\s-]/g, '')
  if (!/^[\da-z]{28}$/i.test(plain)) return undefined
  let bytes: Uint8Array
  try {
    bytes = base32crockford.decode(plain.toUpperCase())
  } catch {
    return undefined
  }
  const code = new Uint8Array(bytes.slice(0, codeLength))
  return bytes.length === codeLength + 1 && bytes[codeLength] === (await checkOf(code)) ? code : undefined
}

async function checkOf(code: Uint8Array<ArrayBuffer>): Promise<number> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', code))[0] ?? 0
}
