import type { CaipNetworkId, Namespace } from '../types/namespace.js'
import { parseCaipNetworkId } from './parseCaipNetworkId.js'

/**
 * Writes a CAIP-2 id.
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
