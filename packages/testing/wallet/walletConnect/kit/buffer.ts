import { bytesToHex, hexToBytes } from 'viem'

type Encoding = 'base64' | 'hex' | 'utf8' | 'utf-8'

const toBytes = (given: string | ArrayLike<number>, encoding: Encoding): Uint8Array => {
  if (typeof given !== 'string') return Uint8Array.from(given)
  if (encoding === 'hex') return hexToBytes(`0x${given}`)
  if (encoding !== 'base64') return new TextEncoder().encode(given)
  const standard = given.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(standard), letter => letter.charCodeAt(0))
}

const toText = (bytes: Uint8Array, encoding: Encoding): string => {
  if (encoding === 'hex') return bytesToHex(bytes).slice(2)
  if (encoding === 'base64') return btoa(String.fromCharCode(...bytes))
  return new TextDecoder().decode(bytes)
}

/**
 * The part of Node's `Buffer` that WalletConnect's packages use in a page, to encode the grants of a sign-in. esbuild
 * injects it wherever a package refers to `Buffer`.
 */
export const Buffer = {
  from(given: string | ArrayLike<number>, from: Encoding = 'utf8'): Uint8Array {
    const bytes = toBytes(given, from)
    return Object.defineProperty(bytes, 'toString', {
      value: (to: Encoding = 'utf8') => toText(bytes, to),
    })
  },
}
