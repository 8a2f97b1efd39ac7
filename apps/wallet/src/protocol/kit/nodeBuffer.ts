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

/** As much of Node's `Buffer` as the protocol's packages use in a page: they encode the grants of a sign-in with it. */
export const nodeBuffer = {
  from(given: string | ArrayLike<number>, from: Encoding = 'utf8'): Uint8Array {
    const bytes = toBytes(given, from)
    return Object.defineProperty(bytes, 'toString', {
      value: (to: Encoding = 'utf8') => toText(bytes, to),
    })
  },
}
