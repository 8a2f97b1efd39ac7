import { LRUCache } from 'lru-cache'
import type { Index } from './openIndex.js'

/** What is read of the rows of a chain. */
export type RowsQuery = {
  readonly chainId: string
  /** Names what is read, with the chain in it. */
  readonly key: string
  /** Reads although a result is cached. Default: false. */
  readonly isFresh?: boolean | undefined
}

/**
 * Creates the function that returns what was read of a chain's rows, until they change. Only where no other process can
 * change them: an embedded database works in the thread that answers all requests.
 */
export function memoizeRows<result>(parameters: {
  readonly index: Pick<Index, 'revisionOf'>
  /** The least recently used is dropped for a new one. */
  readonly maxKeys: number
  /** Whether a result is cached. Default: each is. */
  isKept?(result: result): boolean
}): (query: RowsQuery, read: () => Promise<result>) => Promise<result> {
  const { index, maxKeys, isKept = () => true } = parameters
  const cache = new LRUCache<string, { readonly revision: number; readonly result: result }>({ max: maxKeys })
  return async ({ chainId, key, isFresh }, read) => {
    // Before the rows are read: they may change in the meantime.
    const revision = index.revisionOf(chainId)
    const known = cache.get(key)
    if (known && known.revision === revision && !isFresh) return known.result
    cache.delete(key)
    const result = await read()
    if (revision !== undefined && isKept(result)) cache.set(key, { revision, result })
    return result
  }
}
