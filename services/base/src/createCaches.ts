import type { Redis } from 'ioredis'
import { connectRedis } from './connectRedis.js'
import { createSharedStore, type Kept, type SharedStore } from './createSharedStore.js'

/** Values by key, kept for a time. */
export type Cache<value> = {
  /**
   * Reads values. Loads missing values together. Waits for a value that is already loading, in this process or in
   * another that shares the Redis. A key that `load` omits has no value, and the cache keeps that as well. A key with
   * the value `undefined` is currently unknown, and the cache keeps nothing for it.
   *
   * @throws the errors of `load`; the cache then keeps nothing. Never because of Redis
   */
  read(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, value | undefined>>,
  ): Promise<ReadonlyMap<string, value>>
  /**
   * Returns the values that are cached now, `undefined` for a cached absence. Loads nothing, and does not wait for
   * pending loads.
   */
  peek(keys: readonly string[]): Promise<ReadonlyMap<string, value | undefined>>
}

/** Content of a cache. */
export type CacheOptions<value> = {
  /** Name of the keys, in Redis. */
  readonly name: string
  /** Milliseconds for which a value is kept. */
  readonly lifetime: number
  /** Milliseconds for which an absent value is kept. 0: not kept. */
  readonly absence: number
  /** Maximum number of keys in the memory of this process. A new key evicts the oldest. */
  readonly maxKeys: number
  /** Parses a value that another version may have written. `undefined`: not usable. */
  parse(value: unknown): value | undefined
}

/** The caches of a service. */
export type Caches = {
  create<value>(options: CacheOptions<value>): Cache<value>
  close(): Promise<void>
}

/** Maximum characters of a value. Longer values are not cached. */
const maxLength = 16_384
/**
 * Creates caches in Redis when `redisUrl` is given, so that several processes share them, else in memory. Other
 * processes wait up to `timeout` for the values that a process loads. While Redis is unreachable, each process has only
 * the values that it loaded itself.
 *
 * @throws ConfigError when Redis does not answer at first
 */
export async function createCaches(parameters: {
  /** Prefix of the keys in Redis. */
  readonly prefix: string
  readonly redisUrl: string | undefined
  /** Milliseconds until another process may load as well. Default: 6000. */
  readonly timeout?: number | undefined
  onError(error: Error): void
}): Promise<Caches> {
  const { prefix, redisUrl, timeout = 6000 } = parameters
  const onError = (error: unknown) =>
    parameters.onError(error instanceof Error ? error : new TypeError(String(error)))
  const redis = redisUrl === undefined ? undefined : await connect(redisUrl, onError)
  return {
    create(options) {
      const memory = createMemory(options)
      const { name, lifetime, absence, parse } = options
      const shared =
        redis &&
        createSharedStore({
          redis,
          prefix: `${prefix}${name}:`,
          timeout,
          isUsable: value => parse(value) !== undefined,
          timeOf: one => timeOf(one, lifetime, absence),
        })
      return createCache(options, memory, shared, onError)
    },
    close: async () => redis?.disconnect(),
  }
}

function connect(redisUrl: string, onError: (error: Error) => void): Promise<Redis> {
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 }
  return connectRedis(redisUrl, { ...options, connectTimeout: 5000 }, onError)
}

function createCache<value>(
  { parse, absence, lifetime }: CacheOptions<value>,
  memory: Memory,
  shared: SharedStore | undefined,
  onError: (error: unknown) => void,
): Cache<value> {
  type Load = Parameters<Cache<value>['read']>[1]
  type Found = Map<string, Kept>
  const open = new Map<string, Promise<Found>>()
  /** Runs work on Redis. A failure does not fail the call. */
  const tryShared = async <result>(work: (store: SharedStore) => Promise<result>, instead: result) => {
    if (!shared) return instead
    try {
      return await work(shared)
    } catch (error) {
      onError(error)
      return instead
    }
  }

  async function make(keys: readonly string[], load: Load, isShared: boolean): Promise<Found> {
    if (keys.length === 0) return new Map()
    let kept: Found = new Map()
    try {
      const values = await load(keys)
      const found = new Map(keys.map(key => [key, values.has(key) ? { value: values.get(key) } : {}]))
      kept = new Map(
        [...found].filter(([, one]) => isKnown(one) && timeOf(one, lifetime, absence) > 0 && fits(one)),
      )
      for (const [key, one] of kept) memory.set(key, one)
      return found
    } finally {
      if (isShared) await tryShared(store => store.release(keys, kept), undefined)
    }
  }

  async function find(keys: readonly string[], load: Load): Promise<Found> {
    const found = await tryShared<Found | undefined>(store => store.get(keys), undefined)
    const [isShared, known] = [found !== undefined, found ?? memory.get(keys)]
    const missing = keys.filter(key => !known.has(key))
    const alone = { mine: missing, kept: new Map<string, Kept>() }
    const { mine, kept } = isShared ? await tryShared(store => store.claim(missing), alone) : alone
    const theirs = missing.filter(key => !mine.includes(key) && !kept.has(key))
    const [made, waited] = await Promise.all([
      make(mine, load, isShared),
      theirs.length > 0 ? tryShared<Found>(store => store.await(theirs), new Map()) : new Map<string, Kept>(),
    ])
    const rest = theirs.filter(key => !waited.has(key))
    return new Map([...known, ...kept, ...made, ...waited, ...(await make(rest, load, isShared))])
  }

  return {
    async read(keys, load) {
      const own = [...new Set(keys)].filter(key => !open.has(key))
      if (own.length > 0) {
        const work = find(own, load).finally(() => own.forEach(key => void open.delete(key)))
        for (const key of own) open.set(key, work)
      }
      const found = await Promise.all(keys.map(async key => [key, (await open.get(key))?.get(key)] as const))
      return toValues(found)
    },
    async peek(keys) {
      const shared = await tryShared<Found | undefined>(store => store.get(keys), undefined)
      const kept = shared ?? memory.get(keys)
      const values = toValues(kept)
      const known = [...kept].filter(([key, one]) => values.has(key) || !('value' in one))
      return new Map(known.map(([key]) => [key, values.get(key)]))
    },
  }

  function toValues(found: Iterable<readonly [string, Kept | undefined]>): ReadonlyMap<string, value> {
    return new Map(
      [...found].flatMap(([key, one]) => {
        const value = one && 'value' in one ? parse(one.value) : undefined
        return value === undefined ? [] : [[key, value] as const]
      }),
    )
  }
}

const timeOf = (one: Kept, lifetime: number, absence: number) => ('value' in one ? lifetime : absence)
const isKnown = (one: Kept) => !('value' in one) || one.value !== undefined
const fits = (one: Kept) => JSON.stringify(one).length <= maxLength

type Memory = ReturnType<typeof createMemory>

function createMemory({ lifetime, absence, maxKeys }: CacheOptions<unknown>) {
  const entries = new Map<string, { readonly one: Kept; readonly until: number }>()
  return {
    get(keys: readonly string[]): Map<string, Kept> {
      const now = performance.now()
      const found = keys.flatMap(key => {
        const entry = entries.get(key)
        return entry && entry.until > now ? [[key, entry.one] as const] : []
      })
      return new Map(found)
    },
    set(key: string, one: Kept): void {
      entries.delete(key)
      entries.set(key, { one, until: performance.now() + timeOf(one, lifetime, absence) })
      const oldest = entries.size > maxKeys ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
    },
  }
}
