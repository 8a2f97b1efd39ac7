import { isCaipAddress } from '../caip/isCaipAddress.js'
import type { CaipAddress } from '../types/namespace.js'

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
