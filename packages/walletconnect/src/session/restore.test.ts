import { startRelay } from '@latchkit/relay'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import { type Pair, startPair } from '../../test/startPair.js'
import { storedEntries, storedSession } from '../../test/tabs.js'
import { createWalletConnect } from '../createWalletConnect.js'

let pair: Pair | undefined
afterEach(async () => {
  vi.useRealTimers()
  await pair?.stop()
  pair = undefined
})

test('opens no socket when nothing is stored', async () => {
  pair = await startPair()
  const emitted: unknown[] = []
  pair.client.on('relay', payload => emitted.push(payload))
  expect(await pair.client.restore()).toEqual([])
  expect(emitted).toEqual([])
})

test('what waited at the relay arrives first: an update, then the end of another session', async () => {
  pair = await startPair()
  const { session: kept, line } = await pair.connect()
  const { session: ended, line: other } = await pair.connect()
  pair.client.destroy()
  const namespaces = { eip155: { methods: ['personal_sign'], events: [], accounts: ['eip155:10:0xab'] } }
  const { peer } = pair
  const say = (to: typeof line, method: string, params: object) =>
    peer.say(to, { id: peer.nextId(), jsonrpc: '2.0', method, params })
  await say(line, 'wc_sessionUpdate', { namespaces })
  await say(other, 'wc_sessionDelete', { code: 6000, message: 'bye' })
  pair.reload()
  const emitted: unknown[] = []
  pair.client.on('end', payload => emitted.push(payload))
  expect(await pair.client.restore()).toEqual([{ ...kept, namespaces }])
  expect(emitted).toEqual([{ topic: ended.topic, reason: { code: 6000, message: 'bye' } }])
  // Both were answered, once each, although the relay pushes what was fetched as well.
  expect((await peer.ask(line, 'wc_sessionPing')).result).toBe(true)
  const answers = peer.received.filter(({ method, result }) => method === undefined && result === true)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
})

test('settles with what is stored when the relay is away, within ten seconds, and goes on trying', async () => {
  const gone = await startRelay({ port: 0 })
  await gone.close()
  const stored = storedSession()
  const { topic } = stored.session
  const storage = memoryStorage(storedEntries({ [topic]: stored }))
  const client = createWalletConnect({
    relayUrl: gone.url,
    metadata: { name: 'Dapp' },
    storage,
    storageKey: 'app',
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const begun = new Promise(resolve => client.on('relay', resolve))
  let sessions: unknown
  const restored = client.restore().then(result => {
    sessions = result
  })
  await begun
  const start = Date.now()
  while (sessions === undefined) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise(resolve => setImmediate(resolve))
  }
  await restored
  expect(Date.now() - start).toBeLessThanOrEqual(10_000)
  vi.useRealTimers()
  expect(sessions).toMatchObject([{ topic }])

  const opened = new Promise(resolve => {
    client.on('relay', ({ status }) => status === 'open' && resolve(status))
  })
  const back = await startRelay({ port: gone.port })
  // A call of the page triggers a retry.
  const pinged = client.ping({ topic })
  pinged.catch(() => {})
  await opened
  client.destroy()
  await back.close()
})
