import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'

/** What is kept of a key: without `value` there is none. */
export type Kept = { readonly value?: unknown }

/** Values by key that several processes share, and the claims of those that load them. */
export type SharedStore = ReturnType<typeof createSharedStore>

/** Milliseconds between two looks at what another process loads. */
const pause = 25

/** Ends the claims of a process, but none that another one made after them. */
const releaseScript = `for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end`

/** Creates the store of values in Redis. Each call rejects where Redis cannot be asked. */
export function createSharedStore(parameters: {
  readonly redis: Redis
  readonly prefix: string
  /** Milliseconds that a process may take to load before another one does. */
  readonly timeout: number
  /** Whether a value that another version may have written is of use. */
  isUsable(value: unknown): boolean
  /** Milliseconds for which it is kept. */
  timeOf(kept: Kept): number
}) {
  const { redis, prefix, timeout, isUsable, timeOf } = parameters
  const owner = randomUUID()
  // A key may be a URL of any length.
  const nameOf = (key: string) => `${prefix}${createHash('sha256').update(key).digest('base64url')}`
  const claimOf = (key: string) => `${nameOf(key)}:claim`
  const get = async (keys: readonly string[]): Promise<Map<string, Kept>> => {
    const texts = keys.length > 0 ? await redis.mget(keys.map(nameOf)) : []
    return new Map(
      keys.flatMap((key, index) => {
        const one = readKept(texts[index])
        return one && (!('value' in one) || isUsable(one.value)) ? [[key, one] as const] : []
      }),
    )
  }
  const endClaims = (keys: readonly string[]) =>
    redis.eval(releaseScript, keys.length, ...keys.map(claimOf), owner)
  return {
    get,
    /** Those of the keys that no other process loads, and what is kept of the others by now. */
    async claim(keys: readonly string[]) {
      const taken = await Promise.all(keys.map(key => redis.set(claimOf(key), owner, 'PX', timeout, 'NX')))
      const claimed = keys.filter((_, index) => taken[index] === 'OK')
      // A claim is also free when another process has loaded the value since the caller's own `get`.
      const kept = await get(claimed)
      if (kept.size > 0) await endClaims([...kept.keys()])
      return { mine: claimed.filter(key => !kept.has(key)), kept }
    },
    async release(keys: readonly string[], kept: ReadonlyMap<string, Kept>): Promise<void> {
      await Promise.all([
        ...[...kept].map(([key, one]) => redis.set(nameOf(key), JSON.stringify(one), 'PX', timeOf(one))),
        // Redis does them in turn: whoever waits finds the values first.
        endClaims(keys),
      ])
    },
    /** What other processes load, until they have done so or have ended. */
    async await(keys: readonly string[]): Promise<Map<string, Kept>> {
      const end = performance.now() + timeout
      const found = new Map<string, Kept>()
      for (let open = keys; open.length > 0 && performance.now() < end; ) {
        await wait(pause)
        // The claims first: what is kept when a claim ends is there by then.
        const claims = await redis.mget(open.map(claimOf))
        for (const [key, one] of await get(open)) found.set(key, one)
        open = open.filter((key, index) => claims[index] !== null && !found.has(key))
      }
      return found
    },
  }
}

function readKept(text: string | null | undefined): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
