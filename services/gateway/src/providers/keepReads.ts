/**
 * Creates the function that returns what was read for a key a moment ago, else reads it. Each caller reads with a signal of
 * its own, so that one that goes away ends nothing for others. What `read` throws is not kept.
 */
export function keepReads<result>(parameters: {
  /** Milliseconds for which a result is kept. */
  readonly lifetime: number
  /** The oldest is forgotten for a new one. */
  readonly maxKeys: number
  /** Whether a result is kept. Default: each is. */
  isKept?(result: result): boolean
}): (key: string, read: () => Promise<result>) => Promise<result> {
  const { lifetime, maxKeys, isKept = () => true } = parameters
  const kept = new Map<string, { readonly result: result; readonly until: number }>()
  return async (key, read) => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.result
    // As old as the moment in which it was asked for.
    const until = performance.now() + lifetime
    const result = await read()
    kept.delete(key)
    if (!isKept(result)) return result
    kept.set(key, { result, until })
    const oldest = kept.size > maxKeys ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return result
  }
}
