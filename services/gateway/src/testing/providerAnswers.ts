import type { TokenPrice } from '../providers/types.js'

const isText = (value: unknown): value is string => typeof value === 'string'
const isIn = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
type Row = { readonly [field: string]: unknown }
const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value : ((value as { rows?: readonly Row[] }).rows ?? [])

/** Returns the fault of an answer, if any. */
export function findFault(call: string, result: unknown): string | undefined {
  if (call === 'balances') {
    return (
      rowsOf(result).find(
        row =>
          typeof row.amount !== 'bigint' ||
          row.amount < 0n ||
          !isIn(row.decimals, 0, 36) ||
          !isText(row.name),
      ) && 'a balance'
    )
  }
  if (call === 'history' || call === 'purchases') {
    const ids = rowsOf(result).map(({ id }) => id)
    return new Set(ids).size === ids.length && ids.every(isText) ? undefined : 'an id'
  }
  if (call === 'nfts') {
    return (
      rowsOf(result).find(row => ![row.address, row.tokenId, row.balance, row.name].every(isText)) && 'an NFT'
    )
  }
  if (call === 'prices') {
    const prices = [...(result as ReadonlyMap<string, TokenPrice>).values()]
    const isPrice = ({ usd, dayChange = 0 }: TokenPrice) => Number.isFinite(usd + dayChange) && usd >= 0
    return prices.every(isPrice) ? undefined : 'a price'
  }
  if (call === 'quote' || call === 'build') {
    const { amountOut } = result as { amountOut: unknown }
    return typeof amountOut === 'bigint' && amountOut > 0n ? undefined : 'an amount'
  }
  // Chains without allowances have none.
  if (call === 'spender' && result !== undefined) {
    return /^0x(?!0{40}$)[0-9a-f]{40}$/.test(String(result)) ? undefined : 'an address'
  }
  return call === 'page' && !/^https?:/.test(String(result)) ? 'a URL' : undefined
}

/** Adds invalid rows to every list of rows. */
export function spoil(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isRows = value.length === 0 || value.every(one => typeof one === 'object' && one !== null)
    const inner = value.map(spoil)
    return isRows ? [null, 5, {}, ...inner, 'x', []] : inner
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // Lists within a row belong to that row.
      /^(?:items|result|payment_currencies|purchase_currencies)$/.test(key) ? spoil(inner) : inner,
    ]),
  )
}
