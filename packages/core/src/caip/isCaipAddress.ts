import type { CaipAddress } from '../types/namespace.js'
import { isCaipNetworkId } from './isCaipNetworkId.js'

/**
 * Whether `value` is a CAIP-10 id of a namespace that Latchkit knows.
 *
 * @example
 * isCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb') // true
 */
export function isCaipAddress(value: unknown): value is CaipAddress {
  if (typeof value !== 'string') return false
  const end = value.lastIndexOf(':')
  return isCaipNetworkId(value.slice(0, end)) && /^[-.%a-zA-Z0-9]{1,128}$/.test(value.slice(end + 1))
}
