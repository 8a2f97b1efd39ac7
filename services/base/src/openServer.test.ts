import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openServer } from './openServer.js'

async function open(parameters: Partial<Parameters<typeof openServer>[0]> = {}) {
  const server = await openServer({
    host: '127.0.0.1',
    port: 0,
    requestTimeout: 10_000,
    onRequest: (_request, response) => response.end('hello'),
    ...parameters,
  })
  onTestFinished(() => server.close(0))
  return server
}

it('answers at its URL until it is closed', async () => {
  const { url, close } = await open()
  expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  const answer = await fetch(url)
  expect(await answer.text()).toBe('hello')
  // Longer than the proxies before it keep their connections.
  expect(answer.headers.get('keep-alive')).toBe('timeout=125')
  await close(10_000)
  await expect(fetch(url)).rejects.toThrow()
})

it('names the port that is in use, and an address that is not of this machine', async () => {
  const { port } = await open()
  await expect(open({ port })).rejects.toMatchObject({
    reason: 'port-in-use',
    message: `HOST, PORT: port ${port} of 127.0.0.1 is in use`,
  })
  await expect(open({ host: '203.0.113.1' })).rejects.toMatchObject({
    reason: 'bad-config',
    message: expect.stringMatching(/^HOST, PORT: listen EADDRNOTAVAIL[^\n]+$/),
  })
})

it('cuts off requests that do not end in time', async () => {
  let onOpen = () => {}
  const opened = new Promise<void>(resolve => {
    onOpen = resolve
  })
  const { url, close } = await open({ onRequest: () => onOpen() })
  const failed = expect(fetch(url)).rejects.toThrow()
  await opened
  await close(20)
  await failed
})

it('ends a socket that sends the head of its request too slowly', async () => {
  const { port } = await open({ headersTimeout: 200 })
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const start = performance.now()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  socket.resume()
  await once(socket, 'close')
  expect(performance.now() - start).toBeLessThan(15_000)
})
