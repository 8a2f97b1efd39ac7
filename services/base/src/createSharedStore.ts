import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'

/** The stored entry of a key. Without `value`, the key has no value. */
export type Kept = { readonly value?: unknown }

/** Values by key that several processes share, and the claims of the processes that load them. */
export type SharedStore = ReturnType<typeof createSharedStore>

/** Milliseconds between two checks of a load in another process. */
const pause = 25

/** Ends the claims of a process, but not claims that another process made after them. */
const releaseScript = `for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end`

/** Creates the store of values in Redis. Each call rejects while Redis is unreachable. */
export function createSharedStore(parameters: {
  readonly redis: Redis
  readonly prefix: string
  /** Milliseconds until another process may load as well. */
  readonly timeout: number
  /** Whether a value that another version may have written is usable. */
  isUsable(value: unknown): boolean
  /** Milliseconds for which the entry is kept. */
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
    /** Claims the keys that no other process loads. Returns them, and the entries that are stored by now. */
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
        // Redis runs these in order, so that waiting processes find the values first.
        endClaims(keys),
      ])
    },
    /** Waits for the loads of other processes until they complete or end. */
    async await(keys: readonly string[]): Promise<Map<string, Kept>> {
      const end = performance.now() + timeout
      const found = new Map<string, Kept>()
      for (let open = keys; open.length > 0 && performance.now() < end; ) {
        await wait(pause)
        // The claims first: the entry of an ended claim is then stored.
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
