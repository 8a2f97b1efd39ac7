import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { connect } from './connect.js'
import { createTopic } from './createTopic.js'
import { createStart, describeOneDriver, describeRedis } from './describeDrivers.js'

const start = createStart()
const topic = createTopic()
const good = { topic, message: 'a', ttl: 300, tag: 1_108 }

test.each([
  ['a number', '5'],
  ['19 digits as a number', '1759000000000123456'],
  ['19 digits as a text', '"1759000000000123456"'],
  ['the largest safe number', '9007199254740991'],
  ['a negative number', '-7'],
  ['a fraction', '1.50'],
  ['a number beyond all numbers', '1e999'],
  ['a text with quotes and emoji', '"a\\"b\\u00e9\u{1f600}"'],
])('ids come back verbatim: %s', async (_name, id) => {
  const { url } = await start()
  const client = await connect(url)
  const params = JSON.stringify({
    ...good,
    topic: createTopic(),
    id: 12,
    nested: [{ id: 13 }],
    text: '"id":14,',
  })
  const frames = [
    `{"id":${id},"jsonrpc":"2.0","method":"irn_publish","params":${params}}`,
    `{"params":${params}, "method":"irn_publish" ,"jsonrpc":"2.0", "id" : ${id} }`,
  ]
  for (const frame of frames) {
    const answer = await client.send(frame)
    expect(JSON.parse(answer)).toMatchObject({ result: true })
    expect(JSON.parse(answer).id).toEqual(JSON.parse(id))
    if (!id.startsWith('"')) expect(answer).toContain(`{"id":${id},`)
  }
  expect(await client.send(`{"id":${id},"jsonrpc":"2.0","method":"irn_none"}`)).toContain('"code":-32601')
})

test.each([
  ['no JSON', '{', -32_700, 'parse-error'],
  ['a list of calls', '[{"id":1,"method":"irn_publish"}]', -32_600, 'invalid-request'],
  ['null', 'null', -32_600, 'invalid-request'],
  ['a number', '1', -32_600, 'invalid-request'],
  ['a text', '"x"', -32_600, 'invalid-request'],
  ['true', 'true', -32_600, 'invalid-request'],
  ['no id', '{"jsonrpc":"2.0","method":"irn_publish","params":{}}', -32_600, 'invalid-request'],
  ['an id that is an object', '{"id":{},"jsonrpc":"2.0","method":"irn_publish"}', -32_600, 'invalid-request'],
  ['an endless id', `{"id":"${'1'.repeat(500)}","method":"irn_publish"}`, -32_600, 'invalid-request'],
  ['an endless number', `{"id":${'1'.repeat(500)},"method":"irn_publish"}`, -32_600, 'invalid-request'],
  ['a method that is a number', '{"id":1,"method":5}', -32_600, 'invalid-request'],
  ['no method and no result', '{"id":1}', -32_600, 'invalid-request'],
])('a frame that is %s is refused, and the connection stays', async (_name, frame, code, reason) => {
  const { url } = await start()
  const client = await connect(url)
  expect(JSON.parse(await client.send(frame))).toMatchObject({ error: { code, data: { reason } } })
  expect(await client.call('irn_subscribe', { topic })).toMatchObject({ result: expect.any(String) })
})

test('a binary frame is refused, and the connection stays', async () => {
  const { url } = await start()
  const client = await connect(url)
  const call = Buffer.from(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_publish', params: good }))
  const refused = client.send('null')
  client.socket.send(call)
  await refused
  expect(await client.send('null')).toContain('-32600')
  expect((await client.call('irn_fetchMessages', { topic })).result).toEqual({ messages: [], hasMore: false })
})

test.each<[string, object]>([
  ['irn_publish', { ...good, topic: 'x' }],
  ['irn_publish', { ...good, topic: topic.toUpperCase() }],
  ['irn_publish', { ...good, topic: 5 }],
  ['irn_publish', { ...good, message: '' }],
  ['irn_publish', { ...good, message: {} }],
  ['irn_publish', { ...good, ttl: 0 }],
  ['irn_publish', { ...good, ttl: -1 }],
  ['irn_publish', { ...good, ttl: '300' }],
  ['irn_publish', { ...good, ttl: 2_592_001 }],
  ['irn_publish', { ...good, tag: 1.5 }],
  ['irn_publish', { ...good, tag: '1' }],
  ['irn_publish', []],
  ['irn_batchPublish', {}],
  ['irn_batchPublish', { messages: [good, { ...good, topic: 'x' }] }],
  ['irn_batchPublish', { messages: [good, null] }],
  ['irn_subscribe', {}],
  ['irn_batchSubscribe', { topics: 'x' }],
  ['irn_batchSubscribe', { topics: [topic, 'x'] }],
  ['irn_unsubscribe', { id: 'x' }],
  ['irn_batchUnsubscribe', { subscriptions: ['x'] }],
  ['irn_fetchMessages', { topic: null }],
  ['irn_batchFetchMessages', { topics: [1] }],
  ['irn_batchReceive', { receipts: [{ topic }] }],
  ['wc_proposeSession', { sessionProposal: 'p', ttl: 300 }],
  ['wc_proposeSession', { pairingTopic: topic, ttl: 300 }],
  ['wc_approveSession', { pairingTopic: topic, sessionTopic: topic, sessionProposalResponse: 'r', ttl: 300 }],
  ['wc_approveSession', { pairingTopic: topic, sessionProposalResponse: 'r', sessionSettlementRequest: 's' }],
])('%s with params that are not valid changes nothing: %j', async (method, params) => {
  const { url } = await start()
  const [client, other] = [await connect(url), await connect(url)]
  const answer = await client.call(method, params)
  expect(answer).toMatchObject({ error: { code: -32_602, data: { reason: 'invalid-params' } } })
  expect((await other.call('irn_fetchMessages', { topic })).result).toEqual({ messages: [], hasMore: false })
  await other.call('irn_publish', good)
  await client.call('irn_fetchMessages', { topic })
  expect(client.pushes).toEqual([])
})

const refusal = (reason: string) => ({ error: { code: -32_005, data: { reason } } })

test('of all mailboxes, in the process', async () => {
  const { url } = await start({ limits: { mailboxBytes: 4_048 } })
  const [publisher, subscriber] = [await connect(url), await connect(url)]
  const [full, other] = [createTopic(), createTopic()]
  const publish = (topic: string, bytes: number) =>
    publisher.call('irn_publish', { ...good, topic, message: 'a'.repeat(bytes) })
  expect(await publish(full, 900)).toMatchObject({ result: true })
  expect(await publish(other, 101)).toMatchObject(refusal('mailbox-full'))
  expect(await publish(other, 100)).toMatchObject({ result: true })
  // Small ones are not free.
  expect(await publish(createTopic(), 1)).toMatchObject(refusal('mailbox-full'))
  await subscriber.call('irn_subscribe', { topic: full })
  await subscriber.waitForPushes(1)
  await expect.poll(() => publish(createTopic(), 900)).toMatchObject({ result: true })
})

describeRedis(
  'the limit of all mailboxes, in Redis',
  redis => {
    const start = createStart(redis)

    test('the publisher gets an error, and what was stored is delivered', async () => {
      // The memory of Redis is the limit, not the calls of one client.
      const { url } = await start({ limits: { burst: 100_000 } })
      const [publisher, subscriber] = [await connect(url), await connect(url)]
      const topic = createTopic()
      const message = (index: number) => `${index}:`.padEnd(60_000, 'x')
      let taken = 0
      for (;;) {
        const answer = await publisher.call('irn_publish', { ...good, topic, message: message(taken) })
        if (answer.error) {
          expect(answer).toMatchObject(refusal('mailbox-full'))
          break
        }
        taken += 1
      }
      expect(taken).toBeGreaterThan(0)
      const admin = new Redis(redis().url)
      await admin.config('SET', 'maxmemory', '100kb')
      expect(await subscriber.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
        result: expect.any(String),
      })
      await admin.config('SET', 'maxmemory', '6mb')
      admin.disconnect()
      await subscriber.call('irn_subscribe', { topic })
      expect(await subscriber.waitForPushes(taken)).toHaveLength(taken)
      await expect
        .poll(() => publisher.call('irn_publish', { ...good, topic, message: 'a' }))
        .toMatchObject({ result: true })
    })
  },
  ['--maxmemory', '6mb', '--maxmemory-policy', 'noeviction'],
)

describeOneDriver('limits', start => {
  test('of a message, to the byte', async () => {
    const { url } = await start()
    const client = await connect(url)
    const publish = (message: string) =>
      client.call('irn_publish', { ...good, topic: createTopic(), message })
    expect(await publish('a'.repeat(65_536))).toMatchObject({ result: true })
    expect(await publish('a'.repeat(65_537))).toMatchObject(refusal('message-too-large'))
    expect(await publish('é'.repeat(32_769))).toMatchObject(refusal('message-too-large'))
  })

  test('of a frame: the connection is closed', async () => {
    const { url } = await start({ limits: { frameBytes: 100_000 } })
    const client = await connect(url)
    client.socket.send('a'.repeat(100_001))
    expect(await client.closed).toMatchObject({ code: 1_009 })
  })

  test('of topics, topics that are subscribed already not counted', async () => {
    const { url } = await start({ limits: { topics: 3 } })
    const client = await connect(url)
    const topics = [createTopic(), createTopic(), createTopic()]
    expect(await client.call('irn_batchSubscribe', { topics })).toMatchObject({ result: expect.any(Array) })
    expect(await client.call('irn_batchSubscribe', { topics })).toMatchObject({ result: expect.any(Array) })
    const more = createTopic()
    const proposal = { pairingTopic: more, sessionProposal: 'p', ttl: 300 }
    expect(await client.call('irn_subscribe', { topic: more })).toMatchObject(refusal('too-many-topics'))
    expect(await client.call('wc_proposeSession', proposal)).toMatchObject(refusal('too-many-topics'))
    expect((await client.call('irn_fetchMessages', { topic: more })).result).toMatchObject({ messages: [] })
    await client.call('irn_unsubscribe', { topic: topics[0] })
    expect(await client.call('irn_subscribe', { topic: more })).toMatchObject({ result: expect.any(String) })
  })

  test('of one call', async () => {
    const { url } = await start({ limits: { batch: 2 } })
    const client = await connect(url)
    const topics = [createTopic(), createTopic(), createTopic()]
    const calls: [string, object][] = [
      ['irn_batchSubscribe', { topics }],
      ['irn_batchFetchMessages', { topics }],
      ['irn_batchPublish', { messages: [good, good, good] }],
      ['irn_batchUnsubscribe', { subscriptions: topics.map(topic => ({ topic })) }],
      ['irn_batchReceive', { receipts: topics.map(topic => ({ topic, messageId: 'x' })) }],
    ]
    for (const [method, params] of calls) {
      expect(await client.call(method, params)).toMatchObject(refusal('batch-too-large'))
    }
  })

  test('of the rate: calls are refused, and a client that goes on is disconnected', async () => {
    const { url } = await start({ limits: { rate: 1, burst: 5 } })
    const client = await connect(url)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.call('irn_subscribe', { topic: createTopic() })),
    )
    expect(answers.filter(answer => answer.error)).toHaveLength(5)
    expect(answers.at(-1)).toMatchObject(refusal('rate-exceeded'))
    for (let i = 0; i < 10; i++) client.socket.send('{}')
    expect(await client.closed).toMatchObject({ code: 1_008 })
  })

  test('of a mailbox: the publisher gets an error, and nothing that was stored is lost', async () => {
    const { url } = await start({ limits: { mailboxMessages: 3 } })
    const topic = createTopic()
    const [publisher, subscriber] = [await connect(url), await connect(url)]
    const publish = (message: string, ttl = 300) =>
      publisher.call('irn_publish', { ...good, topic, message, ttl })
    for (const message of ['a', 'b']) expect(await publish(message)).toMatchObject({ result: true })
    expect(await publish('short', 0.3)).toMatchObject({ result: true })
    expect(await publish('c')).toMatchObject(refusal('mailbox-full'))
    await expect.poll(() => publish('c')).toMatchObject({ result: true })
    expect(await publish('d')).toMatchObject(refusal('mailbox-full'))
    await subscriber.call('irn_subscribe', { topic })
    expect((await subscriber.waitForPushes(3)).map(push => push.message)).toEqual(['a', 'b', 'c'])
    await expect.poll(() => publish('d')).toMatchObject({ result: true })
  })

  test('of connections', async () => {
    const { url } = await start({ limits: { connections: 1 } })
    const first = await connect(url)
    const second = await connect(url)
    expect((await second.closed).code).toBe(1_006)
    await first.close()
    await expect.poll(async () => (await connect(url)).socket.readyState).toBe(first.socket.OPEN)
  })
})
