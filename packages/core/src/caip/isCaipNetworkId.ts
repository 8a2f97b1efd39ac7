import type { CaipNetworkId } from '../types/namespace.js'
import { isNamespace } from './isNamespace.js'

/**
 * Whether `value` is a CAIP-2 id of a namespace that Latchkit knows.
 *
 * @example
 * isCaipNetworkId('eip155:1') // true
 * isCaipNetworkId('starknet:SN_MAIN') // false
 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference, ...rest] = value.split(':')
  return isNamespace(namespace) && rest.length === 0 && /^[-_a-zA-Z0-9]{1,32}$/.test(reference ?? '')
}
