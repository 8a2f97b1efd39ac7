import { startRelay } from '@latchkit/relay'
import { expect, it } from 'vitest'
import { randomBytes } from '../crypto/randomBytes.js'
import { toHex } from '../crypto/toHex.js'
import { createRelay } from './createRelay.js'

function memory() {
  const map = new Map<string, string>()
  return {
    get: (k: string) => map.get(k),
    set: (k: string, v: string) => void map.set(k, v),
    remove: (k: string) => void map.delete(k),
  }
}

it('works', async () => {
  const server = await startRelay({ port: 0 })
  const [a, b] = [1, 2].map(() => createRelay({ relayUrl: server.url, storage: memory(), storageKey: 'x' }))
  if (!a || !b) return
  const topic = toHex(randomBytes(32))
  const got = new Promise(resolve => a.onMessage(resolve))
  expect(a.getStatus()).toBe('idle')
  await a.subscribe(topic)
  await b.publish({ topic, message: 'AAAA', ttl: 300, tag: 1108 })
  expect(await got).toEqual({ topic, message: 'AAAA', owner: true })
  a.destroy()
  b.destroy()
  await server.close()
})
