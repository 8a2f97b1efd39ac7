import { keccak256 } from './keccak256.js'

/** An address of eip155, with or without `0x`, as EIP-55 writes it. Of other texts it makes nothing of use. */
export function toChecksumAddress(address: string): string {
  const digits = address.replace(/^0x/, '').toLowerCase()
  const hash = keccak256(new TextEncoder().encode(digits))
  const isHigh = (index: number) => (((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 8) !== 0
  return `0x${[...digits].map((digit, index) => (isHigh(index) ? digit.toUpperCase() : digit)).join('')}`
}
