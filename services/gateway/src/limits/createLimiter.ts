import { GatewayError } from '../errors.js'
import { createMemoryLimiter } from './createMemoryLimiter.js'
import { createRedisLimiter } from './createRedisLimiter.js'
import type { Limiter, LimiterParameters } from './types.js'

/** Counts in Redis if there is one, else in this process. */
export async function createLimiter(
  parameters: LimiterParameters & { readonly redisUrl: string | undefined; onError(error: Error): void },
): Promise<Limiter> {
  const { redisUrl: url } = parameters
  if (url === undefined) return createMemoryLimiter(parameters)
  try {
    return await createRedisLimiter({ ...parameters, url })
  } catch (cause) {
    const { host } = new URL(url)
    throw new GatewayError('gateway/bad-config', `REDIS_URL: there is no Redis at ${host}`, { cause })
  }
}
