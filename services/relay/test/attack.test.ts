import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumberId } from '../src/rpc/readNumberId.js'
import { connect } from './connect.js'
import { createIdentity, createToken } from './createToken.js'
import { createTopic } from './createTopic.js'
import { createStart } from './describeDrivers.js'
import { readMetric } from './readMetric.js'

const start = createStart()

/** Opens a raw socket with an upgrade request. It stays half open until the test ends it. */
async function openRaw(port: number, auth: string): Promise<Socket> {
  const socket = connectTcp({ host: '127.0.0.1', port, allowHalfOpen: true })
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    `GET /?auth=${auth} HTTP/1.1\r\nHost: relay\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  return socket
}

test('a peer that was turned away for want of room and stays does not hold up the end', async () => {
  const relay = await start({ limits: { connections: 1 } })
  await connect(relay.url)
  const stranger = await openRaw(relay.port, '')
  const [answer] = await once(stranger, 'data')
  expect(String(answer)).toContain('503')
  await relay.close()
  stranger.destroy()
})

test('a refused peer that never closes is not waited for', async () => {
  const relay = await start()
  const stranger = await openRaw(relay.port, 'x')
  const [answer] = await once(stranger, 'data')
  expect(String(answer)).toContain('101')
  await relay.close()
  stranger.destroy()
})

test('refused peers count as connections until they have closed, and are ended', async () => {
  const relay = await start({ limits: { connections: 1 } })
  const stranger = await openRaw(relay.port, 'x')
  await once(stranger, 'data')
  expect((await connect(relay.url)).socket.readyState).not.toBe(1)
  if (!stranger.readableEnded) await once(stranger.resume(), 'end')
  const client = await connect(relay.url)
  expect(client.socket.readyState).toBe(client.socket.OPEN)
})

test('a client that pings and does not read is disconnected, not answered without bound', async () => {
  const relay = await start()
  const flood = await openRaw(relay.port, createToken(createIdentity(), relay.url))
  await once(flood, 'data')
  flood.pause()
  // FIN, ping, masked with zeros, 125 bytes.
  const ping = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)])
  const pings = Buffer.concat(Array.from({ length: 500 }, () => ping))
  const write = () => {
    while (!flood.destroyed && flood.write(pings));
  }
  flood.on('drain', write)
  write()
  await expect.poll(() => readMetric(relay, 'relay_connections'), { timeout: 20_000 }).toBe(0)
  flood.destroy()
})

test('what a call has the mailbox read counts, also if nothing of it is for the caller', async () => {
  const { url } = await start({ limits: { burst: 20, rate: 1 } })
  const topic = createTopic()
  const fill = async (url: string) => {
    const client = await connect(url)
    for (let i = 0; i < 8; i++) {
      const message = `${i}`.padEnd(60_000, 'x')
      expect(await client.call('irn_publish', { topic, message, ttl: 300, tag: 1 })).toMatchObject({
        result: true,
      })
    }
    return client
  }
  const refused = { error: { data: { reason: 'rate-exceeded' } } }
  const own = await fill(url)
  expect(await own.call('irn_fetchMessages', { topic })).toMatchObject(refused)
  const receipts = [{ topic, messageId: 'none' }]
  const stranger = await connect(url)
  expect(await stranger.call('irn_batchReceive', { receipts })).toMatchObject(refused)
})

test('the id of a frame is found behind strings of any length', () => {
  for (const filling of ['a'.repeat(12_000_000), '\\n'.repeat(6_000_000), '\\"'.repeat(6_000_000)]) {
    const frame = `{"x":"${filling}","id":1759000000000123456,"method":"irn_none"}`
    expect(readNumberId(frame)).toBe('1759000000000123456')
  }
})

test('the id of a frame is its own, whatever stands around it', () => {
  const name = fc.constantFrom('id', 'x', '"id":7,', '\\', '\\"')
  const value = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, value)),
      fc.integer(),
      fc.array(fc.tuple(name, value)),
      (before, id, after) => {
        const entries = [
          ...before.map(([name, value]) => `${JSON.stringify(name)} : ${JSON.stringify(value)}`),
          `"id":${id}`,
          ...after
            .filter(([name]) => name !== 'id')
            .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`),
        ]
        expect(readNumberId(`{${entries.join(' ,')}}`)).toBe(String(id))
      },
    ),
  )
})
