import { expect, test } from 'vitest'
import { connect } from './connect.js'
import { createIdentity } from './createToken.js'
import { createTopic } from './createTopic.js'
import { describeOneDriver } from './describeDrivers.js'
import { readMetric } from './readMetric.js'

const count = 300
const texts = Array.from({ length: count }, (_, index) => `${index}:`.padEnd(60_000, 'x'))
const limits = {
  inFlight: 1_000,
  mailboxMessages: 1_000,
  burst: 10_000,
  bufferedBytes: 65_536,
  ownerBytes: 1e9,
  addressBytes: 1e9,
}

describeOneDriver('a client that does not read', start => {
  test('is not buffered without bound, and gets everything once it reads', async () => {
    const relay = await start({ limits: { ...limits, stall: 600_000 } })
    const topic = createTopic()
    const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url)]
    await subscriber.call('irn_subscribe', { topic })
    subscriber.socket.pause()
    for (const message of texts) await publisher.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
    expect(await readMetric(relay, 'relay_slow_readers_total')).toBe(1)
    expect(await readMetric(relay, 'relay_delivered_total')).toBeLessThan(count)
    subscriber.socket.resume()
    const pushes = await subscriber.waitForPushes(count)
    expect(pushes.map(push => push.message.split(':')[0])).toEqual(texts.map((_, index) => String(index)))
    expect(pushes).toHaveLength(count)
  })

  test('is disconnected after a while, and its mailbox is kept', async () => {
    const relay = await start({ limits: { ...limits, stall: 1 } })
    const topic = createTopic()
    const identity = createIdentity()
    const [publisher, subscriber] = [await connect(relay.url), await connect(relay.url, { identity })]
    await subscriber.call('irn_subscribe', { topic })
    subscriber.socket.pause()
    for (const message of texts) await publisher.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
    await expect.poll(() => readMetric(relay, 'relay_connections')).toBe(1)
    const again = await connect(relay.url, { identity })
    await again.call('irn_subscribe', { topic })
    const pushes = await again.waitForPushes(count)
    expect(new Set(pushes.map(push => push.message)).size).toBe(count)
  })
})
