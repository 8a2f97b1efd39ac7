import type { CaipNetworkId } from '../../../types/namespace.js'
import type { SiwxMessageData } from '../types.js'
import { InvalidSiwxMessageError } from './errors.js'
import type { MessageFields } from './types.js'

/**
 * The same in the names of `SiwxMessageData`.
 *
 * @throws InvalidSiwxMessageError where the text lacks what every sign-in needs, as Sign in with Solana allows.
 */
export function toData(
  fields: MessageFields,
  { chainId, text }: { readonly chainId: CaipNetworkId | undefined; readonly text: string },
): SiwxMessageData {
  const { address: accountAddress, chainId: _, uri, version, nonce, ...rest } = fields
  if (uri === undefined || version === undefined || nonce === undefined || chainId === undefined)
    throw new InvalidSiwxMessageError({
      standard: 'a sign-in',
      text,
      line: text.split('\n').length,
      wanted: 'the lines URI, Version, Chain ID and Nonce',
    })
  return { ...rest, accountAddress, uri, version: '1', chainId, nonce }
}
