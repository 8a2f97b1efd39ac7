import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openGateway } from './openGateway.js'
import { echo, openUpstream } from './openUpstream.js'
import { postRpc } from './postRpc.js'

const binary = findRedis()
const openRedis = async () => {
  const redis = await startRedis(binary ?? '')
  onTestFinished(() => redis.stop())
  return redis.url
}
const stores: readonly (readonly [name: string, open: () => Promise<string | undefined>])[] = [
  ['in this process', async () => undefined],
  ...(binary ? [['in Redis', openRedis] as const] : []),
]

describe.each(stores)('limits %s', (_, open) => {
  it('refuses calls above it with an error for each, and sends when to retry', async () => {
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

// The one in Redis is tested by the full run.
describe.each(process.env.LATCHKIT_FULL ? stores : stores.slice(0, 1))('limits %s', (_, open) => {
  it('one address cannot use up the limit of a project, nor its neighbours in a /64', async () => {
    const node = await openUpstream(echo)
    const url = await open()
    const gateway = await openGateway({
      rpcUrls: { 'eip155:31337': [node.url] },
      projects: { app: ['https://app.example'] },
      limits: { rpcPerMinute: 10, rpcPerAddress: 4 },
      trustProxy: true,
      ...(url ? { redisUrl: url } : {}),
    })
    const call = { jsonrpc: '2.0', id: 1, method: 'x' }
    const post = async (address: string) => {
      const options = { headers: { 'x-forwarded-for': address }, query: '&projectId=app' }
      return (await postRpc(gateway.url, 'eip155:31337', call, options)).status
    }
    const flood = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:1::3', '2001:db8::4']
    for (const address of flood) expect(await post(address)).toBe(200)
    for (let index = 0; index < 42; index++) expect(await post(`2001:db8::${index}`)).toBe(429)
    for (let index = 0; index < 4; index++) expect(await post('203.0.113.1')).toBe(200)
    expect(await post('203.0.113.1')).toBe(429)
    expect([await post('203.0.113.2'), await post('203.0.113.3')]).toEqual([200, 200])
    expect(await post('203.0.113.4')).toBe(429)
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

  it('count the address that a trusted proxy forwards', async () => {
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
