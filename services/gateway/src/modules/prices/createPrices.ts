import type { Caches } from '@latchkit/service-base'
import { withTimeout } from '@latchkit/service-base/timeout'
import { z } from 'zod'
import type { ReadPoolPrices } from '../../exchanges/createPoolPrices.js'
import { type Providers, pickFrom } from '../../providers/loadProviders.js'
import { ProviderError } from '../../providers/providerError.js'
import type { Provider, TokenPrice } from '../../providers/types.js'

/** Prices in dollars, for display: never a limit of a transaction. */
export type Prices = {
  /** Reads the prices of tokens, by address as `readAccount` returns it, and `native`. An unknown price is absent. */
  read(chainId: string, tokens: readonly string[]): Promise<ReadonlyMap<string, TokenPrice>>
}

/** Milliseconds for which a price, or its absence, is cached. */
const lifetime = 30_000
/**
 * Milliseconds for all providers together. Several callers may wait for the same answer, and none of them aborts it.
 */
const timeout = 20_000

const schema = z.object({ usd: z.number().min(0), dayChange: z.number().optional() })

/**
 * Creates the prices of the first provider that knows them. Each provider gets the tokens that earlier providers lack.
 */
export function createPrices(parameters: {
  readonly providers: Providers
  /** Prices that this gateway reads from pools. */
  readonly own: ReadPoolPrices
  readonly caches: Caches
  onError(error: ProviderError): void
}): Prices {
  const { providers, own, caches, onError } = parameters
  const cache = caches.create<TokenPrice>({
    name: 'tokenPrice',
    lifetime,
    absence: lifetime,
    maxKeys: 10_000,
    parse: value => schema.safeParse(value).data,
  })

  const readOwn: NonNullable<Provider['readPrices']> = async (...query) =>
    new Map([...(await own(...query))].map(([token, usd]) => [token, { usd }]))

  async function readFresh(chainId: string, tokens: readonly string[], signal: AbortSignal) {
    const found = new Map<string, TokenPrice>()
    const readers = pickFrom(providers.of(chainId), ({ readPrices }) => readPrices, readOwn)
    const failed: ProviderError[] = []
    for (const read of readers) {
      const missing = tokens.filter(token => !found.has(token))
      if (missing.length === 0 || signal.aborted) break
      try {
        for (const [token, price] of await read(chainId, missing, signal)) {
          if (Number.isFinite(price.usd) && price.usd >= 0) found.set(token, price)
        }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        failed.push(error)
        onError(error)
      }
    }
    const [first] = failed
    if (first && failed.length === readers.length) throw first
    return { prices: found, isWhole: failed.length === 0 && !signal.aborted }
  }

  return {
    async read(chainId, asked) {
      const tokens = new Map(asked.map(token => [`${chainId}:${token}`, token]))
      const found = await cache.read([...tokens.keys()], async missing => {
        const wanted = missing.flatMap(key => tokens.get(key) ?? [])
        const readAll = (signal: AbortSignal) => readFresh(chainId, wanted, signal)
        const { prices, isWhole } = await withTimeout(readAll, { timeout })
        // A failed provider may know the rest: the absence is not cached.
        const known = isWhole ? wanted.filter(token => prices.has(token)) : wanted
        return new Map(known.map(token => [`${chainId}:${token}`, prices.get(token)]))
      })
      return new Map(
        [...found].flatMap(([key, price]) => {
          const token = tokens.get(key)
          return token === undefined ? [] : [[token, price] as const]
        }),
      )
    },
  }
}
