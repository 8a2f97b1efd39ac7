import { Redis } from 'ioredis'
import { createMemoryLimiter } from './createMemoryLimiter.js'
import type { Limiter, LimiterParameters } from './types.js'

// Looks and counts in one step: two processes never both take the last one. Answers -1, or milliseconds to wait.
const script = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then
  local left = redis.call('PTTL', KEYS[1])
  return left > 0 and left or tonumber(ARGV[3])
end
if redis.call('INCRBY', KEYS[1], ARGV[1]) == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return -1`

/** Counts in Redis, for several processes together. While it is away each process counts for itself. */
export async function createRedisLimiter(
  parameters: LimiterParameters & {
    readonly url: string
    readonly prefix?: string | undefined
    onError?(error: Error): void
  },
): Promise<Limiter> {
  const { limit, window, prefix = 'latchkit:gateway:limit:' } = parameters
  const redis = new Redis(parameters.url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    connectTimeout: 5000,
  })
  redis.on('error', error => parameters.onError?.(error))
  try {
    await redis.connect()
  } catch (error) {
    // It would go on trying, and keep a process alive that has not started.
    redis.disconnect()
    throw error
  }
  const spare = createMemoryLimiter(parameters)
  return {
    take: async (key, cost) => {
      try {
        const wait = Number(await redis.eval(script, 1, `${prefix}${key}`, cost, limit, window))
        return wait < 0 ? { allowed: true } : { allowed: false, retryAfter: wait }
      } catch (error) {
        parameters.onError?.(error instanceof Error ? error : new TypeError(String(error)))
        return spare.take(key, cost)
      }
    },
    close: async () => {
      redis.disconnect()
      await spare.close()
    },
  }
}
