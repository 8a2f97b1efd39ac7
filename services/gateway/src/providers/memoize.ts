import { LRUCache } from 'lru-cache'

/**
 * Creates the function that returns a recent result for a key, else reads it. Each caller reads with its signal, so
 * that a caller that leaves aborts nothing for others. Errors of `read` are not cached.
 */
export function memoize<result>(parameters: {
  /** Milliseconds for which a result is cached. */
  readonly lifetime: number
  /** A new key evicts the least recently used key. */
  readonly maxKeys: number
  /** Whether a result is cached. Default: each is. */
  isKept?(result: result): boolean
}): (key: string, read: () => Promise<result>) => Promise<result> {
  const { lifetime, maxKeys, isKept = () => true } = parameters
  const cache = new LRUCache<string, { readonly result: result }>({
    max: maxKeys,
    ttl: lifetime,
    ttlResolution: 0,
    // The clock of `start`.
    perf: { now: () => performance.now() },
  })
  return async (key, read) => {
    const known = cache.get(key)
    if (known) return known.result
    // As old as the moment in which it was requested.
    const start = performance.now()
    const result = await read()
    if (isKept(result)) cache.set(key, { result }, { start })
    else cache.delete(key)
    return result
  }
}
