import { getImageUrl } from '../../gateway/getImageUrl.js'
import type { Client } from '../../types/client.js'
import type { TokenBalance } from './types.js'

/**
 * Returns the URL of a token's image: its own, else the one that the gateway has for its symbol. Undefined without a
 * gateway, and for a token that looks like another one, so that it does not get the image of that.
 *
 * @example
 * const src = getTokenImageUrl(client, token)
 */
export function getTokenImageUrl(
  client: Client,
  { iconUrl, symbol, isLookalike }: Pick<TokenBalance, 'iconUrl' | 'symbol' | 'isLookalike'>,
): string | undefined {
  return (
    iconUrl ??
    (isLookalike ? undefined : getImageUrl(client, `public/getTokenImage/${encodeURIComponent(symbol)}`))
  )
}
