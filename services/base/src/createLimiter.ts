import { hash } from 'node:crypto'
import { connectRedis } from './connectRedis.js'

/** Maximum use of a key within any period as long as the window. */
export type Budget = {
  readonly key: string
  readonly limit: number
  /**
   * Kind of the key, such as `address`: one of a few that the service names. Keys of a kind never evict keys of another
   * kind. Default: a single kind for all.
   */
  readonly kind?: string | undefined
}

/** Whether a request is allowed. */
export type LimiterResult =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      /** Milliseconds. */
      readonly retryAfter: number
    }

/** Counts the use of callers within a window of time that ends now. */
export type Limiter = {
  /** Charges `cost` to every budget, or to none of them when any has too little left. */
  take(cost: number, ...budgets: readonly [Budget, ...Budget[]]): Promise<LimiterResult>
  close(): Promise<void>
}

/**
 * Charges within such a part of a window are merged into a single charge, at the time of the last. This keeps little
 * data, and never allows more than the limit within a window. A single charge counts for the window exactly.
 */
const parts = 32

/**
 * Maximum number of keys per kind. A new key evicts the key that was charged longest ago and has budget left. A used up
 * key is evicted only when all keys of the kind are used up.
 */
const maxKeys = 100_000

/**
 * Creates a limiter in Redis when `redisUrl` is given, so that several processes share their budgets, else in memory.
 * While Redis is unreachable, each process counts for itself.
 *
 * @throws ConfigError when Redis does not answer at first
 */
export async function createLimiter(parameters: {
  /** Milliseconds that a charge counts. */
  readonly window: number
  /** Prefix of the keys in Redis. */
  readonly prefix: string
  readonly redisUrl: string | undefined
  onError(error: Error): void
  /**
   * Clock of the limiter in memory, in milliseconds. Redis uses its server clock. Default: the clock of the process.
   */
  readonly now?: (() => number) | undefined
}): Promise<Limiter> {
  const { window, prefix, redisUrl, onError, now = () => performance.now() } = parameters
  const memory = createMemoryLimiter(window, now)
  return redisUrl === undefined ? memory : createRedisLimiter({ window, prefix, redisUrl, onError, memory })
}

/** Milliseconds and amount. */
type Charge = { at: number; used: number }

/** Keys of a kind: the oldest charge of a key first, and the last charged key at the end. */
type Table = { readonly open: Map<string, Charge[]>; readonly usedUp: Map<string, Charge[]> }

function createMemoryLimiter(window: number, readNow: () => number): Limiter {
  const tables = new Map<string, Table>()
  const readTable = (kind: string, now: number): Table => {
    const table = tables.get(kind) ?? { open: new Map(), usedUp: new Map() }
    tables.set(kind, table)
    for (const keys of [table.open, table.usedUp])
      for (const [old, list] of keys) {
        if ((list.at(-1)?.at ?? 0) + window > now) break
        keys.delete(old)
      }
    return table
  }
  const add = ({ open, usedUp }: Table, key: string, list: Charge[], isUsedUp: boolean) => {
    open.delete(key)
    usedUp.delete(key)
    if (list.length === 0) return
    if (open.size + usedUp.size >= maxKeys) {
      const keys = open.size > 0 ? open : usedUp
      for (const oldest of keys.keys()) {
        keys.delete(oldest)
        break
      }
    }
    if (isUsedUp) usedUp.set(key, list)
    else open.set(key, list)
  }
  return {
    take: async (cost, ...budgets) => {
      const now = readNow()
      let wait = -1
      const known = budgets.map(({ key, limit, kind = '' }) => {
        const table = readTable(kind, now)
        const kept = table.open.get(key) ?? table.usedUp.get(key) ?? []
        const list = kept.filter(({ at }) => at + window > now)
        let over = list.reduce((sum, { used }) => sum + used, cost - limit)
        const isUsedUp = over >= 0
        if (over <= 0) return { table, key, list, isUsedUp }
        const freed = list.find(({ used }) => {
          over -= used
          return over <= 0
        })
        wait = Math.max(wait, (freed?.at ?? now) + window - now)
        return { table, key, list, isUsedUp }
      })
      if (wait >= 0) return { allowed: false, retryAfter: wait }
      for (const { table, key, list, isUsedUp } of known) {
        addCharge(list, cost, now, Math.max(1, window / parts))
        add(table, key, list, isUsedUp)
      }
      return { allowed: true }
    },
    close: async () => tables.clear(),
  }
}

/** Adds a charge. A negative cost reduces the latest charges, and never by more than their sum. */
function addCharge(list: Charge[], cost: number, now: number, part: number): void {
  const last = list.at(-1)
  if (cost > 0) {
    const isSame = last && Math.floor(last.at / part) === Math.floor(now / part)
    if (isSame) Object.assign(last, { at: now, used: last.used + cost })
    else list.push({ at: now, used: cost })
    return
  }
  for (let back = -cost; back > 0; ) {
    const latest = list.pop()
    if (!latest) return
    if (latest.used > back) list.push({ at: latest.at, used: latest.used - back })
    back -= latest.used
  }
}

/**
 * The algorithm of the limiter in memory, as a single step in Redis: two processes never both take the last of a
 * budget. Returns -1, or milliseconds to wait. A key has the times and amounts of its charges in turn. ARGV: cost,
 * window, part, and the limit of each key.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local cost, window, part = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local wait, lists = -1, {}
for i, key in ipairs(KEYS) do
  local list, over = {}, cost - tonumber(ARGV[i + 3])
  for at, used in string.gmatch(redis.call('GET', key) or '', '(%d+) (%d+)') do
    if at + window > now then
      list[#list + 1] = { tonumber(at), tonumber(used) }
      over = over + used
    end
  end
  lists[i] = list
  if over > 0 then
    local freed = now
    for _, charge in ipairs(list) do
      over = over - charge[2]
      if over <= 0 then
        freed = charge[1]
        break
      end
    end
    wait = math.max(wait, freed + window - now)
  end
end
if wait >= 0 then return wait end
for i, key in ipairs(KEYS) do
  local list, text = lists[i], {}
  local last = list[#list]
  if cost > 0 then
    if last and math.floor(last[1] / part) == math.floor(now / part) then
      last[1], last[2] = now, last[2] + cost
    else
      list[#list + 1] = { now, cost }
    end
  end
  local back = -cost
  while back > 0 and #list > 0 do
    last = list[#list]
    local taken = math.min(back, last[2])
    last[2], back = last[2] - taken, back - taken
    if last[2] == 0 then list[#list] = nil end
  end
  for _, charge in ipairs(list) do
    text[#text + 1] = string.format('%.0f %.0f', charge[1], charge[2])
  end
  if #list > 0 then
    redis.call('SET', key, table.concat(text, ' '), 'PX', window)
  else
    redis.call('DEL', key)
  end
end
return -1`

const scriptHash = hash('sha1', script)

async function createRedisLimiter(parameters: {
  readonly window: number
  readonly prefix: string
  readonly redisUrl: string
  readonly memory: Limiter
  onError(error: Error): void
}): Promise<Limiter> {
  const { window, prefix, redisUrl, memory, onError } = parameters
  const part = Math.max(1, window / parts)
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    connectTimeout: 5_000,
  }
  const redis = await connectRedis(redisUrl, options, onError)
  // By its hash: the text of the script is twenty times as long as the rest of the call.
  const run = (keys: readonly string[], values: readonly number[]) =>
    redis.evalsha(scriptHash, keys.length, ...keys, ...values).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return redis.eval(script, keys.length, ...keys, ...values)
    })
  return {
    take: async (cost, ...budgets) => {
      try {
        const keys = budgets.map(({ key, kind }) => `${prefix}${kind === undefined ? '' : `${kind}:`}${key}`)
        const limits = budgets.map(({ limit }) => limit)
        const wait = Number(await run(keys, [cost, window, part, ...limits]))
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
