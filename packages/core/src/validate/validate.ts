import { isCaipAddress } from '../caip/caipAddress.js'
import type { CaipAddress, Namespace } from '../types/namespace.js'

const rules: { readonly [namespace in Namespace]?: RegExp } = {
  eip155: /^(0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Whether `value` has the shape of an address of the namespace: 40 hex digits with or without `0x` on eip155, 32 to 44
 * base58 characters on solana. For the other namespaces it is any address that CAIP-10 allows. Checksums are not verified.
 *
 * @example
 * isAddress('eip155', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 */
export function isAddress(namespace: Namespace, value: unknown): value is string {
  return typeof value === 'string' && (rules[namespace] ?? /^[-.%a-zA-Z0-9]{1,128}$/).test(value)
}

/**
 * Whether `value` is an account with its chain: three parts between colons, the first a namespace that Latchkit
 * knows, each as CAIP-10 allows.
 *
 * @example
 * isAccountAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 */
export function isAccountAddress(value: unknown): value is CaipAddress {
  return isCaipAddress(value)
}

/**
 * Whether `value` has the shape of an EVM signature: `0x` and at least 62 hex digits, since contract wallets
 * return signatures that are longer or shorter than 65 bytes.
 *
 * @example
 * isSignedMessage(signature)
 */
export function isSignedMessage(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-fA-F]{62,}$/.test(value)
}

/**
 * Whether `value` has the shape of an EVM transaction hash: `0x` and 64 hex digits.
 *
 * @example
 * isTransactionHash(hash)
 */
export function isTransactionHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-fA-F]{64}$/.test(value)
}
