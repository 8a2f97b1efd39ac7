import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { open } from './open.js'
import { seal } from './seal.js'
import { startLoneClient } from './startLoneClient.js'
import { watchFaults } from './watchFaults.js'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
function heapMiB(): number {
  collect()
  return process.memoryUsage().heapUsed / 1_048_576
}

test('30,000 messages for unknown topics leave memory as it was after the first 10,000, and the client works', async () => {
  const faults = watchFaults()
  const lone = await startLoneClient()
  const { relay, client, line, state } = lone
  await client.restore()
  const before = state()
  const flood = async (count: number) => {
    for (let sent = 0; sent < count; sent += 500) {
      const batch = Array.from({ length: Math.min(500, count - sent) }, () => {
        const topic = crypto.randomUUID().replaceAll('-', '').repeat(2)
        return lone.push(seal(crypto.getRandomValues(new Uint8Array(32)), 'x'.repeat(1_500)), topic)
      })
      await Promise.all(batch)
      lone.relay.forget()
    }
  }
  // Fills the cache of 8,192 hashes.
  await flood(10_000)
  const full = heapMiB()
  await flood(20_000)
  expect(heapMiB() - full).toBeLessThan(2)

  const id = Date.now() * 1000
  await lone.push(seal(line.key, JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionPing' })))
  const answer = await relay.waitFor(() => relay.calls.find(({ method }) => method === 'irn_publish'))
  expect(JSON.parse(open(line.key, String(answer.params.message)))).toMatchObject({ id, result: true })
  expect(state()).toBe(before)
  expect(faults).toEqual([])
})

test('12,500 messages that open but are invalid are each refused, and not kept', async () => {
  const faults = watchFaults()
  const lone = await startLoneClient()
  await lone.client.restore()
  const before = lone.state()
  let id = Date.now() * 1000
  const flood = async (count: number) => {
    for (let sent = 0; sent < count; sent += 500) {
      const batch = Array.from({ length: 500 }, (_, index) => {
        id += 1
        const method = index % 2 ? 'wc_sessionUpdate' : `wc_${'x'.repeat(1_000)}`
        return lone.push(seal(lone.line.key, JSON.stringify({ id, jsonrpc: '2.0', method, params: null })))
      })
      await Promise.all(batch)
      expect(lone.relay.calls.filter(({ method }) => method === 'irn_publish')).toHaveLength(500)
      lone.relay.forget()
    }
  }
  await flood(8_500)
  const full = heapMiB()
  await flood(4_000)
  expect(heapMiB() - full).toBeLessThan(2)
  expect(lone.state()).toBe(before)
  expect(faults).toEqual([])
})
