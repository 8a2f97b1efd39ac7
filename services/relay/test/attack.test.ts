import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { openServer } from '@latchkit/service-base'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { createSocketListeners } from '../src/connection/acceptConnection.js'
import { createNode } from '../src/createNode.js'
import { handleUpgrade } from '../src/http/handleUpgrade.js'
import { readNumberId } from '../src/rpc/readNumberId.js'
import { limitsSchema } from '../src/settings.js'
import { connect } from './connect.js'
import { createIdentity, createToken } from './createToken.js'
import { createTopic } from './createTopic.js'
import { createStart } from './describeDrivers.js'
import { readMetric } from './readMetric.js'
import { startProcess } from './startProcess.js'

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
  const pings = Buffer.concat(Array.from({ length: 500 }, () => writeFrame(0x9, Buffer.alloc(125))))
  const write = () => {
    while (!flood.destroyed && flood.write(pings));
  }
  flood.on('drain', write)
  write()
  await expect.poll(() => readMetric(relay, 'relay_connections')).toBe(0)
  flood.destroy()
})

/** A frame with FIN, masked with zeros, whose payload has at most 125 bytes. */
function writeFrame(opcode: number, payload: Buffer, isLast = true): Buffer {
  const head = [opcode | (isLast ? 0x80 : 0), 0x80 | payload.length, 0, 0, 0, 0]
  return Buffer.concat([Buffer.from(head), payload])
}

test.each([
  ['pings', Array.from({ length: 2_000 }, () => writeFrame(0x9, Buffer.alloc(0)))],
  ['pongs', Array.from({ length: 2_000 }, () => writeFrame(0xa, Buffer.alloc(0)))],
  ['fragments', Array.from({ length: 200 }, (_, i) => writeFrame(i ? 0x0 : 0x1, Buffer.alloc(1), false))],
])('C48: a flood of %s, which are no calls, ends its connection', async (_, frames) => {
  const relay = await start({ limits: { rate: 1, burst: 20 } })
  const flood = await openRaw(relay.port, createToken(createIdentity(), relay.url))
  await once(flood, 'data')
  flood.resume()
  flood.write(Buffer.concat(frames))
  await expect.poll(() => readMetric(relay, 'relay_connections')).toBe(0)
  flood.destroy()
})

test('C48: large frames are charged before they are parsed, and a client that goes on is disconnected', async () => {
  const relay = await start({ limits: { rate: 1, burst: 100 } })
  const client = await connect(relay.url)
  const frame = JSON.stringify({ id: 1, method: 'irn_none', params: { x: 'x'.repeat(100_000) } })
  const frames: unknown[] = []
  client.socket.on('message', data => frames.push(JSON.parse(String(data))))
  for (let i = 0; i < 50; i++) client.socket.send(frame)
  expect(await client.closed).toMatchObject({ code: 1_008 })
  // Each costs 25 calls of the 100 that it has and the 100 that it may owe.
  expect(frames.length).toBeLessThan(10)
})

test('C48: a frame with deeply nested values is refused, not parsed', async () => {
  const { url } = await start()
  const client = await connect(url)
  const topic = createTopic()
  const unsubscribe = (x: string) =>
    client.send(`{"id":1,"method":"irn_unsubscribe","params":{"topic":"${topic}","x":${x}}}`)
  expect(await unsubscribe(`"${'['.repeat(5_000)}\\""`)).toContain('"result":true')
  expect(await unsubscribe(`[${'[{}],'.repeat(1_000)}0]`)).toContain('"result":true')
  expect(await unsubscribe('['.repeat(100_000) + ']'.repeat(100_000))).toContain('nested too deeply')
})

test('what a call has the mailbox read counts, also if nothing of it is for the caller', async () => {
  const relay = await start()
  const topic = createTopic()
  const [own, stranger] = [await connect(relay.url), await connect(relay.url)]
  for (let i = 0; i < 8; i++) {
    const message = `${i}`.padEnd(60_000, 'x')
    expect(await own.call('irn_publish', { topic, message, ttl: 300, tag: 1 })).toMatchObject({
      result: true,
    })
  }
  const readWork = async () => (await readMetric(relay, 'relay_work_total')) ?? 0
  const before = await readWork()
  expect((await own.call('irn_fetchMessages', { topic })).result).toEqual({ messages: [], hasMore: false })
  const between = await readWork()
  expect(between - before).toBeGreaterThan((8 * 60_000) / 4_096)
  const receipts = [{ topic, messageId: 'none' }]
  expect(await stranger.call('irn_batchReceive', { receipts })).toMatchObject({ result: true })
  expect((await readWork()) - between).toBeGreaterThan((8 * 60_000) / 4_096)
})

test('the id of a frame is found behind strings of any length', () => {
  for (const filling of ['a'.repeat(12_000_000), '\\n'.repeat(6_000_000), '\\"'.repeat(6_000_000)]) {
    const frame = `{"x":"${filling}","id":1759000000000123456,"method":"irn_none"}`
    expect(readNumberId(frame)).toBe('1759000000000123456')
  }
})

test('the id of a frame is its own, whatever surrounds it', () => {
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

const methods = ['publish', 'batchPublish', 'subscribe', 'batchSubscribe', 'unsubscribe', 'batchUnsubscribe']
  .concat(['fetchMessages', 'batchFetchMessages', 'batchReceive', 'none'])
  .map(name => `irn_${name}`)
  .concat(['wc_proposeSession', 'wc_approveSession', 'constructor', '__proto__'])
const fields = ['topic', 'topics', 'message', 'messages', 'ttl', 'tag', 'subscriptions', 'receipts'].concat([
  'pairingTopic',
  'sessionTopic',
  'sessionProposal',
  '__proto__',
  'constructor',
])

const scalars = ['1', '0', '-0', '1.5', '1e999', '"x"', '""', 'true', 'false', 'null']
const arrays = ['[]', '[1]', '[null]', '[[]]', '[{"id":1,"result":true}]', '["result"]']
const deep = ['[', '{"a":', '[{"a":'].map(open => {
  const close = [...open].reverse().map(sign => (sign === '[' ? ']' : sign === '{' ? '}' : ''))
  return open.repeat(100_000) + (open.endsWith(':') ? '1' : '') + close.join('').repeat(100_000)
})
const huge = [`"${'x'.repeat(1_000_000)}"`, '9'.repeat(1_000_000), `[${'1,'.repeat(500_000)}1]`]

/** Values of JSON in a text: what a parser returns, and what it may run out of stack or memory on. */
const json = fc.oneof(fc.constantFrom(...scalars, ...arrays, ...deep, ...huge, `"${createTopic()}"`), {
  weight: 2,
  arbitrary: fc.json({ maxDepth: 3 }),
})
const params = fc.dictionary(fc.constantFrom(...fields), json, { maxKeys: 4 }).map(writeObject)
const call = fc
  .record(
    {
      id: fc.oneof(fc.constant('1'), json),
      method: fc.oneof(
        fc.constantFrom(...methods).map(name => JSON.stringify(name)),
        json,
      ),
      params: fc.oneof(params, json),
      result: json,
      error: json,
    },
    { requiredKeys: [] },
  )
  .map(writeObject)

function writeObject(entries: { readonly [name: string]: string }): string {
  const texts = Object.entries(entries).map(([name, value]) => `${JSON.stringify(name)}:${value}`)
  return `{${texts.join(',')}}`
}

test('C48: no frame ends the process, whatever JSON or text it is', async () => {
  const unlimited = { LIMIT_BURST: '1000000', LIMIT_ADDRESS_BURST: '1000000' }
  const relay = await startProcess({ ...unlimited, LIMIT_FRAME_BYTES: '8388608' })
  onTestFinished(async () => {
    relay.child.kill('SIGKILL')
    await relay.ended
  })
  const bystander = await connect(relay.url)
  const check = async (frame: string | Buffer) => {
    const stranger = await connect(relay.url)
    stranger.socket.send(frame)
    expect(await stranger.call('irn_unsubscribe', { topic: createTopic() })).toMatchObject({ result: true })
    stranger.socket.terminate()
  }
  for (const frame of [...scalars, ...arrays, ...deep, ...huge]) await check(frame)
  for (const frame of [...scalars, ...arrays]) await check(Buffer.from(frame))
  await fc.assert(
    fc.asyncProperty(fc.oneof(call, json, fc.string(), fc.uint8Array().map(Buffer.from)), check),
    { endOnFailure: true, numRuns: process.env.LATCHKIT_FULL ? 2_000 : 30 },
  )
  expect(await bystander.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
    result: expect.any(String),
  })
  expect(relay.child.exitCode).toBeNull()
})

test('C48: an exception of a message ends its connection, and nothing else', async () => {
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const node = await createNode(limitsSchema.parse({}), silent, undefined)
  node.mailbox.remove = () => {
    throw new TypeError('a fault of the relay')
  }
  const { server, port, close } = await openServer({
    host: '127.0.0.1',
    port: 0,
    requestTimeout: 10_000,
    onRequest: (_request, response) => response.end(),
  })
  onTestFinished(() => close(0))
  const url = `ws://127.0.0.1:${port}`
  const context = {
    node,
    server: new WebSocketServer({ noServer: true }),
    listeners: createSocketListeners(node),
    rules: { projects: undefined, audiences: new Set([url]) },
    trustProxy: false,
  }
  server.on('upgrade', (request, stream, head) => handleUpgrade(context, request, stream, head))
  const [publisher, subscriber] = [await connect(url), await connect(url)]
  const topic = createTopic()
  await subscriber.call('irn_subscribe', { topic })
  const message = { topic, message: 'a', ttl: 300, tag: 1 }
  expect(await publisher.call('irn_publish', message)).toMatchObject({ result: true })
  expect(await subscriber.closed).toMatchObject({ code: 1_011 })
  expect(await publisher.call('irn_subscribe', { topic })).toMatchObject({ result: expect.any(String) })
  await publisher.close()
})
