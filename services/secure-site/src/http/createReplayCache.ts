import { connectRedis } from '@latchkit/service-base'
import { ApiError } from '../errors.js'

/** Remembers the ids of proofs. */
export type ReplayCache = {
  /**
   * Returns whether the id comes for the first time.
   *
   * @throws ApiError STORE_UNAVAILABLE when Redis does not answer: a proof that may be a copy is not accepted
   */
  isNew(id: string): Promise<boolean>
  /** Rejects when Redis does not answer. */
  ask(): Promise<unknown>
  close(): Promise<void>
}

/** Milliseconds that an id is remembered: longer than any proof with it is accepted. */
const life = 130_000

/** Ids in memory. Above it new ones are refused, and no old one is forgotten before its time. */
const maxIds = 500_000

/** Creates a cache in memory, or in Redis, where several processes share it. */
export async function createReplayCache(parameters: {
  readonly redisUrl: string | undefined
  readonly now: () => number
  onError(error: Error): void
}): Promise<ReplayCache> {
  const { redisUrl, now, onError } = parameters
  if (redisUrl === undefined) return createMemoryCache(now)
  const redis = await connectRedis(
    redisUrl,
    { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1_000, connectTimeout: 5_000 },
    onError,
  )
  return {
    async isNew(id) {
      try {
        return (await redis.set(`latchkit:secure-site:proof:${id}`, '', 'PX', life, 'NX')) === 'OK'
      } catch (cause) {
        onError(cause instanceof Error ? cause : new TypeError(String(cause)))
        throw new ApiError('STORE_UNAVAILABLE', 'Try again', undefined, { cause })
      }
    },
    ask: () => redis.ping(),
    close: async () => redis.disconnect(),
  }
}

function createMemoryCache(now: () => number): ReplayCache {
  const seen = new Map<string, number>()
  return {
    async isNew(id) {
      const time = now()
      // In the order of insertion, and so of age.
      for (const [old, until] of seen) {
        if (until > time) break
        seen.delete(old)
      }
      if (seen.has(id)) return false
      if (seen.size >= maxIds) throw new ApiError('STORE_UNAVAILABLE', 'Try again')
      seen.set(id, time + life)
      return true
    },
    ask: async () => {},
    close: async () => seen.clear(),
  }
}
