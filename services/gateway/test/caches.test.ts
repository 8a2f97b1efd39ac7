import { createServer } from 'node:http'
import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

const binary = findRedis()
const openRedis = async () => {
  const redis = await startRedis(binary ?? '')
  onTestFinished(() => redis.stop())
  return redis
}

/** A CoinGecko that answers once it is let go. */
async function openPrices() {
  const asked: string[] = []
  let go = () => {}
  const gate = new Promise<void>(resolve => {
    go = resolve
  })
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    await gate
    response.end(JSON.stringify({ ethereum: { usd: 3000 } }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, asked, go }
}

async function open(prices: string, redisUrl: string | undefined) {
  const providers = [{ provider: 'coingecko', url: prices }]
  const path = await writeFiles({ 'providers.json': { 'eip155:1': providers } })
  const gateway = await openGateway({ providersFile: path('providers.json'), redisUrl })
  return async () => {
    const response = await fetch(`${gateway.url}/v1/fungible/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currency: 'usd', addresses: ['eip155:1:native'] }),
    })
    const { fungibles } = (await response.json()) as { fungibles: { price?: number }[] }
    return fungibles.map(({ price }) => price)
  }
}

describe('the caches of a gateway', () => {
  it('ask for a price once, however many callers wait for it', async () => {
    const prices = await openPrices()
    const ask = await open(prices.url, undefined)
    const all = Promise.all(Array.from({ length: 5 }, ask))
    prices.go()
    expect((await all).flat()).toEqual(Array(5).fill(3000))
    expect(prices.asked).toHaveLength(1)
  })

  // In CI `findRedis` throws where there is none.
  const onRedis = it.skipIf(!binary)
  onRedis('are those of every gateway with the same Redis, and of each alone without it', async () => {
    const [redis, prices] = [await openRedis(), await openPrices()]
    const [first, second] = [await open(prices.url, redis.url), await open(prices.url, redis.url)]
    const both = Promise.all([first(), second(), first(), second()])
    prices.go()
    expect((await both).flat()).toEqual(Array(4).fill(3000))
    expect(prices.asked).toHaveLength(1)
    await redis.stop()
    // One of them has it in its own memory.
    expect([...(await first()), ...(await second())]).toEqual([3000, 3000])
    expect(prices.asked).toHaveLength(2)
  })
})
