import { request } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from './connect.js'
import { createIdentity } from './createToken.js'
import { createTopic } from './createTopic.js'
import { createStart, describeDrivers } from './describeDrivers.js'
import { readMetric } from './readMetric.js'

describeDrivers('the end of a relay', start => {
  test('waits for acknowledgements, takes nothing more in and closes with 1001', async () => {
    const relay = await start({ limits: { drain: 60_000 } })
    const topic = createTopic()
    const [publisher, subscriber] = [
      await connect(relay.url),
      await connect(relay.url, { acknowledge: false }),
    ]
    await subscriber.call('irn_subscribe', { topic })
    await publisher.call('irn_publish', { topic, message: 'a', ttl: 300, tag: 1 })
    const [push] = await subscriber.waitForPushes(1)

    const closed = relay.close()
    expect(relay.close()).toBe(closed)
    const health = await fetch(`http://127.0.0.1:${relay.port}/healthz`)
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'draining', version: expect.any(String) },
    ])
    expect(await publisher.call('irn_publish', { topic, message: 'b', ttl: 300, tag: 1 })).toMatchObject({
      error: { code: -32_002, data: { reason: 'draining' } },
    })
    expect(await upgradeStatus(relay.port)).toBe(503)
    expect(publisher.socket.readyState).toBe(publisher.socket.OPEN)
    subscriber.acknowledge(push?.id ?? '')
    const end = { code: 1_001, reason: 'The relay is shutting down' }
    expect(await Promise.all([publisher.closed, subscriber.closed])).toEqual([end, end])
    await closed
    await expect(fetch(`http://127.0.0.1:${relay.port}/healthz`)).rejects.toThrow()
  })

  test('is not held up for ever by a client that acknowledges nothing', async () => {
    const relay = await start({ limits: { drain: 1 } })
    const topic = createTopic()
    const [publisher, subscriber] = [
      await connect(relay.url),
      await connect(relay.url, { acknowledge: false }),
    ]
    await subscriber.call('irn_subscribe', { topic })
    await publisher.call('irn_publish', { topic, message: 'a', ttl: 300, tag: 1 })
    await subscriber.waitForPushes(1)
    await relay.close()
    expect(await subscriber.closed).toMatchObject({ code: 1_001 })
  })
})

const start = createStart()

test('a clock that is set back does not hold up the end of a relay', async () => {
  const relay = await start({ limits: { drain: 1_000 } })
  const topic = createTopic()
  const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url, { acknowledge: false })]
  await subscriber.call('irn_subscribe', { topic })
  await publisher.call('irn_publish', { topic, message: 'a', ttl: 300, tag: 1 })
  await subscriber.waitForPushes(1)
  const closed = relay.close()
  // It waits for the acknowledgement by then.
  await fetch(`http://127.0.0.1:${relay.port}/healthz`)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await closed
  expect(await subscriber.closed).toMatchObject({ code: 1_001 })
})

test('a client that answers no ping is disconnected, another one is not', async () => {
  const relay = await start({ limits: { ping: 1 } })
  const [dead, living] = [await connect(relay.url, { pong: false }), await connect(relay.url)]
  let pings = 0
  living.socket.on('ping', () => pings++)
  expect(await dead.closed).toMatchObject({ code: 1_006 })
  await expect.poll(() => pings).toBeGreaterThan(2)
  expect(living.socket.readyState).toBe(living.socket.OPEN)
})

test('the relay reports its health and what it did', async () => {
  const relay = await start()
  const health = await fetch(`http://127.0.0.1:${relay.port}/healthz`)
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
  ])
  expect((await fetch(`http://127.0.0.1:${relay.port}/`)).status).toBe(404)

  const [one, two] = [createTopic(), createTopic()]
  const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url)]
  await subscriber.call('irn_subscribe', { topic: one })
  await publisher.call('irn_publish', { topic: one, message: 'a', ttl: 300, tag: 1 })
  await publisher.call('irn_publish', { topic: two, message: 'abc', ttl: 300, tag: 1 })
  await publisher.call('irn_publish', {})
  await subscriber.waitForPushes(1)
  await connect(relay.url, { token: 'x' })
  await subscriber.call('irn_fetchMessages', { topic: one })
  const expected = {
    relay_published_total: 2,
    relay_delivered_total: 1,
    relay_acknowledged_total: 1,
    'relay_refused_total{reason="invalid-params"}': 1,
    'relay_refused_total{reason="JWT validation error: token malformed"}': 1,
    relay_slow_readers_total: 0,
    relay_connections: 2,
    relay_topics: 1,
    relay_mailbox_messages: 1,
    relay_mailbox_bytes: 3,
    relay_draining: 0,
  }
  for (const [name, value] of Object.entries(expected))
    expect([name, await readMetric(relay, name)]).toEqual([name, value])
  await expect.poll(() => readMetric(relay, 'relay_event_loop_lag_seconds')).toBeGreaterThan(0)
  expect(await readMetric(relay, 'process_cpu_seconds_total')).toBeGreaterThan(0)
})

test('two relays in one process share nothing', async () => {
  const [one, other] = [await start(), await start()]
  const topic = createTopic()
  const identity = createIdentity()
  const publisher = await connect(one.url)
  const subscriber = await connect(other.url, { identity })
  await subscriber.call('irn_subscribe', { topic })
  await publisher.call('irn_publish', { topic, message: 'a', ttl: 300, tag: 1 })
  expect((await subscriber.call('irn_fetchMessages', { topic })).result).toMatchObject({ messages: [] })
  expect([
    await readMetric(one, 'relay_published_total'),
    await readMetric(other, 'relay_published_total'),
  ]).toEqual([1, 0])
})

function upgradeStatus(port: number): Promise<number | undefined> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers })
      .on('response', response => resolve(response.statusCode))
      .on('upgrade', (_response, socket) => {
        socket.destroy()
        resolve(101)
      })
      .on('error', reject)
      .end()
  })
}
