/** An address with its middle cut out, such as `0xab16…e2f4`. */
export function truncateAddress(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
