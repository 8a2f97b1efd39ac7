import { type Context, Hono } from 'hono'
import { formatUnits, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { failed, readQuery } from '../../http/answers.js'
import { chainIdField } from '../../http/fields.js'
import type { Holding } from '../../providers/holding.js'
import { ProviderError } from '../../providers/providerError.js'
import type { TokenPrice } from '../../providers/types.js'
import type { RemoteImages } from '../../remote/createRemoteImages.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { Prices } from '../prices/createPrices.js'
import type { ReadHoldings } from './createReadHoldings.js'

/** Maximum tokens of a `forceUpdate`. */
const maxTokens = 100

const querySchema = z.object({
  chainId: chainIdField,
  currency: z.string().max(10).default('usd'),
  forceUpdate: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .refine(parts => parts.length <= maxTokens, `must have at most ${maxTokens} parts`)
    .default([]),
  /** A chain without balance reads has none, without an error: for callers that do not know the served chains yet. */
  optional: z
    .enum(['true', 'false'])
    .default('false')
    .transform(text => text === 'true'),
})

/** Routes of balances: `/v1/account/{address}/balance`. */
export function accountRoutes(readHoldings: ReadHoldings, prices: Prices, images: RemoteImages): Hono {
  const app = new Hono()
  app.get('/v1/account/:address/balance', async context => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const { chainId, forceUpdate } = read.query
    const refuse = (name: string, reason: string) =>
      failed(context, 400, [{ name, description: `${name}: ${reason}` }])
    const account = readAccount(chainId, context.req.param('address'))
    if (account === undefined) return refuse('address', 'is not an address on this chain')
    // With or without the chain before it; the currency of a chain has no address.
    const named = forceUpdate.filter(part => part !== '' && part !== 'native')
    const tokens = named.map(part => readAccount(chainId, part.slice(part.lastIndexOf(':') + 1)))
    if (tokens.includes(undefined)) return refuse('forceUpdate', 'must be addresses of tokens')
    const query = { account, tokens: tokens.filter(token => token !== undefined) }
    const holdings = await readHoldings(chainId, query, context.req.raw.signal)
    if (!holdings && read.query.optional)
      return context.json({ balances: [] }, 200, { 'cache-control': 'no-store' })
    if (!holdings) return refuse('chainId', 'is a chain that this gateway does not read balances of')
    const known = await readPrices(chainId, read.query.currency, holdings)
    return answer(context, chainId, holdings, known, images)
  })
  return app

  /** Without a price there are still balances: a price is for display. */
  async function readPrices(
    chainId: string,
    currency: string,
    holdings: readonly Holding[],
  ): Promise<ReadonlyMap<string, TokenPrice>> {
    if (currency.toLowerCase() !== 'usd') return new Map()
    try {
      return await prices.read(chainId, holdings.map(keyOf))
    } catch (error) {
      if (error instanceof ProviderError) return new Map()
      throw error
    }
  }
}

const keyOf = ({ address }: Holding) =>
  address !== undefined && isAddress(address) ? address.toLowerCase() : (address ?? 'native')

function answer(
  context: Context,
  chainId: string,
  holdings: readonly Holding[],
  prices: ReadonlyMap<string, TokenPrice>,
  images: RemoteImages,
) {
  const balances = holdings.map(holding => {
    const { address, name, symbol, decimals, amount } = holding
    const iconUrl = images.pathOf(holding.iconUrl)
    const numeric = formatUnits(amount, decimals)
    const { usd: price = Number.NaN, dayChange } = prices.get(keyOf(holding)) ?? {}
    const value = price * Number(numeric)
    return {
      name,
      symbol,
      chainId,
      ...(address !== undefined && {
        address: `${chainId}:${isAddress(address) ? getAddress(address) : address}`,
      }),
      ...(Number.isFinite(value) && { value, price, ...(dayChange !== undefined && { dayChange }) }),
      quantity: { decimals: String(decimals), numeric },
      ...(iconUrl !== undefined && { iconUrl }),
    }
  })
  return context.json({ balances }, 200, { 'cache-control': 'no-store' })
}
