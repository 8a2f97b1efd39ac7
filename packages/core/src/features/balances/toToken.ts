import { readImageUrl } from '../../gateway/readImageUrl.js'
import type { Client } from '../../types/client.js'
import { cleanText } from '../../validate/cleanText.js'
import { formatUnits } from '../tokens/amounts.js'
import { parseUnits } from '../tokens/parseUnits.js'
import type { TokenBalance } from './types.js'

/** A token as the gateway or the wallet reports it, not yet checked. */
export type TokenRow = Pick<
  TokenBalance,
  'name' | 'symbol' | 'value' | 'price' | 'dayChange' | 'iconUrl' | 'quantity'
> & {
  /** CAIP-10 id or address; absent for the network's own currency. */
  readonly address?: string | undefined
}

/** A token before it is compared with the others of the account. */
export type UnrankedToken = Omit<TokenBalance, 'isLookalike'>

/** Decimals of a token that is shown, at most. */
export const maxDecimals = 36

/** Converts a row to a token for display; empty if it is of low quality, malformed or not owned. */
export function toToken(
  client: Client,
  { quantity, iconUrl, ...row }: TokenRow,
  caipNetworkId: TokenBalance['chainId'],
): readonly UnrankedToken[] {
  const decimals = Number(quantity.decimals)
  if (!/^\d{1,2}$/.test(quantity.decimals) || decimals > maxDecimals || (row.address && decimals === 0))
    return []
  const [name, symbol] = [cleanText(row.name), cleanText(row.symbol)]
  if (!(name || symbol)) return []
  let amount: bigint
  try {
    amount = parseUnits(quantity.numeric, decimals)
  } catch {
    return []
  }
  if (amount < 0n || (row.address && amount === 0n)) return []
  const numeric = formatUnits(amount, decimals)
  const price = isFigure(row.price) ? row.price : undefined
  const value = isFigure(row.value) ? row.value : Number(numeric) * (price ?? Number.NaN)
  return [
    {
      name: name || symbol,
      symbol: symbol || name,
      chainId: caipNetworkId,
      address: row.address && toCaipAddress(row.address, caipNetworkId),
      ...(price !== undefined && isFigure(value) && { price, value, ...readChange(row.dayChange) }),
      iconUrl: readImageUrl(client, iconUrl),
      quantity: { decimals: String(decimals), numeric },
      amount,
    },
  ]
}

/** A price cannot fall by more than all of it. */
const readChange = (dayChange: number | undefined) =>
  Number.isFinite(dayChange) && Number(dayChange) >= -1 ? { dayChange } : undefined

const isFigure = (value: number | undefined): value is number => Number.isFinite(value) && Number(value) >= 0

const toCaipAddress = (address: string, caipNetworkId: string) =>
  address.startsWith(`${caipNetworkId}:`) ? address : `${caipNetworkId}:${address}`
