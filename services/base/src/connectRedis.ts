import { Redis, type RedisOptions } from 'ioredis'
import { ConfigError } from './configError.js'

/**
 * Connects to Redis. The client reports later connection losses to `onError` and reconnects.
 *
 * @throws ConfigError when the first connection fails
 */
export async function connectRedis(
  url: string,
  options: Omit<RedisOptions, 'replyMapping'>,
  onError: (error: Error) => void,
): Promise<Redis> {
  const redis = new Redis(url, { ...options, lazyConnect: true })
  let last: Error | undefined
  const keepLast = (error: Error) => {
    last = error
  }
  redis.on('error', keepLast)
  try {
    await redis.connect()
  } catch (cause) {
    // The client would go on trying, and keep a process alive that has not started.
    redis.disconnect()
    throw new ConfigError('bad-config', `REDIS_URL: ${last?.message ?? 'no connection'}`, { cause })
  }
  redis.off('error', keepLast)
  redis.on('error', onError)
  return redis
}
