import { LRUCache } from 'lru-cache'

/**
 * Creates the function that returns what was read for a key a moment ago, else reads it. Each caller reads with its own
 * signal, so that a caller that goes away ends nothing for others. What `read` throws is not cached.
 */
export function memoize<result>(parameters: {
  /** Milliseconds for which a result is cached. */
  readonly lifetime: number
  /** The least recently used is dropped for a new one. */
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
