import type { Index } from './openIndex.js'

/** What is read of the rows of a chain. */
export type RowsQuery = {
  readonly chainId: string
  /** Names what is read, with the chain in it. */
  readonly key: string
  /** Past what is kept. Default: false. */
  readonly isFresh?: boolean | undefined
}

/**
 * Creates the function that returns what was read of a chain's rows, until they change. Only where no other process can
 * change them: an embedded database works in the thread that answers all requests.
 */
export function keepRows<result>(parameters: {
  readonly index: Pick<Index, 'revisionOf'>
  /** The oldest is forgotten for a new one. */
  readonly maxKeys: number
  /** Whether a result is kept. Default: each is. */
  isKept?(result: result): boolean
}): (query: RowsQuery, read: () => Promise<result>) => Promise<result> {
  const { index, maxKeys, isKept = () => true } = parameters
  const kept = new Map<string, { readonly revision: number; readonly result: result }>()
  return async ({ chainId, key, isFresh }, read) => {
    // Before the rows are read: they may change in the meantime.
    const revision = index.revisionOf(chainId)
    const known = kept.get(key)
    if (known && known.revision === revision && !isFresh) return known.result
    kept.delete(key)
    const result = await read()
    if (revision === undefined || !isKept(result)) return result
    kept.set(key, { revision, result })
    const oldest = kept.size > maxKeys ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return result
  }
}
