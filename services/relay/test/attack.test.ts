import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { connect } from './connect.js'
import { createIdentity, createToken } from './createToken.js'
import { createStart } from './describeDrivers.js'
import { readMetric } from './readMetric.js'

const start = createStart()

/** A peer that speaks the bytes by itself, and ends its side only when it is told to. */
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
