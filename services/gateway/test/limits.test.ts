import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLimiter } from '../src/limits/createLimiter.js'
import { findRedis } from './findRedis.js'
import { openGateway } from './openGateway.js'
import { openRedis } from './openRedis.js'
import { echo, openUpstream } from './openUpstream.js'
import { postRpc } from './postRpc.js'

const binary = findRedis()
const stores: readonly [name: string, there: boolean, open: () => Promise<string | undefined>][] = [
  ['in this process', true, async () => undefined],
  ['in Redis', binary !== undefined, async () => (await openRedis(binary ?? '')).url],
]

describe.each(stores)('limits %s', (_, there, open) => {
  const test = it.skipIf(!there)
  const openLimiter = async (limit: number, window = 600_000) => {
    const onError = (error: Error) => {
      throw error
    }
    const limiter = await createLimiter({ limit, window, redisUrl: await open(), onError })
    onTestFinished(() => limiter.close())
    return limiter
  }

  test('gives what there is and no more, to each for himself', async () => {
    const limiter = await openLimiter(10)
    expect(await limiter.take('a', 7)).toEqual({ allowed: true })
    expect(await limiter.take('a', 4)).toMatchObject({ allowed: false })
    expect(await limiter.take('a', 3)).toEqual({ allowed: true })
    const refused = await limiter.take('a', 1)
    expect(refused).toMatchObject({ allowed: false })
    if (!refused.allowed) {
      expect(refused.retryAfter).toBeGreaterThan(0)
      expect(refused.retryAfter).toBeLessThanOrEqual(600_000)
    }
    expect(await limiter.take('b', 10)).toEqual({ allowed: true })
    expect(await limiter.take('c', 11)).toMatchObject({ allowed: false })
  })

  test('never gives the last one twice', async () => {
    const limiter = await openLimiter(25)
    const taken = await Promise.all(Array.from({ length: 100 }, () => limiter.take('a', 1)))
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(25)
  })

  test('gives again when the window is over', async () => {
    const limiter = await openLimiter(1, 20)
    await limiter.take('a', 1)
    await vi.waitUntil(async () => (await limiter.take('a', 1)).allowed, { timeout: 10_000, interval: 5 })
  })

  test('refuses calls above it with an error for each, and tells when to come back', async () => {
    const node = await openUpstream(echo)
    const url = await open()
    const options = {
      rpcUrls: { 'eip155:31337': [node.url] },
      projects: { one: ['*'], two: ['*'] },
      limits: { rpcPerMinute: 5 },
      ...(url ? { redisUrl: url } : {}),
    }
    const gateway = await openGateway(options)
    const batch = (size: number) =>
      Array.from({ length: size }, (_, index) => ({ jsonrpc: '2.0', id: index, method: 'x' }))
    const post = (to: string, size: number, project = 'one') =>
      postRpc(to, 'eip155:31337', batch(size), { query: `&projectId=${project}` })
    expect((await post(gateway.url, 4)).status).toBe(200)
    const refused = await post(gateway.url, 2)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.json).toMatchObject([
      { id: 0, error: { code: -32005 } },
      { id: 1, error: { code: -32005 } },
    ])
    expect((await post(gateway.url, 1)).status).toBe(200)
    expect((await post(gateway.url, 1, 'two')).status).toBe(200)
    expect(node.asked).toHaveLength(3)
    if (!url) return
    const second = await openGateway(options)
    expect((await post(second.url, 1)).status).toBe(429)
    expect((await post(second.url, 4, 'two')).status).toBe(200)
  })
})

describe('limits without a project file', () => {
  const rpcUrls = async () => ({ 'eip155:31337': [(await openUpstream(echo)).url] })
  const call = { jsonrpc: '2.0', id: 1, method: 'x' }

  it('count the address: another projectId is no way around', async () => {
    const { url } = await openGateway({ rpcUrls: await rpcUrls(), limits: { rpcPerMinute: 1 } })
    const headers = { 'x-forwarded-for': '10.0.0.1' }
    expect((await postRpc(url, 'eip155:31337', call, { query: '&projectId=a' })).status).toBe(200)
    expect((await postRpc(url, 'eip155:31337', call, { query: '&projectId=b', headers })).status).toBe(429)
  })

  it('count the address that a trusted proxy tells', async () => {
    const { url } = await openGateway({
      rpcUrls: await rpcUrls(),
      limits: { rpcPerMinute: 1 },
      trustProxy: true,
    })
    const post = async (forwarded: string) =>
      (await postRpc(url, 'eip155:31337', call, { headers: { 'x-forwarded-for': forwarded } })).status
    expect(await post('10.0.0.1')).toBe(200)
    expect(await post('6.6.6.6, 10.0.0.1')).toBe(429)
    expect(await post('10.0.0.2')).toBe(200)
  })
})

describe.skipIf(!binary)('limits when Redis goes away', () => {
  it('each process counts for itself', async () => {
    const redis = await openRedis(binary ?? '')
    const errors: Error[] = []
    const limiter = await createLimiter({
      ...{ limit: 1, window: 600_000, redisUrl: redis.url },
      onError: error => errors.push(error),
    })
    onTestFinished(() => limiter.close())
    expect((await limiter.take('a', 1)).allowed).toBe(true)
    await redis.end()
    expect((await limiter.take('a', 1)).allowed).toBe(true)
    expect((await limiter.take('a', 1)).allowed).toBe(false)
    expect(errors.length).toBeGreaterThan(0)
  })
})
