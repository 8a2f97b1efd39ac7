import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from './connect.js'
import { createTopic } from './createTopic.js'
import { createStart } from './describeDrivers.js'

const hour = 3_600_000
const start = createStart()

test.each([
  ['without a ttl six hours', {}, 2_592_000, 6 * hour],
  ['without a ttl no longer than the relay allows', {}, 3_600, hour],
  ['with a ttl as long as it says', { ttl: 300 }, 2_592_000, 300_000],
])('a message lives %s', async (_, fields, limit, life) => {
  // Only the clock: sockets and the sweep of the relay need real timers.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url } = await start({ limits: { ttl: limit } })
  const [publisher, reader] = [await connect(url), await connect(url)]
  const topic = createTopic()
  const params = { topic, message: 'a', tag: 1_108, ...fields }
  expect(await publisher.call('irn_publish', params)).toMatchObject({ result: true })
  const read = () => reader.call('irn_fetchMessages', { topic })
  vi.setSystemTime(Date.now() + life - 1_000)
  expect(await read()).toMatchObject({ result: { messages: [{ message: 'a' }] } })
  vi.setSystemTime(Date.now() + 1_000)
  expect(await read()).toMatchObject({ result: { messages: [] } })
})
