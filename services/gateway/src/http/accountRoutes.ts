import { type Context, Hono } from 'hono'
import { formatUnits, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { ReadHoldings } from '../balances/createReadHoldings.js'
import type { Holding } from '../balances/types.js'
import { isCaip2 } from '../chains/loadChains.js'
import { readAccount } from '../tokens/readAccount.js'
import { failed, readQuery } from './answers.js'

/** Tokens of one `forceUpdate`. */
const maxTokens = 100

const querySchema = z.object({
  chainId: z.string({ error: 'must be given' }).refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
  currency: z.string().max(10).default('usd'),
  forceUpdate: z
    .string()
    .transform(text => text.split(',').map(part => part.trim()))
    .refine(parts => parts.length <= maxTokens, `must have at most ${maxTokens} parts`)
    .default([]),
})

/** Routes of what an account has: `/v1/account/{address}/balance`. */
export function accountRoutes(readHoldings: ReadHoldings): Hono {
  const app = new Hono()
  app.get('/v1/account/:address/balance', async context => {
    const read = readQuery(querySchema, new URL(context.req.url).searchParams)
    if ('reasons' in read) return failed(context, 400, read.reasons)
    const { chainId, forceUpdate } = read.query
    const refuse = (name: string, reason: string) =>
      failed(context, 400, [{ name, description: `${name}: ${reason}` }])
    const account = readAccount(chainId, context.req.param('address'))
    if (account === undefined) return refuse('address', 'is no address on this chain')
    // With or without the chain before it; the currency of a chain has no address.
    const named = forceUpdate.filter(part => part !== '' && part !== 'native')
    const tokens = named.map(part => readAccount(chainId, part.slice(part.lastIndexOf(':') + 1)))
    if (tokens.includes(undefined)) return refuse('forceUpdate', 'must be addresses of tokens')
    const query = { account, tokens: tokens.filter(token => token !== undefined) }
    const holdings = await readHoldings(chainId, query, context.req.raw.signal)
    if (!holdings) return refuse('chainId', 'is a chain that this gateway does not read balances of')
    return answer(context, chainId, holdings)
  })
  return app
}

function answer(context: Context, chainId: string, holdings: readonly Holding[]) {
  const balances = holdings.map(({ address, name, symbol, decimals, amount }) => ({
    ...{ name, symbol, chainId },
    ...(address !== undefined && {
      address: `${chainId}:${isAddress(address) ? getAddress(address) : address}`,
    }),
    quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) },
  }))
  return context.json({ balances }, 200, { 'cache-control': 'no-store' })
}
