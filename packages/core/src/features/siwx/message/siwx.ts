import { isCaipNetworkId } from '../../../caip/isCaipNetworkId.js'
import type { Namespace } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { caip122Layout, createCaip122Message } from './caip122.js'
import { InvalidSiwxDataError, InvalidSiwxMessageError } from './errors.js'
import { fieldOrder } from './lineRules.js'
import { namespaceOfText, readMessage, toData } from './readMessage.js'
import { createSiweMessage, siweLayout } from './siwe.js'
import { clusterToCaip, siwsSignInLayout, solanaClusters } from './siws.js'
import type { Layout } from './types.js'
import { referenceOf, toFields, writeMessage } from './writeMessage.js'

/**
 * Creates the sign-in message that wallets of the chain support: ERC-4361 on eip155, Sign in with Solana on solana,
 * CAIP-122 elsewhere. `parseSiwxMessage` returns the same data again. Values that would add a line or change the meaning
 * of another value are refused.
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

/**
 * Parses a sign-in message of any chain. Tries the layout that `createSiwxMessage` writes first, then CAIP-122, then, on
 * chains other than eip155, the layout of ERC-4361, which WalletConnect uses for them. Each layout is parsed strictly.
 *
 * @throws InvalidSiwxMessageError with the line that is at fault in the first of them
 * @example
 * const { chainId, accountAddress, nonce } = parseSiwxMessage(message)
 */
export function parseSiwxMessage(text: string): SiwxMessageData {
  const namespace = namespaceOfText(text)
  let first: InvalidSiwxMessageError | undefined
  for (const layout of layoutsOf(namespace ?? 'eip155')) {
    try {
      const fields = readMessage(layout, text)
      const reference = fields.chainId ?? ''
      const chainId =
        namespace === 'solana' ? clusterToCaip(reference) : (`${namespace ?? 'eip155'}:${reference}` as const)
      return toData(fields, { chainId, text })
    } catch (error) {
      if (!(error instanceof InvalidSiwxMessageError)) throw error
      first ??= error
    }
  }
  throw first
}

function layoutsOf(namespace: Namespace): readonly Layout[] {
  const caip122 = caip122Layout(namespace)
  if (namespace === 'eip155') return [siweLayout, caip122]
  if (namespace !== 'solana') return [caip122, { ...caip122, lines: fieldOrder }]
  const layout = siwsSignInLayout()
  return [layout, caip122, { ...layout, isCompact: false }]
}
