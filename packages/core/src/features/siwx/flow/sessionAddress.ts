import type { CaipAddress } from '../../../types/namespace.js'
import type { SiwxSession } from '../types.js'

/** The account that signed in. */
export function sessionAddress({ data }: Pick<SiwxSession, 'data'>): CaipAddress {
  return `${data.chainId}:${data.accountAddress}`
}
