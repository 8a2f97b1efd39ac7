import { getImageUrl } from '../../gateway/getImageUrl.js'
import type { Client } from '../../types/client.js'
import type { TokenBalance } from '../balances/types.js'
import { getShownToken } from './getShownToken.js'

type Imaged = Pick<TokenBalance, 'iconUrl' | 'symbol' | 'isLookalike'> &
  Partial<Pick<TokenBalance, 'chainId' | 'address' | 'nft'>>

/**
 * Returns the URL of a token's image: that of the option `tokens`, if it has the token, else the token's own, else that of
 * the gateway for its symbol. Undefined without a gateway, and for a token that looks like another token, so that it does
 * not get the other's image.
 *
 * @example
 * const src = getTokenImageUrl(client, token)
 */
export function getTokenImageUrl(
  client: Client,
  { iconUrl, symbol, isLookalike, chainId, address, nft }: Imaged,
): string | undefined {
  const shown = chainId && getShownToken(client, { caipNetworkId: chainId })
  if (shown?.image && address && isSame(address, `${chainId}:${shown.address}`)) return shown.image
  return (
    iconUrl ??
    (isLookalike || nft
      ? undefined
      : getImageUrl(client, `public/getTokenImage/${encodeURIComponent(symbol)}`))
  )
}

/** Addresses of eip155 are the same in any case, others are not. */
function isSame(one: string, other: string): boolean {
  return one === other || (one.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase())
}
