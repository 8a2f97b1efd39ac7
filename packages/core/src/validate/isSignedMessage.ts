/**
 * Whether `value` has the shape of an EVM signature: `0x` and at least 62 hex digits, since contract wallets
 * answer with longer and shorter ones than 65 bytes.
 *
 * @example
 * isSignedMessage(signature)
 */
export function isSignedMessage(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-fA-F]{62,}$/.test(value)
}
