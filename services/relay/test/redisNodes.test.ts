import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from './connect.js'
import { createIdentity } from './createToken.js'
import { createTopic } from './createTopic.js'
import { createStart, describeRedis } from './describeDrivers.js'
import { readMetric } from './readMetric.js'

describeRedis('several relays on one Redis', redis => {
  const start = createStart(redis)
  const publication = (topic: string, message: string) => ({ topic, message, ttl: 300, tag: 1 })

  test('act as one', async () => {
    const [one, other] = [await start(), await start()]
    const topic = createTopic()
    const [dapp, wallet] = [await connect(one.url), await connect(other.url)]
    const proposal = { pairingTopic: topic, sessionProposal: 'proposal', ttl: 300 }
    await dapp.call('wc_proposeSession', proposal)
    await wallet.call('irn_subscribe', { topic })
    expect(await wallet.waitForPushes(1)).toMatchObject([{ message: 'proposal' }])
    for (let i = 0; i < 20; i++) {
      await wallet.call('irn_publish', publication(topic, `from the wallet ${i}`))
      await dapp.call('irn_publish', publication(topic, `from the dapp ${i}`))
    }
    const fromWallet = await dapp.waitForPushes(20)
    expect(fromWallet.map(push => push.message)).toEqual(
      fromWallet.map((_, index) => `from the wallet ${index}`),
    )
    const fromDapp = (await wallet.waitForPushes(21)).slice(1)
    expect(fromDapp.map(push => push.message)).toEqual(fromDapp.map((_, index) => `from the dapp ${index}`))
    const third = await start()
    const late = await connect(third.url)
    await late.call('irn_subscribe', { topic })
    await expect
      .poll(async () => (await late.call('irn_fetchMessages', { topic })).result)
      .toEqual({ messages: [], hasMore: false })
  })

  test('a publisher does not get its own message from another node', async () => {
    const [one, other] = [await start(), await start()]
    const topic = createTopic()
    const identity = createIdentity()
    const [here, there] = [await connect(one.url, { identity }), await connect(other.url, { identity })]
    const peer = await connect(other.url)
    for (const client of [there, peer]) await client.call('irn_subscribe', { topic })
    await here.call('irn_publish', publication(topic, 'a'))
    await peer.waitForPushes(1)
    await there.call('irn_fetchMessages', { topic })
    expect(there.pushes).toEqual([])
  })

  test.each([
    ['slow while it takes it in', -600_000, 0],
    ['fast while it reads it', 0, 600_000],
  ])(
    'a message lives as long as it should where the clock of a relay is %s',
    async (_, whenPut, whenRead) => {
      onTestFinished(() => void vi.useRealTimers())
      const now = Date.now()
      const setClock = (drift: number) => vi.useFakeTimers({ toFake: ['Date'], now: now + drift })
      setClock(whenPut)
      const relay = await start()
      const topic = createTopic()
      const publisher = await connect(relay.url)
      expect(await publisher.call('irn_publish', publication(topic, 'a'))).toMatchObject({ result: true })
      setClock(whenRead)
      const subscriber = await connect(relay.url)
      await subscriber.call('irn_subscribe', { topic })
      expect(await subscriber.waitForPushes(1)).toMatchObject([{ message: 'a' }])
    },
  )

  test('what was published while a node could not hear is delivered when it can again', async () => {
    const [one, other] = [await start(), await start()]
    const topic = createTopic()
    const [publisher, subscriber] = [await connect(one.url), await connect(other.url)]
    await subscriber.call('irn_subscribe', { topic })
    const admin = new Redis(redis().url)
    for (let i = 0; i < 10; i++) {
      await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
      await publisher.call('irn_publish', publication(topic, `m${i}`))
    }
    admin.disconnect()
    const messages = async () => new Set(subscriber.pushes.map(push => push.message)).size
    await expect.poll(messages).toBe(10)
  })

  test('a clock that differs from that of Redis is reported, once in the log', async () => {
    const lines: string[] = []
    const logger = {
      debug() {},
      info() {},
      error() {},
      warn: (_: object, line: string) => void lines.push(line),
    }
    const relay = await start({ logger })
    const readSkew = () => readMetric(relay, 'relay_clock_skew_seconds')
    expect(Math.abs((await readSkew()) ?? Number.NaN)).toBeLessThanOrEqual(1)
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 600_000)
    onTestFinished(() => void vi.restoreAllMocks())
    await expect.poll(readSkew).toBeLessThan(-590)
    vi.restoreAllMocks()
    await expect.poll(readSkew).toBeGreaterThan(-2)
    expect(lines.filter(line => line === 'the clock differs from that of Redis')).toHaveLength(1)
  })

  if (process.env.LATCHKIT_FULL)
    test('Redis is away: publishers get an error, and all goes on when it is back', async () => {
      const path = findRedis() ?? ''
      const first = await startRedis(path)
      // Known from the lost connection: the timeout of an answer never ends.
      const relay = await start({ redisUrl: first.url, limits: { mailboxWait: 600_000 } })
      const health = async () => (await fetch(`http://127.0.0.1:${relay.port}/healthz`)).status
      const topic = createTopic()
      const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url)]
      await subscriber.call('irn_subscribe', { topic })
      await first.stop()
      await expect.poll(health).toBe(503)
      expect(await publisher.call('irn_publish', publication(topic, 'a'))).toMatchObject({
        error: { code: -32_002, data: { reason: 'unavailable' } },
      })
      const second = await startRedis(path, [], first.port)
      await expect.poll(health).toBe(200)
      expect(await publisher.call('irn_publish', publication(topic, 'b'))).toMatchObject({ result: true })
      await expect.poll(() => subscriber.pushes.map(push => push.message)).toContain('b')
      await relay.close()
      await second.stop()
    })

  if (process.env.LATCHKIT_FULL)
    test('what Redis stored after the publisher got an error is delivered when it is published again', async () => {
      const relay = await start({ limits: { mailboxWait: 1_000 } })
      const topic = createTopic()
      const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url)]
      await subscriber.call('irn_subscribe', { topic })
      const admin = new Redis(redis().url)
      await admin.call('CLIENT', 'PAUSE', '600000', 'WRITE')
      expect(await publisher.call('irn_publish', publication(topic, 'a'))).toMatchObject({
        error: { data: { reason: 'unavailable' } },
      })
      await admin.call('CLIENT', 'UNPAUSE')
      await expect.poll(() => admin.exists(`latchkit:relay:mailbox:${topic}`)).toBe(1)
      expect(await publisher.call('irn_publish', publication(topic, 'a'))).toMatchObject({ result: true })
      expect(await subscriber.waitForPushes(1)).toMatchObject([{ message: 'a' }])
      admin.disconnect()
    })

  test('a full topic is not read through for each message that it refuses', async () => {
    const { url } = await start({ limits: { mailboxMessages: 4 } })
    const topic = createTopic()
    const publisher = await connect(url)
    const publish = (message: string) => publisher.call('irn_publish', publication(topic, message))
    for (const message of ['a', 'b', 'c', 'd']) expect(await publish(message)).toMatchObject({ result: true })
    const admin = new Redis(redis().url)
    await admin.config('RESETSTAT')
    for (let i = 0; i < 10; i++)
      expect(await publish(`more ${i}`)).toMatchObject({ error: { code: -32_005 } })
    expect(await admin.info('commandstats')).toMatch(/cmdstat_hgetall:calls=1,/)
    admin.disconnect()
    const subscriber = await connect(url)
    await subscriber.call('irn_subscribe', { topic })
    await subscriber.waitForPushes(4)
    await expect.poll(() => publish('e')).toMatchObject({ result: true })
  })

  if (process.env.LATCHKIT_FULL)
    test('a node that could not say what it listens to says it again', async () => {
      const warnings: string[] = []
      const logger = {
        debug() {},
        info() {},
        error() {},
        warn: (_: object, text: string) => warnings.push(text),
      }
      const [one, other] = [await start(), await start({ limits: { mailboxWait: 1_000 }, logger })]
      const topic = createTopic()
      const [publisher, subscriber] = [await connect(one.url), await connect(other.url)]
      await subscriber.call('irn_subscribe', { topic })
      const admin = new Redis(redis().url)
      await admin.del(`latchkit:relay:nodes:${topic}`)
      await publisher.call('irn_publish', publication(topic, 'a'))
      await admin.call('CLIENT', 'PAUSE', '600000', 'WRITE')
      await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
      await expect.poll(() => warnings).toContain('Redis did not take the topics')
      await admin.call('CLIENT', 'UNPAUSE')
      admin.disconnect()
      expect(await subscriber.waitForPushes(1)).toMatchObject([{ message: 'a' }])
      await publisher.call('irn_publish', publication(topic, 'b'))
      expect(await subscriber.waitForPushes(2)).toMatchObject([{}, { message: 'b' }])
    })
})
