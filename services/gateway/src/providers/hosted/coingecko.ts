import { z } from 'zod'
import { ProviderError } from '../providerError.js'
import type { HostedOptions, Provider, TokenPrice } from '../types.js'
import { createAskHost } from './createAskHost.js'

/** The names of CoinGecko for chains and their currencies. */
const chains: ReadonlyMap<string, { readonly platform: string; readonly coin: string }> = new Map([
  ['eip155:1', { platform: 'ethereum', coin: 'ethereum' }],
  ['eip155:10', { platform: 'optimistic-ethereum', coin: 'ethereum' }],
  ['eip155:56', { platform: 'binance-smart-chain', coin: 'binancecoin' }],
  ['eip155:100', { platform: 'xdai', coin: 'xdai' }],
  ['eip155:137', { platform: 'polygon-pos', coin: 'polygon-ecosystem-token' }],
  ['eip155:324', { platform: 'zksync', coin: 'ethereum' }],
  ['eip155:8453', { platform: 'base', coin: 'ethereum' }],
  ['eip155:42161', { platform: 'arbitrum-one', coin: 'ethereum' }],
  ['eip155:43114', { platform: 'avalanche', coin: 'avalanche-2' }],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { platform: 'solana', coin: 'solana' }],
])
/** Contracts of a single request. */
const perCall = 100

const answerSchema = z.record(z.string(), z.unknown())
const priceSchema = z.object({
  usd: z.number().min(0),
  /** In percent. */
  usd_24h_change: z.number().optional().catch(undefined),
})

/** Prices of CoinGecko: https://docs.coingecko.com. Keys of its demo plan, or of a paid plan at its separate URL. */
export function coingecko({ url, key, timeout }: HostedOptions): Provider {
  const header = url.includes('pro-api') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
  const headers = key === undefined ? {} : { [header]: key }
  const ask = createAskHost({ name: 'coingecko', url, timeout, headers })
  return {
    name: 'coingecko',
    async readPrices(chainId, tokens, signal) {
      const chain = chains.get(chainId)
      if (!chain) return new Map()
      const found = new Map<string, TokenPrice>()
      /** `known` has the requested tokens, by id. */
      const learn = (
        answer: z.output<typeof answerSchema> | undefined,
        known: ReadonlyMap<string, string>,
      ) => {
        const entries = Object.entries(answer ?? {}).map(([id, value]) => [
          known.get(id.toLowerCase()),
          value,
        ])
        if (entries.length > 0 && entries.every(([token]) => token === undefined))
          throw new ProviderError('bad-answer', 'coingecko returned data that was not requested')
        for (const [token, value] of entries) {
          const read = priceSchema.safeParse(value)
          if (!read.success || typeof token !== 'string') continue
          const { usd, usd_24h_change: percent } = read.data
          found.set(token, { usd, ...(percent !== undefined && { dayChange: percent / 100 }) })
        }
      }
      const query = { vs_currencies: 'usd', include_24hr_change: 'true' }
      if (tokens.includes('native')) {
        const path = '/simple/price'
        const asked = { ...query, ids: chain.coin }
        learn(
          await ask({ path, query: asked, schema: answerSchema, signal }),
          new Map([[chain.coin, 'native']]),
        )
      }
      const contracts = tokens.filter(token => token !== 'native')
      for (let start = 0; start < contracts.length; start += perCall) {
        const some = contracts.slice(start, start + perCall)
        const path = `/simple/token_price/${chain.platform}`
        const asked = { ...query, contract_addresses: some.join() }
        const known = new Map(some.map(token => [token.toLowerCase(), token]))
        learn(await ask({ path, query: asked, schema: answerSchema, signal }), known)
      }
      return found
    },
  }
}
