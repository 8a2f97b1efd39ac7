import type { SiwxMessageData } from '../types.js'
import type { MessageFields } from './types.js'

/** The same in the names that texts have, with the chain as the text calls it. */
export function toFields(data: SiwxMessageData, chainId: string | undefined): MessageFields {
  const { accountAddress, chainId: _, ...rest } = data
  return { ...rest, address: accountAddress, chainId }
}
