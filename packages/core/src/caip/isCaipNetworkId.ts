import { type CaipNetworkId, type Namespace, namespaces } from '../types/namespace.js'

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

/**
 * Whether `value` is a namespace that Latchkit knows.
 *
 * @example
 * isNamespace('eip155') // true
 */
export function isNamespace(value: unknown): value is Namespace {
  return (namespaces as readonly unknown[]).includes(value)
}
