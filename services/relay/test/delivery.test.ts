import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect } from './connect.js'
import { createIdentity } from './createToken.js'
import { createTopic } from './createTopic.js'
import { describeDrivers } from './describeDrivers.js'

const message = (topic: string, text: string, ttl = 300) => ({
  topic,
  message: text,
  ttl,
  tag: 1_108,
  prompt: true,
})
const done = { result: true }

describeDrivers('delivery', start => {
  test('a message goes to the subscribers and not back to its publisher', async () => {
    const { url } = await start()
    const topic = createTopic()
    const publisher = await connect(url)
    const [one, other, same] = [
      await connect(url),
      await connect(url),
      await connect(url, { identity: publisher.identity }),
    ]
    for (const client of [publisher, one, other, same]) {
      const id = hash('sha256', topic + client.identity.clientId)
      expect(await client.call('irn_subscribe', { topic })).toMatchObject({ result: id })
    }
    expect(await publisher.call('irn_publish', message(topic, 'a'))).toMatchObject(done)
    for (const client of [one, other]) {
      const [push] = await client.waitForPushes(1)
      expect(push).toMatchObject({ topic, message: 'a', tag: 1_108, publishedAt: expect.any(Number) })
      expect(push?.id).toMatch(/^\d{19}$/)
      expect(push?.frame).toContain(`"id":"${push?.id}"`)
      expect(JSON.parse(push?.frame ?? '').params.id).toBe(hash('sha256', topic + client.identity.clientId))
    }
    await one.call('irn_publish', message(topic, 'b'))
    await same.waitForPushes(1)
    expect([publisher.pushes.length, same.pushes.length]).toEqual([1, 1])
    expect(same.pushes).toMatchObject([{ message: 'b' }])
  })

  test('a message waits for a subscriber that comes later, until one acknowledged it', async () => {
    const { url } = await start()
    const topic = createTopic()
    const publisher = await connect(url)
    for (const text of ['a', 'b', 'c']) await publisher.call('irn_publish', message(topic, text))
    const late = await connect(url, { acknowledge: false })
    await late.call('irn_subscribe', { topic })
    const pushes = await late.waitForPushes(3)
    expect(pushes.map(push => push.message)).toEqual(['a', 'b', 'c'])
    expect(pushes.map(push => push.id)).toEqual(pushes.map(push => push.id).sort())
    late.acknowledge(pushes[1]?.id ?? '')
    const fetched = await late.call('irn_fetchMessages', { topic })
    expect(fetched.result).toMatchObject({ messages: [{ message: 'a' }, { message: 'c' }], hasMore: false })
  })

  test('what was not acknowledged is pushed again after a reconnect', async () => {
    const { url } = await start()
    const topic = createTopic()
    const [publisher, first] = [await connect(url), await connect(url, { acknowledge: false })]
    await first.call('irn_subscribe', { topic })
    for (const text of ['a', 'b']) await publisher.call('irn_publish', message(topic, text))
    const [a] = await first.waitForPushes(2)
    first.acknowledge(a?.id ?? '')
    await first.call('irn_fetchMessages', { topic })
    first.socket.terminate()
    const second = await connect(url, { identity: first.identity })
    await second.call('irn_batchSubscribe', { topics: [topic] })
    expect(await second.waitForPushes(1)).toMatchObject([{ message: 'b' }])
    await second.close()
    const third = await connect(url, { identity: first.identity })
    await third.call('irn_subscribe', { topic })
    expect((await third.call('irn_fetchMessages', { topic })).result).toEqual({
      messages: [],
      hasMore: false,
    })
    expect(third.pushes).toEqual([])
  })

  test('dropped connections lose nothing', async () => {
    const relay = await start()
    const topic = createTopic()
    const [publisher, subscriber] = [
      await connect(relay.url),
      await connect(relay.url, { acknowledge: false }),
    ]
    await subscriber.call('irn_subscribe', { topic })
    await publisher.call('irn_publish', message(topic, 'a'))
    await subscriber.waitForPushes(1)
    relay.dropConnections()
    expect(await subscriber.closed).toMatchObject({ code: 1_006 })
    expect(await publisher.closed).toMatchObject({ code: 1_006 })
    const again = await connect(relay.url, { identity: subscriber.identity })
    await again.call('irn_subscribe', { topic })
    expect(await again.waitForPushes(1)).toMatchObject([{ message: 'a' }])
  })

  test('only the connection that got a push can acknowledge it, and only with true', async () => {
    const { url } = await start()
    const topic = createTopic()
    const [publisher, subscriber] = [await connect(url), await connect(url, { acknowledge: false })]
    const stranger = await connect(url)
    await subscriber.call('irn_subscribe', { topic })
    await publisher.call('irn_publish', message(topic, 'a'))
    const [push] = await subscriber.waitForPushes(1)
    stranger.acknowledge(push?.id ?? '')
    publisher.acknowledge(push?.id ?? '')
    subscriber.socket.send(
      JSON.stringify({ id: push?.id, jsonrpc: '2.0', error: { code: 1, message: 'no' } }),
    )
    subscriber.acknowledge(push?.id ?? '')
    for (const client of [stranger, publisher, subscriber]) await client.call('irn_unsubscribe', { topic })
    expect((await stranger.call('irn_fetchMessages', { topic })).result).toMatchObject({
      messages: [{ message: 'a' }],
    })
  })

  test('the same message published twice while it waits is delivered once', async () => {
    const { url } = await start()
    const topic = createTopic()
    const [publisher, subscriber] = [await connect(url), await connect(url, { acknowledge: false })]
    await subscriber.call('irn_subscribe', { topic })
    for (let i = 0; i < 3; i++) {
      expect(await publisher.call('irn_publish', message(topic, 'a'))).toMatchObject(done)
    }
    await publisher.call('irn_publish', message(topic, 'b'))
    expect((await subscriber.waitForPushes(2)).map(push => push.message)).toEqual(['a', 'b'])
  })

  test('a message is gone when its time is over', async () => {
    const { url } = await start()
    const topic = createTopic()
    const publisher = await connect(url)
    const reader = await connect(url)
    await publisher.call('irn_publish', message(topic, 'short', 0.2))
    await publisher.call('irn_publish', message(topic, 'long', 300))
    const texts = async () => {
      const { result } = await reader.call('irn_fetchMessages', { topic })
      return (result as { messages: { message: string }[] }).messages.map(entry => entry.message)
    }
    await expect.poll(texts).toEqual(['long'])
    await reader.call('irn_subscribe', { topic })
    expect(await reader.waitForPushes(1)).toMatchObject([{ message: 'long' }])
  })

  test('nothing comes for a topic after it was unsubscribed', async () => {
    const { url } = await start()
    const [one, two] = [createTopic(), createTopic()]
    const [publisher, subscriber] = [await connect(url), await connect(url)]
    await subscriber.call('irn_batchSubscribe', { topics: [one, two] })
    const id = hash('sha256', one + subscriber.identity.clientId)
    expect(await subscriber.call('irn_unsubscribe', { topic: one, id })).toMatchObject(done)
    await publisher.call('irn_publish', message(one, 'a'))
    await publisher.call('irn_publish', message(two, 'b'))
    expect(await subscriber.waitForPushes(1)).toMatchObject([{ topic: two }])
    await subscriber.call('irn_batchUnsubscribe', { subscriptions: [{ topic: two, id }] })
    await publisher.call('irn_publish', message(two, 'c'))
    await subscriber.call('irn_fetchMessages', { topic: one })
    expect(subscriber.pushes.length).toBe(1)
  })

  test('the batch calls', async () => {
    const { url } = await start()
    const topics = [createTopic(), createTopic()]
    const [publisher, subscriber] = [await connect(url), await connect(url, { acknowledge: false })]
    const messages = topics.map((topic, index) => message(topic, `m${index}`))
    expect(await publisher.call('irn_batchPublish', { messages })).toMatchObject(done)
    const ids = topics.map(topic => hash('sha256', topic + subscriber.identity.clientId))
    expect(await subscriber.call('irn_batchSubscribe', { topics })).toMatchObject({ result: ids })
    await subscriber.waitForPushes(2)
    const fetched = {
      messages: [
        { topic: topics[0], message: 'm0' },
        { topic: topics[1], message: 'm1' },
      ],
    }
    expect((await subscriber.call('irn_batchFetchMessages', { topics })).result).toMatchObject(fetched)
    expect((await publisher.call('irn_batchFetchMessages', { topics })).result).toEqual({
      messages: [],
      hasMore: false,
    })
    const receipts = [{ topic: topics[0], messageId: hash('sha256', 'm0') }]
    expect(await publisher.call('irn_batchReceive', { receipts })).toMatchObject(done)
    expect(await subscriber.call('irn_batchReceive', { receipts })).toMatchObject(done)
    expect((await subscriber.call('irn_batchFetchMessages', { topics })).result).toMatchObject({
      messages: [{ message: 'm1' }],
    })
  })

  test('a session is proposed and approved in two calls, and no client subscribes by itself', async () => {
    const { url } = await start()
    const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
    const [dapp, wallet] = [await connect(url), await connect(url)]
    const proposal = { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 }
    expect(await dapp.call('wc_proposeSession', proposal)).toMatchObject(done)
    await wallet.call('irn_subscribe', { topic: pairingTopic })
    expect(await wallet.waitForPushes(1)).toMatchObject([
      { topic: pairingTopic, message: 'proposal', tag: 1_100 },
    ])
    const approval = {
      pairingTopic,
      sessionTopic,
      sessionProposalResponse: 'response',
      sessionSettlementRequest: 'settle',
      ttl: 300,
      correlationId: 1,
    }
    expect(await wallet.call('wc_approveSession', approval)).toMatchObject(done)
    expect(await dapp.waitForPushes(1)).toMatchObject([
      { topic: pairingTopic, message: 'response', tag: 1_101 },
    ])
    await dapp.call('irn_subscribe', { topic: sessionTopic })
    expect(await dapp.waitForPushes(2)).toMatchObject([
      {},
      { topic: sessionTopic, message: 'settle', tag: 1_102 },
    ])
    await dapp.call('irn_publish', { ...message(sessionTopic, 'settled'), tag: 1_103 })
    expect(await wallet.waitForPushes(2)).toMatchObject([{}, { topic: sessionTopic, message: 'settled' }])
  })

  test('a client that has enough in flight gets the rest in order, as it acknowledges', async () => {
    const { url } = await start({ limits: { inFlight: 4 } })
    const topic = createTopic()
    const identity = createIdentity()
    const [publisher, subscriber] = [await connect(url), await connect(url, { identity, acknowledge: false })]
    await subscriber.call('irn_subscribe', { topic })
    const texts = Array.from({ length: 40 }, (_, index) => `m${index}`)
    for (const text of texts) await publisher.call('irn_publish', message(topic, text))
    await subscriber.waitForPushes(4)
    await subscriber.call('irn_fetchMessages', { topic })
    expect(subscriber.pushes.length).toBe(4)
    for (let acknowledged = 0; acknowledged < texts.length; acknowledged++) {
      const pushes = await subscriber.waitForPushes(acknowledged + 1)
      subscriber.acknowledge(pushes[acknowledged]?.id ?? '')
    }
    expect(subscriber.pushes.map(push => push.message)).toEqual(texts)
  })
})
