import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpClient } from './createHttpClient.js'
import { HttpStatusError } from './errors.js'

let baseUrl = ''
let closed = Promise.resolve()
let onHang = () => {}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const json = (value: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  switch (pathname) {
    case '/api/echo': {
      const { method, headers } = request
      return json({
        method,
        query: [...searchParams],
        type: headers['content-type'],
        own: headers['x-own'],
        body,
      })
    }
    case '/api/missing':
      return json({ error: 'nothing here' }, 404)
    case '/api/broken':
      return response.writeHead(500).end('<h1>Oops</h1>')
    case '/api/empty':
      return response.writeHead(204).end()
    case '/api/html':
      return response.end('<!doctype html>')
    case '/api/image':
      return response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([1, 2, 3]))
    case '/api/hang':
      return onHang()
    case '/api/stall':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":')
      return onHang()
  }
}

const server = createServer((request, response) => void answer(request, response))
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  closed = new Promise(resolve => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
})

describe('createHttpClient', () => {
  it('sends query and client id, and reads JSON', async () => {
    const http = createHttpClient({ baseUrl: `${baseUrl}/`, clientId: 'me' })
    const query = { text: 'a b&c', page: 1, on: true, off: undefined }
    expect(await http.get({ path: '/echo', query, headers: { 'x-own': 'yes' } })).toEqual({
      method: 'GET',
      query: [
        ['clientId', 'me'],
        ['text', 'a b&c'],
        ['page', '1'],
        ['on', 'true'],
      ],
      own: 'yes',
      body: '',
    })
  })

  it('sends no client id when it has none', async () => {
    expect(await createHttpClient({ baseUrl }).get({ path: 'echo' })).toMatchObject({ query: [] })
  })

  it.each(['post', 'put', 'delete'] as const)('%s sends a JSON body', async method => {
    const http = createHttpClient({ baseUrl })
    expect(await http[method]({ path: 'echo', body: { value: 1n } })).toMatchObject({
      method: method.toUpperCase(),
      type: 'application/json',
      body: '{"value":"1"}',
    })
    expect(await http[method]({ path: 'echo' })).toMatchObject({ body: '' })
  })

  it('reads an empty answer as undefined and a blob as it is', async () => {
    const http = createHttpClient({ baseUrl })
    expect(await http.get({ path: 'empty' })).toBeUndefined()
    const blob = await http.getBlob({ path: 'image' })
    expect([blob.type, blob.size]).toEqual(['image/png', 3])
  })

  it('throws the status with exactly the text of the specification', async () => {
    const http = createHttpClient({ baseUrl })
    const missing = http.get({ path: 'missing', query: { address: '0xsecret' } })
    await expect(missing).rejects.toMatchObject({
      code: 'http/status',
      shortMessage: 'HTTP status code: 404',
      status: 404,
      body: { error: 'nothing here' },
      request: { method: 'GET', url: `${baseUrl}/missing` },
    })
    const error: unknown = await missing.catch(reason => reason)
    const cause = error instanceof HttpStatusError && error.cause
    expect(cause).toBeInstanceOf(Response)
    expect(cause).toMatchObject({ status: 404, bodyUsed: true })
    await expect(http.post({ path: 'broken' })).rejects.toMatchObject({ status: 500, body: '<h1>Oops</h1>' })
    await expect(http.getBlob({ path: 'missing' })).rejects.toMatchObject({ status: 404 })
  })

  it('throws when the answer is no JSON', async () => {
    const http = createHttpClient({ baseUrl })
    await expect(http.get({ path: 'html' })).rejects.toMatchObject({ code: 'http/invalid-body' })
  })

  it('throws when no server answers', async () => {
    const http = createHttpClient({ baseUrl: 'http://127.0.0.1:1' })
    await expect(http.get({ path: 'echo' })).rejects.toMatchObject({ code: 'http/network' })
  })

  it.each(['hang', 'stall'])('gives up after the time-out: %s', async path => {
    const http = createHttpClient({ baseUrl, timeout: 50 })
    await expect(http.get({ path })).rejects.toMatchObject({ code: 'http/timeout' })
  })

  it.each(['hang', 'stall'])('honours the signal of the caller: %s', async path => {
    const controller = new AbortController()
    const reason = new TypeError('left the page')
    onHang = () => controller.abort(reason)
    const http = createHttpClient({ baseUrl })
    await expect(http.get({ path, signal: controller.signal })).rejects.toMatchObject({
      code: 'http/aborted',
      cause: reason,
    })
    onHang = () => {}
  })

  it('sends no request when the signal is aborted already', async () => {
    let asked = false
    const http = createHttpClient({
      baseUrl,
      async fetch(...parameters) {
        asked = true
        return fetch(...parameters)
      },
    })
    await expect(http.get({ path: 'echo', signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'http/aborted',
    })
    expect(asked).toBe(false)
  })
})
