import { CallRefused } from '../../callRefused.js'
import type { HistoryRow } from '../../providers/historyRow.js'
import { type Providers, pickFrom } from '../../providers/loadProviders.js'
import type { Onramp } from '../../providers/onramp.js'
import { ProviderError } from '../../providers/providerError.js'
import { tryEach } from '../../providers/tryEach.js'

/** Purchases by the first provider that answers. Each function throws CallRefused and ProviderError. */
export type Purchases = Omit<Onramp, 'readPurchases'> & {
  readonly isOffered: boolean
  /** Those of every provider that can say, newest first. Throws ProviderError when all of them fail. */
  readPurchases(chainId: string, account: string, signal: AbortSignal): Promise<readonly HistoryRow[]>
}

/** Creates the purchases. */
export function createPurchases(parameters: {
  readonly providers: Providers
  /** The sandbox, if present. */
  readonly own: Onramp | undefined
  onError(error: ProviderError): void
}): Purchases {
  const { providers, own, onError } = parameters
  const list = pickFrom(providers.all(), ({ onramp }) => onramp, own)
  const ask = <result>(work: (one: Onramp) => Promise<result>, signal: AbortSignal) => {
    if (list.length === 0) throw new CallRefused(501, 'onramp', 'is not offered by this gateway')
    return tryEach(list, work, onError, signal)
  }
  return {
    isOffered: list.length > 0,
    readOptions: async signal => ask(one => one.readOptions(signal), signal),
    quote: async (asked, signal) => ask(one => one.quote(asked, signal), signal),
    createUrl: async (asked, origin, signal) => ask(one => one.createUrl(asked, origin, signal), signal),
    async readPurchases(chainId, account, signal) {
      const readers = list.flatMap(({ readPurchases }) => readPurchases ?? [])
      const failed: ProviderError[] = []
      const found = await Promise.all(
        readers.map(read =>
          read(chainId, account, signal).catch((error: unknown): readonly HistoryRow[] => {
            if (!(error instanceof ProviderError)) throw error
            failed.push(error)
            onError(error)
            return []
          }),
        ),
      )
      // An empty list would say that nothing was ever bought.
      const [first] = failed
      if (first && failed.length === readers.length) throw first
      return found.flat().sort((a, b) => b.metadata.minedAt.localeCompare(a.metadata.minedAt))
    },
  }
}
