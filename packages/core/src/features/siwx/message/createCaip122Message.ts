import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import { parseCaipNetworkId } from '../../../caip/parseCaipNetworkId.js'
import type { SiwxMessageData } from '../types.js'
import { caip122Layout } from './caip122Layout.js'
import { InvalidSiwxDataError } from './errors.js'
import { toFields } from './toFields.js'
import { writeMessage } from './writeMessage.js'

/**
 * Writes the text of CAIP-122 for an account of any namespace, the chain as the reference of its CAIP-2 id.
 *
 * @throws InvalidSiwxDataError
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * createCaip122Message({ domain, uri, version: '1', chainId: 'cosmos:cosmoshub-4', accountAddress, nonce })
 */
export function createCaip122Message(data: SiwxMessageData): string {
  // Solana's genesis hash may stand in full, as `parseCaip122Message` may have read it.
  const chainId = /^solana:[-_a-zA-Z\d]{33,44}$/.test(data.chainId) ? data.chainId.slice(0, 39) : data.chainId
  if (!isCaipNetworkId(chainId))
    throw new InvalidSiwxDataError({ standard: 'CAIP-122', field: 'chainId', wanted: 'a CAIP-2 id' })
  const { namespace } = parseCaipNetworkId(chainId)
  return writeMessage(caip122Layout(namespace), toFields(data, data.chainId.slice(namespace.length + 1)))
}
