import type { CaipAddress, CaipNetworkId, Namespace } from '../types/namespace.js'
import type { CaipNetworkParts } from './caipNetworkId.js'
import { InvalidCaipAddressError } from './errors.js'
import { isCaipNetworkId } from './isCaipNetworkId.js'

/**
 * Formats a CAIP-10 id. The address is not changed or checked: checksums depend on the namespace.
 *
 * @throws InvalidCaipAddressError
 * @example
 * formatCaipAddress({ caipNetworkId: 'eip155:1', address: '0xab16…' }) // 'eip155:1:0xab16…'
 */
export function formatCaipAddress<namespace extends Namespace>(parameters: {
  readonly caipNetworkId: CaipNetworkId<namespace>
  readonly address: string
}): CaipAddress<namespace> {
  const value = `${parameters.caipNetworkId}:${parameters.address}` as CaipAddress<namespace>
  parseCaipAddress(value as string)
  return value
}

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

/** A CAIP-10 id in its parts. */
export type CaipAddressParts<namespace extends string = string> = CaipNetworkParts<namespace> & {
  readonly caipNetworkId: `${namespace}:${string}`
  readonly address: string
}

const pattern = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/**
 * Parses a CAIP-10 id. Latchkit may not know the namespace: check it with `isNamespace`.
 *
 * @throws InvalidCaipAddressError
 * @see https://chainagnostic.org/CAIPs/caip-10
 * @example
 * parseCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb').address
 */
export function parseCaipAddress<namespace extends Namespace>(
  value: CaipAddress<namespace>,
): CaipAddressParts<namespace>
export function parseCaipAddress(value: string): CaipAddressParts
export function parseCaipAddress(value: string): CaipAddressParts {
  const [, namespace, reference, address] = pattern.exec(value) ?? []
  if (namespace === undefined || reference === undefined || address === undefined)
    throw new InvalidCaipAddressError(value)
  return { namespace, reference, caipNetworkId: `${namespace}:${reference}`, address }
}
