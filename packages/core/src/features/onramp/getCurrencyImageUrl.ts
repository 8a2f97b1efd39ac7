import { getImageUrl } from '../../gateway/getImageUrl.js'
import type { Client } from '../../types/client.js'

/**
 * Returns the URL of the image that the gateway has for a currency, given as its ISO 4217 code; undefined without a gateway.
 *
 * @example
 * const src = getCurrencyImageUrl(client, 'EUR')
 */
export function getCurrencyImageUrl(client: Client, currency: string): string | undefined {
  return getImageUrl(client, `public/getCurrencyImage/${encodeURIComponent(currency)}`)
}
