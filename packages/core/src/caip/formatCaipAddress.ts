import type { CaipAddress, CaipNetworkId, Namespace } from '../types/namespace.js'
import { parseCaipAddress } from './parseCaipAddress.js'

/**
 * Writes a CAIP-10 id. The address is kept as it is: checksums are the chain family's matter.
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
