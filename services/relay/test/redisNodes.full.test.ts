import { expect, test } from 'vitest'
import { type Client, connect } from './connect.js'
import { createIdentity } from './createToken.js'
import { createTopic } from './createTopic.js'
import { describeRedis } from './describeDrivers.js'
import { type RelayProcess, startProcess } from './startProcess.js'

describeRedis('several relays on one Redis', redis => {
  test('nothing is lost when a node is killed under load', async () => {
    const REDIS_URL = redis().url
    const [doomed, living] = await Promise.all([startProcess({ REDIS_URL }), startProcess({ REDIS_URL })])
    const pairs = await Promise.all(
      Array.from({ length: 6 }, (_, index) => createPair(index, doomed, living)),
    )
    const half = Promise.all(pairs.map(pair => pair.acknowledgedBy(40)))
    const published = pairs.map(pair => pair.publishAll(120))
    await half
    doomed.child.kill('SIGKILL')
    expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
    await Promise.all(published)
    await expect.poll(() => pairs.map(pair => pair.received.size)).toEqual(pairs.map(() => 120))
    const totals = pairs.map(pair => ({
      acknowledged: pair.acknowledged.size,
      delivered: pair.received.size,
    }))
    expect(totals).toEqual(pairs.map(() => ({ acknowledged: 120, delivered: 120 })))
    expect(pairs.reduce((sum, pair) => sum + pair.reconnects(), 0)).toBeGreaterThanOrEqual(6)
    living.child.kill('SIGTERM')
    expect(await living.ended).toEqual({ code: 0, signal: null })
  })
})

/** A publisher and a subscriber, each of which comes back to the living node when its own is gone. */
async function createPair(index: number, doomed: RelayProcess, living: RelayProcess) {
  const topic = createTopic()
  const received = new Set<string>()
  const acknowledged = new Set<string>()
  const waiting: { readonly count: number; resolve(): void }[] = []
  let reconnects = 0

  const publisher = { identity: createIdentity(), url: index % 2 ? doomed.url : living.url }
  const subscriber = { identity: createIdentity(), url: index % 2 ? living.url : doomed.url }
  const subscribe = async () => {
    const client = await connect(subscriber.url, subscriber)
    client.socket.on('message', data => {
      const frame = JSON.parse(data.toString())
      if (frame.method === 'irn_subscription') received.add(frame.params.data.message)
    })
    client.closed.then(() => {
      if (subscriber.url === living.url) return
      subscriber.url = living.url
      reconnects += 1
      void subscribe()
    })
    await client.call('irn_subscribe', { topic })
  }
  await subscribe()
  let client: Client = await connect(publisher.url, publisher)

  const publishOne = async (message: string): Promise<void> => {
    try {
      const answer = await client.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
      expect(answer).toMatchObject({ result: true })
    } catch (error) {
      if (publisher.url === living.url) throw error
      publisher.url = living.url
      reconnects += 1
      client = await connect(publisher.url, publisher)
      return publishOne(message)
    }
    acknowledged.add(message)
    for (const waiter of waiting) if (acknowledged.size >= waiter.count) waiter.resolve()
  }

  return {
    received,
    acknowledged,
    reconnects: () => reconnects,
    acknowledgedBy: (count: number) => new Promise<void>(resolve => waiting.push({ count, resolve })),
    async publishAll(count: number) {
      for (let i = 0; i < count; i++) await publishOne(`${index}-${i}`)
    },
  }
}
