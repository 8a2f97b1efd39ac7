import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import { parseCaipNetworkId } from '../../../caip/parseCaipNetworkId.js'
import type { Namespace } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { InvalidSiwxDataError } from './errors.js'

/**
 * What a CAIP-2 id of the data says after its namespace.
 *
 * @throws InvalidSiwxDataError where it is no CAIP-2 id, or of another namespace.
 */
export function referenceOf(
  { chainId }: Pick<SiwxMessageData, 'chainId'>,
  { standard, namespace }: { readonly standard: string; readonly namespace: Namespace },
): string {
  const parts = isCaipNetworkId(chainId) ? parseCaipNetworkId(chainId) : undefined
  if (parts?.namespace !== namespace)
    throw new InvalidSiwxDataError({ standard, field: 'chainId', wanted: `a CAIP-2 id of ${namespace}` })
  return parts.reference
}
