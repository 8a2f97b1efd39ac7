import { LRUCache } from 'lru-cache'
import type { Index } from './openIndex.js'

/** A query for rows of a chain. */
export type RowsQuery = {
  readonly chainId: string
  /** Key of the query, which includes the chain. */
  readonly key: string
  /** Reads even if a result is cached. Default: false. */
  readonly isFresh?: boolean | undefined
}

/**
 * Creates the function that caches reads of a chain's rows until the rows change. Only where no other process can
 * change them: an embedded database works in the thread that answers all requests.
 */
export function memoizeRows<result>(parameters: {
  readonly index: Pick<Index, 'revisionOf'>
  /** A new key evicts the least recently used key. */
  readonly maxKeys: number
  /** Whether a result is cached. Default: always. */
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
