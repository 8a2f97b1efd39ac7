import { ConfigError } from './configError.js'
import { connectRedis } from './connectRedis.js'

/** How much one key may use within a window. */
export type Budget = { readonly key: string; readonly limit: number }

/** Whether a request may go on. */
export type LimiterResult =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      /** Milliseconds. */
      readonly retryAfter: number
    }

/** Counts what callers use within a window of time. */
export type Limiter = {
  /** Charges `cost` to every budget, or to none of them when one has too little left. */
  take(cost: number, ...budgets: readonly [Budget, ...Budget[]]): Promise<LimiterResult>
  close(): Promise<void>
}

/** Keys that are remembered; the key whose window began first is forgotten for a new one. */
const maxKeys = 100_000

/**
 * Creates a limiter in Redis when `redisUrl` is given, so that several processes share their budgets, else in memory.
 * While Redis is away each process counts for itself.
 *
 * @throws ConfigError when Redis does not answer at first
 */
export async function createLimiter(parameters: {
  /** Milliseconds, from the first charge of a key. */
  readonly window: number
  /** Prefix of the keys in Redis. */
  readonly prefix: string
  readonly redisUrl: string | undefined
  onError(error: Error): void
  /** Clock of the limiter in memory, in milliseconds. Redis has its own. Default: that of the process. */
  readonly now?: (() => number) | undefined
}): Promise<Limiter> {
  const { window, prefix, redisUrl, onError, now = () => performance.now() } = parameters
  const memory = createMemoryLimiter(window, now)
  return redisUrl === undefined ? memory : createRedisLimiter({ window, prefix, redisUrl, onError, memory })
}

function createMemoryLimiter(window: number, readNow: () => number): Limiter {
  const counts = new Map<string, { used: number; readonly endsAt: number }>()
  const readCount = (key: string, now: number) => {
    const known = counts.get(key)
    if (known && known.endsAt > now) return known
    counts.delete(key)
    for (const [old, { endsAt }] of counts) {
      if (endsAt > now && counts.size < maxKeys) break
      counts.delete(old)
    }
    const count = { used: 0, endsAt: now + window }
    counts.set(key, count)
    return count
  }
  return {
    take: async (cost, ...budgets) => {
      const now = readNow()
      const charged = budgets.map(({ key, limit }) => ({ count: readCount(key, now), limit }))
      const short = charged.filter(({ count, limit }) => count.used + cost > limit)
      if (short.length > 0) {
        return { allowed: false, retryAfter: Math.max(...short.map(({ count }) => count.endsAt - now)) }
      }
      for (const { count } of charged) count.used += cost
      return { allowed: true }
    },
    close: async () => counts.clear(),
  }
}

/**
 * Compares and charges in one step: two processes never both take the last of a budget. Returns -1, or milliseconds to
 * wait. ARGV: cost, window, and the limit of each key.
 */
const script = `
local wait = -1
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') + tonumber(ARGV[1]) > tonumber(ARGV[i + 2]) then
    local left = redis.call('PTTL', key)
    wait = math.max(wait, left > 0 and left or tonumber(ARGV[2]))
  end
end
if wait >= 0 then return wait end
for _, key in ipairs(KEYS) do
  if redis.call('INCRBY', key, ARGV[1]) == tonumber(ARGV[1]) then redis.call('PEXPIRE', key, ARGV[2]) end
end
return -1`

async function createRedisLimiter(parameters: {
  readonly window: number
  readonly prefix: string
  readonly redisUrl: string
  readonly memory: Limiter
  onError(error: Error): void
}): Promise<Limiter> {
  const { window, prefix, redisUrl, memory, onError } = parameters
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    connectTimeout: 5_000,
  }
  const redis = await connectRedis(redisUrl, options, onError).catch(cause => {
    const { host } = new URL(redisUrl)
    throw new ConfigError('bad-config', `REDIS_URL: there is no Redis at ${host}`, { cause })
  })
  return {
    take: async (cost, ...budgets) => {
      try {
        const keys = budgets.map(({ key }) => `${prefix}${key}`)
        const limits = budgets.map(({ limit }) => limit)
        const wait = Number(await redis.eval(script, keys.length, ...keys, cost, window, ...limits))
        return wait < 0 ? { allowed: true } : { allowed: false, retryAfter: wait }
      } catch (error) {
        onError(error instanceof Error ? error : new TypeError(String(error)))
        return memory.take(cost, ...budgets)
      }
    },
    close: async () => {
      redis.disconnect()
      await memory.close()
    },
  }
}
