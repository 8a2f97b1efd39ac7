import { Hono } from 'hono'
import { z } from 'zod'
import { failed } from '../../http/answers.js'
import { limitBody } from '../../http/limitBody.js'
import type { TokenPrice } from '../../providers/types.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { NameTokens } from './createNameTokens.js'
import type { Prices } from './createPrices.js'

/** Maximum tokens of a call. */
const maxTokens = 100
const maxBytes = 32_768
/** Names that some callers use for the currency of a chain. */
const nativeNames: readonly string[] = ['native', '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee']

const bodySchema = z.object({
  currency: z.string().max(10).default('usd'),
  addresses: z.array(z.string().max(200)).max(maxTokens, `must have at most ${maxTokens} parts`),
})

/** Routes of prices: `/v1/fungible/price`. */
export function priceRoutes(prices: Prices, nameTokens: NameTokens): Hono {
  const app = new Hono()
  app.post('/v1/fungible/price', limitBody(maxBytes), async context => {
    const parsed = bodySchema.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const name = String(issue?.path[0] ?? 'body')
      return failed(context, 400, [{ name, description: `${name}: ${issue?.message}` }])
    }
    const { currency, addresses } = parsed.data
    const asked = addresses.map(readToken)
    if (asked.includes(undefined)) {
      const description =
        'addresses: must be tokens such as eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
      return failed(context, 400, [{ name: 'addresses', description }])
    }
    const tokens = asked.filter(token => token !== undefined)
    const chains = [...new Set(tokens.map(({ chainId }) => chainId))]
    const rows = await Promise.all(
      chains.map(async chainId => {
        const ofChain = tokens.filter(token => token.chainId === chainId).map(({ token }) => token)
        const [names, known] = await Promise.all([
          nameTokens(chainId, ofChain),
          // Prices are in dollars. Prices in other currencies are unknown.
          currency.toLowerCase() === 'usd' ? prices.read(chainId, ofChain) : new Map<string, TokenPrice>(),
        ])
        return [chainId, { names, known }] as const
      }),
    )
    const found = new Map(rows)
    const fungibles = tokens.flatMap(({ chainId, token, given }) => {
      const name = found.get(chainId)?.names.get(token)
      const price = found.get(chainId)?.known.get(token)?.usd
      return name ? [{ address: given, ...name, ...(price !== undefined && { price }) }] : []
    })
    return context.json({ fungibles }, 200, { 'cache-control': 'no-store' })
  })
  return app
}

function readToken(given: string) {
  const [, chainId, address] = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):(\w+)$/.exec(given) ?? []
  if (chainId === undefined || address === undefined) return undefined
  if (nativeNames.includes(address.toLowerCase())) return { given, chainId, token: 'native' }
  const token = readAccount(chainId, address)
  return token === undefined ? undefined : { given, chainId, token }
}
