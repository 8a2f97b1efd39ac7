import { findRedis, startSentinels } from '@latchkit/service-base/testing'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from './connect.js'
import { createTopic } from './createTopic.js'
import { createStart } from './describeDrivers.js'

const start = createStart()
const limits = { rate: 1e6, burst: 1e6, mailboxMessages: 1e6, ownerMessages: 1e6, addressMessages: 1e6 }
const file = findRedis()

test.skipIf(!file)(
  'nothing that was acknowledged is lost when Redis fails over',
  async () => {
    const redis = await startSentinels(file ?? '')
    onTestFinished(() => redis.stop())
    const relay = await start({ redisUrl: redis.url, redisReplicas: 1, limits })
    const topic = createTopic()
    const publisher = await connect(relay.url)
    const acknowledged: string[] = []
    let isOver = false
    const publishing = (async () => {
      for (let number = 0; !isOver || acknowledged.length < 200; number++) {
        const message = `m${number}`
        const publication = { topic, message, ttl: 300, tag: 1 }
        // Until it is acknowledged, as clients do.
        while ((await publisher.call('irn_publish', publication)).error);
        acknowledged.push(message)
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
    await redis.failOver()
    await redis.addReplica()
    isOver = true
    await publishing
    const subscriber = await connect(relay.url)
    await subscriber.call('irn_subscribe', { topic })
    const pushes = await subscriber.waitForPushes(acknowledged.length)
    expect(pushes.map(({ message }) => message)).toEqual(acknowledged)
  },
  60_000,
)
