import { t as keccak_256 } from './sha3.BHErYY4a.js'

// ../../packages/core/dist/features/siwx/message/checksumAddress.js
/**
 * Writes an eip155 address, with or without `0x`, with the capitals of EIP-55. The caller checks that it is an address.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
function toChecksumAddress(address) {
  const digits = address.replace(/^0x/, '').toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  const isHigh = index => (((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 8) !== 0
  return `0x${[...digits].map((digit, index) => (isHigh(index) ? digit.toUpperCase() : digit)).join('')}`
}
/** Whether `value` is an eip155 address with the capitals of EIP-55. */
function isChecksumAddress(value) {
  return /^0x[\da-fA-F]{40}$/.test(value) && toChecksumAddress(value) === value
}

export { isChecksumAddress as t, toChecksumAddress as n }
