import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import type { SiwxMessageData } from '../types.js'
import { clusterToCaip } from './clusterToCaip.js'
import { createCaip122Message } from './createCaip122Message.js'
import { createSiweMessage } from './createSiweMessage.js'
import { InvalidSiwxDataError } from './errors.js'
import { referenceOf } from './referenceOf.js'
import { siwsSignInLayout } from './siwsLayout.js'
import { solanaClusters } from './solanaClusters.js'
import { toFields } from './toFields.js'
import { writeMessage } from './writeMessage.js'

/**
 * Writes the sign-in message that wallets of the chain know: ERC-4361 on eip155, Sign in with Solana on solana,
 * CAIP-122 elsewhere. `parseSiwxMessage` reads the same data again. Values that would add a line or change another's
 * meaning are refused.
 *
 * @throws InvalidSiwxDataError with the field that is at fault
 * @example
 * const message = createSiwxMessage({ domain, uri, version: '1', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', accountAddress, nonce })
 */
export function createSiwxMessage(data: SiwxMessageData): string {
  if (!isCaipNetworkId(data.chainId))
    throw new InvalidSiwxDataError({ standard: 'CAIP-122', field: 'chainId', wanted: 'a CAIP-2 id' })
  if (data.chainId.startsWith('eip155:')) return createSiweMessage(data)
  if (!data.chainId.startsWith('solana:')) return createCaip122Message(data)
  const layout = siwsSignInLayout()
  const { standard } = layout
  const reference = referenceOf(data, { standard, namespace: 'solana' })
  if (clusterToCaip(reference) !== data.chainId)
    throw new InvalidSiwxDataError({ standard, field: 'chainId', wanted: 'the genesis hash and not a name' })
  return writeMessage(layout, toFields(data, solanaClusters[reference] ?? reference))
}
