import { expect, onTestFinished, test } from 'vitest'
import { createRelay } from '../../src/relay/createRelay.js'
import { memoryStorage } from '../memoryStorage.js'
import { startHostileRelay } from './startHostileRelay.js'

test('calls of one millisecond have their own ids: each is answered', async () => {
  const relay = await startHostileRelay()
  const now = Date.now()
  const client = createRelay({
    relayUrl: relay.url,
    storage: memoryStorage(),
    storageKey: 'app',
    environment: { now: () => now },
  })
  onTestFinished(async () => {
    client.destroy()
    await relay.stop()
  })
  const message = { topic: 'a'.repeat(64), message: 'AAAA', tag: 1108, ttl: 300 }
  await Promise.all(Array.from({ length: 5_000 }, () => client.publish(message)))
  expect(new Set(relay.calls.map(({ id }) => id)).size).toBe(5_000)
}, 30_000)
