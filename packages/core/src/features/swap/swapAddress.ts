import type { CaipNetworkId } from '../../types/namespace.js'
import { isAddress } from '../../validate/validate.js'
import type { SwapPreview, SwapToken } from './types.js'

/** The address that represents the currency of a network in calls of swaps. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A token as the calls of swaps write it. */
export const toSwapAddress = ({ chainId, address }: Pick<SwapToken, 'chainId' | 'address'>): string =>
  address ?? `${chainId}:${nativeAddress}`

/** The address of a CAIP-10 id of the network; undefined if it is not such an id. */
export function readSwapAddress(caipAddress: string, chainId: CaipNetworkId): string | undefined {
  const address = caipAddress.startsWith(`${chainId}:`) ? caipAddress.slice(chainId.length + 1) : undefined
  return isAddress('eip155', address) && address.startsWith('0x') ? address : undefined
}

/**
 * Whether two tokens are the same, regardless of the case of their addresses.
 *
 * @example
 * isSameToken(sourceToken, toToken) // false
 */
export const isSameToken = (
  a: Pick<SwapToken, 'chainId' | 'address'> | undefined,
  b: Pick<SwapToken, 'chainId' | 'address'> | undefined,
): boolean =>
  a !== undefined && b !== undefined && toSwapAddress(a).toLowerCase() === toSwapAddress(b).toLowerCase()

/** Returns the fields of a preview that the calls of the gateway need. */
export const toRequest = ({ from, sourceToken, toToken, amount }: SwapPreview) => ({
  account: from,
  from: sourceToken,
  to: toToken,
  amount,
})
