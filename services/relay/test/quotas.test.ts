import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { type Client, connect } from './connect.js'
import { createIdentity } from './createToken.js'
import { createTopic } from './createTopic.js'
import { createStart, describeDrivers, describeRedis } from './describeDrivers.js'

const day = 86_400
const full = { error: { code: -32_005, data: { reason: 'mailbox-full' } } }
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
/** Messages that a test stored in Redis stay there, so no address is used by two tests. */
const createAddresses = (count: number): readonly string[] => {
  const network = randomBytes(2).join('.')
  return Array.from({ length: count }, (_, index) => `10.${network}.${index + 1}`)
}
const publish = (client: Client, message: string, ttl = day, topic = createTopic()) =>
  client.call('irn_publish', { topic, message, ttl, tag: 1 })

describeDrivers('quotas', start => {
  test('a client that fills the store as far as it may leaves room for the delivery of others', async () => {
    const [mine = '', others = '', third = ''] = createAddresses(3)
    const { url } = await start({ trustProxy: true, limits: { ownerMessages: 200, ownerBytes: 100_000 } })
    const flood = await connect(url, from(mine))
    for (let batch = 0; batch < 5; batch++) {
      const messages = Array.from({ length: 100 }, (_, index) => ({
        topic: createTopic(),
        message: `${batch}-${index}`,
        ttl: 30 * day,
        tag: 1,
      }))
      expect(await flood.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    }
    const topic = createTopic()
    const [publisher, subscriber] = [await connect(url, from(others)), await connect(url, from(third))]
    await subscriber.call('irn_subscribe', { topic })
    expect(await publish(publisher, 'hello', 300, topic)).toMatchObject({ result: true })
    expect(await subscriber.waitForPushes(1)).toMatchObject([{ message: 'hello' }])
  })

  test('of messages: the oldest long-lived one of the same client goes first', async () => {
    const [mine = '', others = '', third = ''] = createAddresses(3)
    const { url } = await start({ trustProxy: true, limits: { ownerMessages: 3 } })
    const topic = createTopic()
    const [client, other] = [await connect(url, from(mine)), await connect(url, from(others))]
    expect(await publish(other, 'other', day, topic)).toMatchObject({ result: true })
    expect(await publish(client, 'short', 300, topic)).toMatchObject({ result: true })
    for (const [index, message] of ['a', 'b', 'c', 'd'].entries()) {
      expect(await publish(client, message, day + index, topic)).toMatchObject({ result: true })
    }
    const subscriber = await connect(url, from(third))
    await subscriber.call('irn_subscribe', { topic })
    const pushes = await subscriber.waitForPushes(4)
    expect(pushes.map(({ message }) => message)).toEqual(['other', 'short', 'c', 'd'])
  })

  test('of messages: a client without a long-lived one is refused, until one of its messages is acknowledged', async () => {
    const [mine = '', third = ''] = createAddresses(2)
    const { url } = await start({ trustProxy: true, limits: { ownerMessages: 3 } })
    const topic = createTopic()
    const client = await connect(url, from(mine))
    for (const message of ['a', 'b', 'c']) {
      expect(await publish(client, message, 300, topic)).toMatchObject({ result: true })
    }
    expect(await publish(client, 'd', 300)).toMatchObject(full)
    const subscriber = await connect(url, from(third))
    await subscriber.call('irn_subscribe', { topic })
    await subscriber.waitForPushes(3)
    await expect.poll(() => publish(client, 'd', 300)).toMatchObject({ result: true })
  })

  test('of messages end with their life', async () => {
    const [mine = ''] = createAddresses(1)
    const { url } = await start({ trustProxy: true, limits: { ownerMessages: 1 } })
    const client = await connect(url, from(mine))
    expect(await publish(client, 'a', 0.3)).toMatchObject({ result: true })
    expect(await publish(client, 'b', 0.3)).toMatchObject(full)
    await expect.poll(() => publish(client, 'b', 300)).toMatchObject({ result: true })
  })

  test('of bytes', async () => {
    const [mine = ''] = createAddresses(1)
    const { url } = await start({ trustProxy: true, limits: { ownerBytes: 20_000 } })
    const client = await connect(url, from(mine))
    expect(await publish(client, 'a'.repeat(18_000), 300)).toMatchObject({ result: true })
    expect(await publish(client, 'b'.repeat(5_000), 300)).toMatchObject(full)
    expect(await publish(client, 'c'.repeat(1_000), 300)).toMatchObject({ result: true })
  })

  test('hold for an address whatever client keys it uses, and for a /64 of IPv6', async () => {
    const [mine = '', others = ''] = createAddresses(2)
    const { url } = await start({ trustProxy: true, limits: { addressMessages: 2 } })
    const network = `2001:db8:${randomBytes(2).toString('hex')}`
    for (const [address, twin, stranger] of [
      [mine, mine, others],
      [`${network}:1::1`, `${network}:1:ffff::2`, `${network}:2::1`],
    ] as const) {
      const client = await connect(url, from(address))
      for (const message of ['a', 'b'])
        expect(await publish(client, message, 300)).toMatchObject({ result: true })
      expect(await publish(await connect(url, from(twin)), 'c', 300)).toMatchObject(full)
      const other = await connect(url, from(stranger))
      expect(await publish(other, 'c', 300)).toMatchObject({ result: true })
    }
  })

  test('C48: a flood by one key neither drops nor refuses what its neighbours publish', async () => {
    const [mine = '', third = ''] = createAddresses(2)
    const limits = { ownerMessages: 20, addressMessages: 60 }
    const { url } = await start({ trustProxy: true, limits })
    const topic = createTopic()
    const [neighbour, flood] = [await connect(url, from(mine)), await connect(url, from(mine))]
    for (const message of ['a', 'b']) await publish(neighbour, message, day, topic)
    for (let index = 0; index < 100; index++) {
      expect(await publish(flood, `${index}`, 30 * day)).toMatchObject({ result: true })
    }
    for (let index = 0; index < 30; index++) await publish(flood, `short ${index}`, 300)
    expect(await publish(neighbour, 'c', day, topic)).toMatchObject({ result: true })
    const subscriber = await connect(url, from(third))
    await subscriber.call('irn_subscribe', { topic })
    expect((await subscriber.waitForPushes(3)).map(({ message }) => message)).toEqual(['a', 'b', 'c'])
  })

  test('C48: at an address that is full each key drops its own messages, and a newcomer is refused', async () => {
    const [mine = '', others = '', third = ''] = createAddresses(3)
    const limits = { ownerMessages: 3, addressMessages: 4 }
    const { url } = await start({ trustProxy: true, limits })
    const topic = createTopic()
    const identity = createIdentity()
    const [one, other, newcomer, elsewhere] = [
      await connect(url, from(mine)),
      await connect(url, { identity, ...from(mine) }),
      await connect(url, from(mine)),
      await connect(url, { identity, ...from(others) }),
    ]
    for (const message of ['a', 'b', 'c']) await publish(one, message, day, topic)
    // It expires first, but counts for another address.
    await publish(elsewhere, 'elsewhere', day / 2, topic)
    await publish(other, 'd', day, topic)
    expect(await publish(other, 'e', day, topic)).toMatchObject({ result: true })
    expect(await publish(newcomer, 'f', day, topic)).toMatchObject(full)
    const subscriber = await connect(url, from(third))
    await subscriber.call('irn_subscribe', { topic })
    const pushes = await subscriber.waitForPushes(5)
    expect(pushes.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'elsewhere', 'e'])
  })

  test('C48: nothing is dropped for a message that is refused all the same', async () => {
    const [mine = '', third = ''] = createAddresses(2)
    const limits = { ownerBytes: 20_000, addressBytes: 20_000 }
    const { url } = await start({ trustProxy: true, limits })
    const topic = createTopic()
    const [one, other] = [await connect(url, from(mine)), await connect(url, from(mine))]
    await publish(one, 'a'.repeat(15_000))
    await publish(other, 'mine', day, topic)
    expect(await publish(other, 'b'.repeat(10_000), day, topic)).toMatchObject(full)
    const subscriber = await connect(url, from(third))
    await subscriber.call('irn_subscribe', { topic })
    expect(await subscriber.waitForPushes(1)).toMatchObject([{ message: 'mine' }])
  })

  test('hold for a client key whatever address it comes from', async () => {
    const [mine = '', others = ''] = createAddresses(2)
    const { url } = await start({ trustProxy: true, limits: { ownerMessages: 1 } })
    const identity = createIdentity()
    const [one, other] = [
      await connect(url, { identity, ...from(mine) }),
      await connect(url, { identity, ...from(others) }),
    ]
    expect(await publish(one, 'a', 300)).toMatchObject({ result: true })
    expect(await publish(other, 'b', 300)).toMatchObject(full)
  })

  test('C48: of topics, one key takes what it may and leaves the rest of its address to its neighbours', async () => {
    const [mine = ''] = createAddresses(1)
    const { url } = await start({ trustProxy: true, limits: { ownerTopics: 3, addressTopics: 5 } })
    const identity = createIdentity()
    const [flood, again, neighbour] = [
      await connect(url, { identity, ...from(mine) }),
      await connect(url, { identity, ...from(mine) }),
      await connect(url, from(mine)),
    ]
    const subscribe = async (client: Client) =>
      (await client.call('irn_subscribe', { topic: createTopic() })).error?.data.reason ?? 'subscribed'
    for (let index = 0; index < 3; index++) expect(await subscribe(flood)).toBe('subscribed')
    expect(await subscribe(again)).toBe('too-many-topics')
    for (let index = 0; index < 2; index++) expect(await subscribe(neighbour)).toBe('subscribed')
    expect(await subscribe(neighbour)).toBe('too-many-topics')
  })

  test('of topics hold for an address over all of its connections', async () => {
    const [mine = '', others = ''] = createAddresses(2)
    const { url } = await start({ trustProxy: true, limits: { addressTopics: 3 } })
    const [one, other, stranger] = [
      await connect(url, from(mine)),
      await connect(url, from(mine)),
      await connect(url, from(others)),
    ]
    const topics = [createTopic(), createTopic()]
    const tooMany = { error: { code: -32_005, data: { reason: 'too-many-topics' } } }
    expect(await one.call('irn_batchSubscribe', { topics })).toMatchObject({ result: expect.any(Array) })
    expect(await other.call('irn_batchSubscribe', { topics })).toMatchObject(tooMany)
    expect(await stranger.call('irn_batchSubscribe', { topics })).toMatchObject({ result: expect.any(Array) })
    expect(await one.call('irn_unsubscribe', { topic: topics[0] })).toMatchObject({ result: true })
    expect(await other.call('irn_batchSubscribe', { topics })).toMatchObject({ result: expect.any(Array) })
    await one.close()
    expect(await other.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
      result: expect.any(String),
    })
  })
})

const startInProcess = createStart()

const countAllowed = async (client: Client, calls: number) => {
  const answers = Array.from({ length: calls }, () =>
    client.call('irn_unsubscribe', { topic: createTopic() }),
  )
  return (await Promise.all(answers)).filter(({ error }) => error === undefined).length
}

test('C48: a client that reconnects has the calls of its key that were left, and no new ones', async () => {
  const { url } = await startInProcess({ limits: { rate: 1, burst: 30 } })
  const identity = createIdentity()
  const first = await connect(url, { identity })
  expect(await countAllowed(first, 20)).toBe(20)
  await first.close()
  const [again, other] = [await connect(url, { identity }), await connect(url)]
  expect(await countAllowed(again, 30)).toBeLessThan(20)
  expect(await countAllowed(other, 30)).toBe(30)
})

test('C48: the keys of an address share its calls, and what is refused to one costs the others nothing', async () => {
  const { url } = await startInProcess({
    trustProxy: true,
    limits: { rate: 1, burst: 30, addressRate: 1, addressBurst: 70 },
  })
  const [flood, neighbour, last] = [
    await connect(url, from('203.0.113.1')),
    await connect(url, from('203.0.113.1')),
    await connect(url, from('203.0.113.1')),
  ]
  expect(await countAllowed(flood, 55)).toBeLessThan(40)
  expect(await countAllowed(neighbour, 30)).toBe(30)
  expect(await countAllowed(last, 30)).toBeLessThan(20)
  expect(await countAllowed(await connect(url, from('203.0.113.2')), 30)).toBe(30)
})

test('C48: one address does not take all connections', async () => {
  const limits = { connections: 4, addressConnections: 2 }
  const { url } = await startInProcess({ trustProxy: true, limits })
  const isOpen = async (address: string) => {
    const { socket } = await connect(url, from(address))
    return socket.readyState === socket.OPEN
  }
  const first = await connect(url, from('203.0.113.1'))
  expect(await isOpen('203.0.113.1')).toBe(true)
  expect(await isOpen('203.0.113.1')).toBe(false)
  expect(await isOpen('203.0.113.2')).toBe(true)
  await first.close()
  await expect.poll(() => isOpen('203.0.113.1')).toBe(true)
})

test('a tenth of the memory is kept for short-lived messages', async () => {
  const { url } = await startInProcess({ trustProxy: true, limits: { mailboxBytes: 30_000 } })
  let refused = 0
  for (let index = 0; index < 30; index++) {
    const client = await connect(url, from(`203.0.113.${index}`))
    const answer = await publish(client, `${index}`)
    if (answer.error) {
      expect(answer).toMatchObject(full)
      refused += 1
    }
  }
  expect(refused).toBe(4)
  const client = await connect(url, from('203.0.113.200'))
  expect(await publish(client, 'short', 300)).toMatchObject({ result: true })
})

describeRedis('quotas in Redis', redis => {
  const start = createStart(redis)

  test('C48: a publisher whose messages have expired holds none of the memory', async () => {
    const [mine = ''] = createAddresses(1)
    const { url } = await start({ trustProxy: true })
    const admin = new Redis(redis().url)
    const topic = createTopic()
    const client = await connect(url, from(mine))
    await publish(client, 'kept', 30 * day, topic)
    for (const message of ['a', 'b', 'c']) await publish(client, message, 0.2, topic)
    expect(await admin.hlen(`latchkit:relay:mailbox:${topic}`)).toBe(4)
    const stored = async () => {
      await publish(client, 'elsewhere', 0.2)
      return admin.hlen(`latchkit:relay:mailbox:${topic}`)
    }
    await expect.poll(stored).toBe(1)
    expect(await admin.pttl(`latchkit:relay:mailbox:${topic}`)).toBeGreaterThan(29 * day * 1_000)
    admin.disconnect()
  })

  test('a tenth of its memory is kept for short-lived messages', async () => {
    const admin = new Redis(redis().url)
    const { url } = await start({ trustProxy: true })
    await admin.setrange('filling', 40_000_000, 'x')
    const used = Number(/^used_memory:(\d+)/m.exec(await admin.info('memory'))?.[1])
    await admin.config('SET', 'maxmemory', String(Math.round(used / 0.95)))
    // Each from a separate address: a client with a long-lived message would lose that one for the next.
    const addresses = [...createAddresses(200)]
    const publishLong = async () => publish(await connect(url, from(addresses.pop() ?? '')), 'long')
    await expect.poll(publishLong).toMatchObject(full)
    const client = await connect(url, from(addresses.pop() ?? ''))
    expect(await publish(client, 'short', 300)).toMatchObject({ result: true })
    await admin.config('SET', 'maxmemory', '0')
    await admin.del('filling')
    admin.disconnect()
  })

  test('several relays share them, and what expired in Redis counts no more', async () => {
    const [address = ''] = createAddresses(1)
    const limits = { ownerMessages: 2 }
    const options = { trustProxy: true, limits }
    const [one, other] = [await start(options), await start(options)]
    const identity = createIdentity()
    const [here, there] = [
      await connect(one.url, { identity, ...from(address) }),
      await connect(other.url, { identity, ...from(address) }),
    ]
    expect(await publish(here, 'a', 0.5)).toMatchObject({ result: true })
    expect(await publish(there, 'b', 0.5)).toMatchObject({ result: true })
    expect(await publish(there, 'c', 0.5)).toMatchObject(full)
    await expect.poll(() => publish(there, 'c', 0.5)).toMatchObject({ result: true })
    const admin = new Redis(redis().url)
    await expect.poll(() => admin.keys(`latchkit:relay:owner:${identity.clientId}:*`)).toEqual([])
    admin.disconnect()
  })

  test('a Redis without a bound is named in the log', async () => {
    const warnings: string[] = []
    const ignore = () => {}
    const logger = {
      debug: ignore,
      info: ignore,
      error: ignore,
      warn: (_fields: object, text: string) => warnings.push(text),
    }
    await start({ logger })
    expect(warnings).toEqual(['Redis has no maxmemory: messages may fill its machine'])
    const admin = new Redis(redis().url)
    await admin.config('SET', 'maxmemory', '100mb')
    await start({ logger })
    expect(warnings).toHaveLength(1)
    await admin.config('SET', 'maxmemory', '0')
    admin.disconnect()
  })
})
