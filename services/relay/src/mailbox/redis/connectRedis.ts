import { Redis } from 'ioredis'
import { ConfigError } from '../../config/configError.js'
import type { RelayLogger } from '../../log/types.js'

/** Attempts to reconnect after which calls that wait fail, so that they do not pile up while Redis is away. */
const attempts = 4

/**
 * Connects to Redis, which has `commandTimeout` ms to answer a call; later losses of the connection are mended by themselves.
 *
 * @throws ConfigError
 */
export async function connectRedis(url: string, commandTimeout: number, log: RelayLogger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout,
    maxRetriesPerRequest: attempts,
    protocol: 2,
    retryStrategy: attempt => Math.min(attempt * 50, 2_000),
  })
  let reason = 'no connection'
  const remember = (error: Error) => {
    reason = error.message
  }
  redis.on('error', remember)
  try {
    await redis.connect()
  } catch {
    redis.disconnect()
    throw new ConfigError(`REDIS_URL: ${reason}`)
  }
  redis.off('error', remember)
  redis.on('error', error => log.warn({ reason: error.message }, 'Redis'))
  return redis
}
