/**
 * Whether `value` has the shape of an EVM transaction hash: `0x` and 64 hex digits.
 *
 * @example
 * isTransactionHash(hash)
 */
export function isTransactionHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-fA-F]{64}$/.test(value)
}
