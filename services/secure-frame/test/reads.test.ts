import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createReads } from '../src/rpc/createReads.js'

const chain = 'eip155:31337'
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await stop(server)
})

async function start(listener: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return { server, port: (server.address() as AddressInfo).port }
}

async function stop(server: Server) {
  if (!server.listening) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

const json =
  (body: object, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const blockNumber = json({ jsonrpc: '2.0', id: 1, result: '0x7' })

test('while no node answers a read is refused by a code, and the same read works once one is back', async () => {
  const { server, port } = await start(blockNumber)
  const read = createReads({ [chain]: [`http://127.0.0.1:${port}`] })
  expect(await read(chain, 'eth_blockNumber', [])).toBe('0x7')
  await stop(server)
  await expect(read(chain, 'eth_blockNumber', [])).rejects.toMatchObject({
    code: -32603,
    message: 'No endpoint of eip155:31337 answers',
  })
  await start(blockNumber, port)
  expect(await read(chain, 'eth_blockNumber', [])).toBe('0x7')
})

test.each([
  ['a proxy whose node is away', ((_, response) => response.writeHead(502).end('<html>')) as RequestListener],
  ['a node that is busy', json({ jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'busy' } }, 429)],
  ['what is no answer', json({ hello: 'world' })],
])('the next endpoint follows %s', async (_, listener) => {
  const first = await start(listener)
  const second = await start(blockNumber)
  const read = createReads({ [chain]: [first.port, second.port].map(port => `http://127.0.0.1:${port}`) })
  expect(await read(chain, 'eth_blockNumber', [])).toBe('0x7')
})

test('an error that a node answers is the answer; a network that is not served has no node', async () => {
  const { port } = await start(json({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'reverted' } }, 400))
  const read = createReads({ [chain]: [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1'] })
  await expect(read(chain, 'eth_call', [])).rejects.toMatchObject({ code: 3, message: 'reverted' })
  await expect(read('eip155:1', 'eth_call', [])).rejects.toMatchObject({ code: 4902 })
})
