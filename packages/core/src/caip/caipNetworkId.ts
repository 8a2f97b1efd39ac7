import type { CaipNetworkId, Namespace } from '../types/namespace.js'
import { InvalidCaipNetworkIdError } from './errors.js'

/** A CAIP-2 id in its parts. */
export type CaipNetworkParts<namespace extends string = string> = {
  readonly namespace: namespace
  readonly reference: string
}

const pattern = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/

/**
 * Parses a CAIP-2 id. Latchkit may not know the namespace: check it with `isNamespace`.
 *
 * @throws InvalidCaipNetworkIdError
 * @see https://chainagnostic.org/CAIPs/caip-2
 * @example
 * parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseCaipNetworkId<namespace extends Namespace>(
  value: CaipNetworkId<namespace>,
): CaipNetworkParts<namespace>
export function parseCaipNetworkId(value: string): CaipNetworkParts
export function parseCaipNetworkId(value: string): CaipNetworkParts {
  const [, namespace, reference] = pattern.exec(value) ?? []
  if (namespace === undefined || reference === undefined) throw new InvalidCaipNetworkIdError(value)
  return { namespace, reference }
}

/**
 * Formats a CAIP-2 id.
 *
 * @throws InvalidCaipNetworkIdError
 * @example
 * formatCaipNetworkId({ namespace: 'eip155', reference: 1 }) // 'eip155:1'
 */
export function formatCaipNetworkId<const namespace extends Namespace>(parameters: {
  readonly namespace: namespace
  readonly reference: string | number
}): CaipNetworkId<namespace> {
  const value: string = `${parameters.namespace}:${parameters.reference}`
  parseCaipNetworkId(value)
  return value as CaipNetworkId<namespace>
}
