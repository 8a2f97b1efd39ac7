import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLimiter } from './createLimiter.js'
import { findRedis, startRedis } from './testing/startRedis.js'

const binary = findRedis()
const openRedis = async () => {
  const redis = await startRedis(binary ?? '')
  onTestFinished(() => redis.stop())
  return redis
}
const stores: readonly (readonly [name: string, open: () => Promise<string | undefined>])[] = [
  ['in this process', async () => undefined],
  // In CI `findRedis` throws where there is none.
  ...(binary ? [['in Redis', async () => (await openRedis()).url] as const] : []),
]

describe.each(stores)('limits %s', (_, open) => {
  const openLimiter = async (window = 600_000) => {
    const onError = (error: Error) => {
      throw error
    }
    const limiter = await createLimiter({ window, prefix: 'test:', redisUrl: await open(), onError })
    onTestFinished(() => limiter.close())
    return limiter
  }

  it('gives what there is and no more, to each for himself', async () => {
    const limiter = await openLimiter()
    const take = (key: string, cost: number) => limiter.take(cost, { key, limit: 10 })
    expect(await take('a', 7)).toEqual({ allowed: true })
    expect(await take('a', 4)).toMatchObject({ allowed: false })
    expect(await take('a', 3)).toEqual({ allowed: true })
    const refused = await take('a', 1)
    expect(refused).toMatchObject({ allowed: false })
    if (!refused.allowed) {
      expect(refused.retryAfter).toBeGreaterThan(0)
      expect(refused.retryAfter).toBeLessThanOrEqual(600_000)
    }
    expect(await take('b', 10)).toEqual({ allowed: true })
    expect(await take('c', 11)).toMatchObject({ allowed: false })
  })

  it('never gives the last one twice', async () => {
    const limiter = await openLimiter()
    const taken = await Promise.all(
      Array.from({ length: 100 }, () => limiter.take(1, { key: 'a', limit: 25 })),
    )
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(25)
  })

  it('gives again when the window is over', async () => {
    const limiter = await openLimiter(20)
    const take = () => limiter.take(1, { key: 'a', limit: 1 })
    await take()
    await vi.waitUntil(async () => (await take()).allowed, { timeout: 10_000, interval: 5 })
  })

  it('never allows more than the limit within a window, wherever that begins', async () => {
    const [window, limit] = [300, 4]
    const limiter = await openLimiter(window)
    const allowed: { readonly before: number; readonly after: number }[] = []
    const take = async () => {
      const before = performance.now()
      const result = await limiter.take(1, { key: 'a', limit })
      if (result.allowed) allowed.push({ before, after: performance.now() })
    }
    await take()
    const [first] = allowed
    // Most of what there is late in the first window.
    await vi.waitUntil(() => performance.now() > (first?.after ?? 0) + window * 0.7, { interval: 5 })
    while (allowed.length < 3 * limit) {
      await take()
      await new Promise(resolve => setImmediate(resolve))
    }
    // Redis counts whole milliseconds.
    const stretches = allowed.slice(limit).map(({ after }, index) => after - (allowed[index]?.before ?? 0))
    expect(Math.min(...stretches)).toBeGreaterThanOrEqual(window - 2)
  })

  it('gives back what was charged last, and no more than was charged', async () => {
    const limiter = await openLimiter()
    const take = async (cost: number) => (await limiter.take(cost, { key: 'a', limit: 3 })).allowed
    expect(await take(-5)).toBe(true)
    expect([await take(2), await take(-1), await take(2), await take(1)]).toEqual([true, true, true, false])
    expect([await take(-9), await take(3), await take(1)]).toEqual([true, true, false])
  })

  it('charges all budgets of a request, or none of them', async () => {
    const limiter = await openLimiter()
    const project = { key: 'project', limit: 10 }
    const take = (address: string, cost: number) => limiter.take(cost, { key: address, limit: 6 }, project)
    expect(await take('one', 6)).toEqual({ allowed: true })
    expect(await take('one', 1)).toMatchObject({ allowed: false })
    expect(await take('two', 5)).toMatchObject({ allowed: false })
    expect(await take('two', 4)).toEqual({ allowed: true })
    expect(await limiter.take(2, { key: 'two', limit: 6 })).toEqual({ allowed: true })
  })
})

describe('sec 22: limits in this process', () => {
  const openLimiter = async () => {
    const limiter = await createLimiter({
      window: 600_000,
      prefix: '',
      redisUrl: undefined,
      now: () => 0,
      onError: () => {},
    })
    onTestFinished(() => limiter.close())
    return limiter
  }
  const junk = Array.from({ length: 100_001 }, (_, index) => `junk ${index}`)

  it('forget no used-up limit for 100,000 keys that a caller makes up', async () => {
    const limiter = await openLimiter()
    const take = async () => (await limiter.take(1, { key: 'owner', limit: 2 })).allowed
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
    for (const key of junk) await limiter.take(1, { key, limit: 2 })
    expect(await take()).toBe(false)
    // Such keys are forgotten themselves: the first one has its whole budget again, the last one has not.
    expect(await limiter.take(2, { key: 'junk 0', limit: 2 })).toEqual({ allowed: true })
    expect(await limiter.take(2, { key: 'junk 100000', limit: 2 })).toMatchObject({ allowed: false })
  })

  if (process.env.LATCHKIT_FULL)
    it('forget nothing of one kind for keys of another kind', async () => {
      const limiter = await openLimiter()
      const owner = { kind: 'address', key: 'owner', limit: 2 }
      await limiter.take(1, owner)
      for (const key of junk) await limiter.take(1, { kind: 'device', key, limit: 1 })
      expect(await limiter.take(1, owner)).toEqual({ allowed: true })
      expect(await limiter.take(1, owner)).toMatchObject({ allowed: false })
    })

  if (process.env.LATCHKIT_FULL)
    it('forget the oldest used-up key when all of a kind are used up', async () => {
      const limiter = await openLimiter()
      for (const key of junk) await limiter.take(1, { key, limit: 1 })
      expect(await limiter.take(1, { key: 'junk 1', limit: 1 })).toMatchObject({ allowed: false })
      expect(await limiter.take(1, { key: 'junk 0', limit: 1 })).toEqual({ allowed: true })
    })
})

if (binary && process.env.LATCHKIT_FULL)
  it('when Redis goes away each process counts for itself', async () => {
    const redis = await openRedis()
    const errors: Error[] = []
    const limiter = await createLimiter({
      window: 600_000,
      prefix: 'test:',
      redisUrl: redis.url,
      onError: error => errors.push(error),
    })
    onTestFinished(() => limiter.close())
    const take = async () => (await limiter.take(1, { key: 'a', limit: 1 })).allowed
    expect(await take()).toBe(true)
    await redis.stop()
    expect(await take()).toBe(true)
    expect(await take()).toBe(false)
    expect(errors.length).toBeGreaterThan(0)
  })
