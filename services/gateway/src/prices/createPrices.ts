import { type Providers, pickFrom } from '../providers/loadProviders.js'
import { ProviderError } from '../providers/providerError.js'
import type { Provider } from '../providers/types.js'

/** Prices in dollars, for display: never a limit of a transaction. */
export type Prices = {
  /**
   * Reads the prices of tokens, by address as `readAccount` returns it, and `native`. A price that is not known is
   * absent.
   */
  read(chainId: string, tokens: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, number>>
}

/** Milliseconds for which a price, or that there is none, is kept. */
const lifetime = 30_000
/** Prices that are kept. */
const maxKept = 10_000

/** Creates the prices of the first provider that knows one: each is asked for what those before it do not know. */
export function createPrices(parameters: {
  readonly providers: Providers
  /** Those that this gateway reads from pools. */
  readonly own: NonNullable<Provider['readPrices']>
  onError(error: ProviderError): void
}): Prices {
  const { providers, own, onError } = parameters
  const kept = new Map<string, { readonly price: number | undefined; readonly until: number }>()

  async function readFresh(chainId: string, tokens: readonly string[], signal: AbortSignal) {
    const found = new Map<string, number>()
    const readers = pickFrom(providers.of(chainId), ({ readPrices }) => readPrices, own)
    const failed: ProviderError[] = []
    for (const read of readers) {
      const missing = tokens.filter(token => !found.has(token))
      if (missing.length === 0 || signal.aborted) break
      try {
        for (const [token, price] of await read(chainId, missing, signal)) {
          if (Number.isFinite(price) && price >= 0) found.set(token, price)
        }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        failed.push(error)
        onError(error)
      }
    }
    const [first] = failed
    if (first && failed.length === readers.length) throw first
    return found
  }

  return {
    async read(chainId, asked, signal) {
      const now = performance.now()
      const keyOf = (token: string) => `${chainId}:${token}`
      const missing = asked.filter(token => (kept.get(keyOf(token))?.until ?? 0) <= now)
      if (missing.length > 0) {
        const fresh = await readFresh(chainId, missing, signal)
        for (const token of missing) {
          kept.delete(keyOf(token))
          kept.set(keyOf(token), { price: fresh.get(token), until: now + lifetime })
        }
      }
      const prices = asked.flatMap(token => {
        const price = kept.get(keyOf(token))?.price
        return price === undefined ? [] : [[token, price] as const]
      })
      for (const key of kept.keys()) {
        if (kept.size <= maxKept) break
        kept.delete(key)
      }
      return new Map(prices)
    },
  }
}
