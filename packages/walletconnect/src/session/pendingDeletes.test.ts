import { type RunningRelay, startRelay } from '@latchkit/relay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import { type Pair, startPair } from '../../test/startPair.js'
import { startTab, storedSession, symKey } from '../../test/tabs.js'
import { pendingDeleteLimit } from '../constants.js'
import { disconnect } from './pendingDeletes.js'
import { restore } from './restore.js'
import { saveSession } from './sessions.js'

let pair: Pair
let back: RunningRelay | undefined
const key = 'app.deletes'

beforeEach(async () => {
  pair = await startPair()
})
afterEach(async () => {
  vi.useRealTimers()
  await pair.stop()
  await back?.close()
  back = undefined
})

/** Ends the session while the relay is unavailable; resolves when the first attempt has timed out. */
async function disconnectAlone() {
  const { session, line } = await pair.connect()
  await pair.relay.close()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const begun = Date.now()
  const ended = pair.client.disconnect({ topic: session.topic })
  expect(pair.client.getSessions()).toEqual([])
  await passing(ended)
  expect(Date.now() - begun).toBeLessThanOrEqual(10_500)
  return { line }
}

/** Advances the fake clock, and lets the sockets work, until a condition holds. */
async function passing(happens: Promise<unknown>) {
  let over = false
  const end = happens.then(() => {
    over = true
  })
  while (!over) {
    await vi.advanceTimersByTimeAsync(500)
    await new Promise(resolve => setImmediate(resolve))
  }
  await end
}
const deleted = (topic: string) => pair.peer.waitFor(topic, ({ method }) => method === 'wc_sessionDelete')

test('a session that ended while the relay was unavailable: the wallet is notified when it is available again', async () => {
  const { line } = await disconnectAlone()
  back = await startRelay({ port: pair.relay.port })
  const end = deleted(line.topic)
  await passing(end)
  expect((await end).params).toEqual({ code: 6000, message: 'User disconnected' })
  vi.useRealTimers()
  await expect.poll(() => pair.storage.get(key)).toBeUndefined()
})

test('the same after a reload: nothing of the session is left, and it is no reason to have one', async () => {
  const { line } = await disconnectAlone()
  vi.useRealTimers()
  pair.reload()
  const kept = pair.storage.get(key) ?? ''
  expect(kept).toContain(line.topic)
  // Already encrypted, as the key was removed with the session.
  expect(kept).not.toContain(Buffer.from(line.symKey).toString('hex'))
  back = await startRelay({ port: pair.relay.port })
  expect(await pair.client.restore()).toEqual([])
  await deleted(line.topic)
  await expect.poll(() => pair.storage.get(key)).toBeUndefined()
})

test('what the relay accepted is not sent again', async () => {
  const { session, line } = await pair.connect()
  await pair.client.disconnect({ topic: session.topic })
  await deleted(line.topic)
  expect(pair.storage.get(key)).toBeUndefined()
})

test('a wallet in which the session has expired is not notified', async () => {
  const storage = memoryStorage()
  const tab = startTab(storage, symKey)
  tab.context.pendingDeletes.add({
    topic: 'a'.repeat(64),
    message: 'AAAA',
    until: Math.floor(Date.now() / 1000),
  })
  await restore(tab.context)
  expect(tab.published).toEqual([])
})

test('the last 16 are kept', async () => {
  const storage = memoryStorage()
  const tab = startTab(storage, symKey)
  tab.context.relay.publish = () => Promise.reject(new TypeError('away'))
  const topics = Array.from({ length: pendingDeleteLimit + 1 }, (_, index) => `${index}`.padStart(64, '0'))
  for (const topic of topics) {
    saveSession(tab.context, storedSession({ topic }))
    await disconnect(tab.context, { topic })
  }
  expect(tab.context.pendingDeletes.list().map(({ topic }) => topic)).toEqual(topics.slice(1))
})

test.each(['', '{', 'null', '9999999999 x y', `9999999999 ${'a'.repeat(64)} `, `x ${'a'.repeat(64)} y`])(
  'a broken list, %j, is none',
  async value => {
    const tab = startTab(memoryStorage(new Map([[key, value]])), symKey)
    await restore(tab.context)
    expect(tab.published).toEqual([])
    saveSession(tab.context, storedSession())
    await disconnect(tab.context, storedSession().session)
    expect(tab.published).toHaveLength(1)
  },
)
