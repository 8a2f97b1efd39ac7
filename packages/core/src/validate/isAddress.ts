import type { Namespace } from '../types/namespace.js'

const rules: { readonly [namespace in Namespace]?: RegExp } = {
  eip155: /^(0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Whether `value` has the shape of an address of the namespace: 40 hex digits with or without `0x` on eip155,
 * 32 to 44 base58 characters on solana. For the other namespaces it is what CAIP-10 allows as an address.
 * Checksums are not looked at.
 *
 * @example
 * isAddress('eip155', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 */
export function isAddress(namespace: Namespace, value: unknown): value is string {
  return typeof value === 'string' && (rules[namespace] ?? /^[-.%a-zA-Z0-9]{1,128}$/).test(value)
}
