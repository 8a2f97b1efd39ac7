import { toChecksumAddress } from './toChecksumAddress.js'

/** Whether `value` is an address of eip155 with the capitals of EIP-55. */
export function isChecksumAddress(value: string): boolean {
  return /^0x[\da-fA-F]{40}$/.test(value) && toChecksumAddress(value) === value
}
