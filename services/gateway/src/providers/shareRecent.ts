import { dedupeInFlight } from './dedupeInFlight.js'
import { memoize } from './memoize.js'

/**
 * Creates the function that shares a read among concurrent callers of a key, and its result with the callers of the
 * next `lifetime` milliseconds. A read is aborted when all of its callers have left. Errors are not cached.
 */
export function shareRecent<result>(
  parameters: Parameters<typeof memoize<result>>[0],
): (key: string, signal: AbortSignal, read: (signal: AbortSignal) => Promise<result>) => Promise<result> {
  const memo = memoize<result>(parameters)
  const join = dedupeInFlight<result>()
  return (key, signal, read) => memo(key, () => join(key, signal, read))
}
