import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryMailbox } from '../src/mailbox/createMemoryMailbox.js'
import { pagePlaces, readAll } from '../src/mailbox/mailbox.js'
import { limitsSchema } from '../src/settings.js'
import { type Client, connect } from './connect.js'
import { createTopic } from './createTopic.js'
import { createStart, describeDrivers, describeOneDriver } from './describeDrivers.js'
import { readMetric } from './readMetric.js'

const unlimited = { ownerMessages: 1_000_000, addressMessages: 1_000_000, burst: 100_000 }

/** Fills topics with messages of one byte. */
async function fill(client: Client, count: number): Promise<readonly string[]> {
  const topics = Array.from({ length: count }, createTopic)
  for (const topic of topics) {
    const messages = Array.from({ length: 90 }, (_, index) => ({
      topic,
      message: String.fromCharCode(0x21 + index),
      ttl: 300,
      tag: 1,
    }))
    expect(await client.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
  }
  return topics
}

describeOneDriver('the work of a call', start => {
  test('is charged by message, whatever the number of calls', async () => {
    const relay = await start({ limits: unlimited })
    const client = await connect(relay.url)
    const topics = await fill(client, 2)
    expect(await readMetric(relay, 'relay_work_total')).toBe(180 / 16)
    await client.call('irn_batchSubscribe', { topics })
    const subscriptions = topics.map(topic => ({ topic }))
    await client.call('irn_batchUnsubscribe', { subscriptions })
    expect(await readMetric(relay, 'relay_work_total')).toBe(184 / 16)
  })

  test('of a fetch is charged by message and answered byte, and ends after a page of 1 MiB', async () => {
    const relay = await start({ limits: unlimited })
    const topics = await fill(await connect(relay.url), 130)
    const reader = await connect(relay.url)
    const before = (await readMetric(relay, 'relay_work_total')) ?? 0
    const answer = await reader.send(
      JSON.stringify({ id: 'x', jsonrpc: '2.0', method: 'irn_batchFetchMessages', params: { topics } }),
    )
    const { messages, hasMore } = JSON.parse(answer).result
    expect(hasMore).toBe(true)
    expect(answer.length).toBeGreaterThan(1_000_000)
    expect(answer.length).toBeLessThan(1_048_576 + 10_000)
    const work = ((await readMetric(relay, 'relay_work_total')) ?? 0) - before
    expect(work).toBeGreaterThan(messages.length / 16 + 1_000_000 / 4_096)
    const pages = (await readMetric(relay, 'relay_pages_total')) ?? 0
    expect(pages).toBeLessThan(messages.length / 45 + 4)
    expect(work).toBeLessThan((topics.length + messages.length + 2 + pages) / 16 + 1_050_000 / 4_096)
  })

  test('of receipts is refused once the client owes a whole burst, and its connection stays', async () => {
    const relay = await start({ limits: { ...unlimited, rate: 1, burst: 40 } })
    const publishers = await Promise.all(Array.from({ length: 10 }, () => connect(relay.url)))
    const topics = (await Promise.all(publishers.map(client => fill(client, 4)))).flat()
    const stranger = await connect(relay.url)
    const receipts = topics.map(topic => ({ topic, messageId: 'none' }))
    const refused = { error: { data: { reason: 'rate-exceeded' } } }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => stranger.call('irn_batchReceive', { receipts })),
    )
    for (const answer of answers) expect(answer).toMatchObject(refused)
    // 80 calls' worth of messages at most, besides the page that each of the calls reads last.
    expect(await readMetric(relay, 'relay_pages_total')).toBeLessThan((80 * 16) / 45 + 12)
    expect(stranger.socket.readyState).toBe(stranger.socket.OPEN)
  })
})

describeDrivers('C48: empty topics', start => {
  test.each([
    ['irn_batchFetchMessages', (topics: readonly string[]) => ({ topics })],
    [
      'irn_batchReceive',
      (topics: readonly string[]) => ({ receipts: topics.map(topic => ({ topic, messageId: 'none' })) }),
    ],
  ])('are charged and read many at a time by %s', async (method, toParams) => {
    const relay = await start({ limits: { rate: 1, burst: 100 } })
    const stranger = await connect(relay.url)
    const params = toParams(Array.from({ length: 500 }, createTopic))
    const answers = await Promise.all(Array.from({ length: 6 }, () => stranger.call(method, params)))
    // Each costs 1 + 500 / 16 + 4 / 16 calls of the 100, and as many as its frame has times 4 KiB.
    const { length } = answers.filter(answer => answer.error === undefined)
    expect([2, 3]).toContain(length)
    expect(await readMetric(relay, 'relay_pages_total')).toBe(length * 4)
  })
})

describeOneDriver('pushes from the mailbox', start => {
  const limits = { rate: 1, burst: 130 }
  const large = Array.from({ length: 24 }, (_, index) => `${index}:`.padEnd(60_000, 'x'))
  /** Each of three publishers uses 120 calls for its 8 messages. */
  const fillTopic = async (url: string) => {
    const topic = createTopic()
    const publishers = [await connect(url), await connect(url), await connect(url)] as const
    for (const [index, message] of large.entries()) {
      const draft = { topic, message, ttl: 300, tag: 1 }
      expect(await publishers[Math.floor(index / 8)]?.call('irn_publish', draft)).toMatchObject({
        result: true,
      })
    }
    return { publishers, topic }
  }

  test('C48: are charged, also to a client that refuses them and subscribes again', async () => {
    const relay = await start({ limits })
    const { topic } = await fillTopic(relay.url)
    const client = await connect(relay.url, { acknowledge: false })
    client.socket.on('message', data => {
      const { id, method } = JSON.parse(String(data))
      if (method) client.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: false }))
    })
    for (let index = 0; index < 15; index++) {
      expect(await client.call('irn_subscribe', { topic })).toMatchObject({ result: expect.any(String) })
    }
    // A page has 128 KiB. They would be 360 pushes for 5,300 calls.
    expect(await readMetric(relay, 'relay_delivered_total')).toBeLessThan(24)
    expect(await readMetric(relay, 'relay_pulled_total')).toBeLessThan(260)
  })

  test('C48: are charged also where they are the own ones of the client and stay', async () => {
    const relay = await start({ limits })
    const { publishers, topic } = await fillTopic(relay.url)
    for (let index = 0; index < 10; index++) await publishers[0].call('irn_subscribe', { topic })
    expect(await readMetric(relay, 'relay_pulled_total')).toBeLessThan(260)
  })

  test('arrive in time, and leave the calls of their subscriber alone', async () => {
    const relay = await start({ limits: { ...limits, rate: 200 } })
    const { topic } = await fillTopic(relay.url)
    const client = await connect(relay.url)
    await client.call('irn_subscribe', { topic })
    for (let index = 0; index < 100; index++) {
      expect(await client.call('irn_unsubscribe', { topic: createTopic() })).toMatchObject({ result: true })
    }
    expect((await client.waitForPushes(24)).map(({ message }) => message)).toEqual(large)
  })

  test('of many topics are read together, in their order', async () => {
    const relay = await start({ limits: { burst: 10_000 } })
    const topics = Array.from({ length: 300 }, createTopic)
    const publisher = await connect(relay.url)
    const texts = ['a', 'b', 'c']
    for (const message of texts) {
      const messages = topics.map(topic => ({ topic, message, ttl: 300, tag: 1 }))
      expect(await publisher.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    }
    const client = await connect(relay.url)
    await client.call('irn_batchSubscribe', { topics })
    const pushes = await client.waitForPushes(900)
    const received = topics.map(topic =>
      pushes.filter(push => push.topic === topic).map(({ message }) => message),
    )
    expect(received).toEqual(topics.map(() => texts))
  })
})

test('other work goes on between the pages that a call reads', async () => {
  const mailbox = createMemoryMailbox(limitsSchema.parse({}))
  const topics = Array.from({ length: 20 * pagePlaces }, createTopic)
  let turns = 0
  let pages = 0
  const countTurn = () => {
    turns += 1
    if (turns <= pages) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  for await (const _ of readAll(mailbox, topics, () => {
    pages += 1
    expect(turns).toBeGreaterThanOrEqual(pages - 1)
  })) {
    // The mailbox is empty.
  }
  expect(pages).toBe(20)
})

const start = createStart()

test('a clock that is set back costs no client its calls', async () => {
  const { url } = await start({ limits: { rate: 1, burst: 5 } })
  const client = await connect(url)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await client.call('irn_unsubscribe', { topic: createTopic() })).toMatchObject({ result: true })
})
