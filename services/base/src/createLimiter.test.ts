import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLimiter } from './createLimiter.js'
import { findRedis, startRedis } from './testing/startRedis.js'

const binary = findRedis()
const openRedis = async () => {
  const redis = await startRedis(binary ?? '')
  onTestFinished(() => redis.stop())
  return redis
}
const stores: readonly [name: string, there: boolean, open: () => Promise<string | undefined>][] = [
  ['in this process', true, async () => undefined],
  ['in Redis', binary !== undefined, async () => (await openRedis()).url],
]

describe.each(stores)('limits %s', (_, there, open) => {
  const test = it.skipIf(!there)
  const openLimiter = async (window = 600_000) => {
    const onError = (error: Error) => {
      throw error
    }
    const limiter = await createLimiter({ window, prefix: 'test:', redisUrl: await open(), onError })
    onTestFinished(() => limiter.close())
    return limiter
  }

  test('gives what there is and no more, to each for himself', async () => {
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

  test('never gives the last one twice', async () => {
    const limiter = await openLimiter()
    const taken = await Promise.all(
      Array.from({ length: 100 }, () => limiter.take(1, { key: 'a', limit: 25 })),
    )
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(25)
  })

  test('gives again when the window is over', async () => {
    const limiter = await openLimiter(20)
    const take = () => limiter.take(1, { key: 'a', limit: 1 })
    await take()
    await vi.waitUntil(async () => (await take()).allowed, { timeout: 10_000, interval: 5 })
  })

  test('charges all budgets of a request, or none of them', async () => {
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

describe.skipIf(!binary)('limits when Redis goes away', () => {
  it('each process counts for itself', async () => {
    const redis = await openRedis()
    const errors: Error[] = []
    const limiter = await createLimiter({
      ...{ window: 600_000, prefix: 'test:', redisUrl: redis.url },
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
})
