import type { Bytes } from './types.js'

/** Bytes of a hex string without `0x`; `undefined` where it is none. */
export function fromHex(hex: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return undefined
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}
