import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../createLogger.js'
import { keepWarnings } from './keepWarnings.js'
import { type OperatorPort, openOperatorPort } from './openOperatorPort.js'
import type { StatusTable } from './types.js'

const token = 'a-token-of-more-than-32-characters'
const warnings = keepWarnings(createLogger({ level: 'silent' }), () => Date.UTC(2026, 10, 29, 12))
let readTables: () => StatusTable[]
let operator: OperatorPort
beforeAll(async () => {
  operator = await openOperatorPort({
    service: 'relay',
    access: { port: 0, token },
    settings: [
      { name: 'REDIS_URL', value: 'set', isDefault: false },
      { name: 'PORT', value: '4500', isDefault: true },
    ],
    warnings,
    logger: warnings.logger,
    health: () => 'ok',
    tables: () => readTables(),
  })
})
afterAll(() => operator.close())

type Change = {
  readonly path?: string
  readonly method?: string
  readonly headers?: { [name: string]: string }
}

/** Sends a request with any host, which `fetch` does not. */
async function ask({ path = '/', method = 'GET', headers = {} }: Change = {}) {
  const sent = request(new URL(path, operator.url), {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  const answer = new Promise<Awaited<ReturnType<typeof read>>>((resolve, reject) => {
    sent.on('response', response => read(response).then(resolve, reject)).on('error', reject)
  })
  sent.end()
  return answer
}

async function read(response: import('node:http').IncomingMessage) {
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

test('the page and its JSON need the token, as a password or a bearer token', async () => {
  readTables = () => [{ title: 'Queues', columns: ['Queue', 'Now'], rows: [['Connections', 1234]] }]
  const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
  for (const path of ['/', '/operator.css', '/status.json']) {
    expect(await ask({ path, headers: { authorization: basic(token) } })).toMatchObject({ status: 200 })
    expect(await ask({ path })).toMatchObject({ status: 200 })
    for (const wrong of [
      '',
      'Bearer ',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      basic('wrong'),
      token,
    ])
      expect([wrong, await ask({ path, headers: { authorization: wrong } })]).toMatchObject([
        wrong,
        {
          status: 401,
          headers: { 'www-authenticate': 'Basic realm="relay", charset="UTF-8"' },
          body: 'Unauthorized\n',
        },
      ])
  }
  expect((await ask()).body).toContain('<th scope="row">Connections</th><td class="number">1,234</td>')
  expect(JSON.parse((await ask({ path: '/status.json' })).body)).toMatchObject({
    service: 'relay',
    health: 'ok',
  })
})

test('it answers no other host, method or path, and no page of another site', async () => {
  readTables = () => []
  for (const host of ['evil.example', 'localhost.evil.example', 'relay.example:4590'])
    expect([host, (await ask({ headers: { host } })).status]).toEqual([host, 421])
  expect((await ask({ headers: { host: 'localhost:9000' } })).status).toBe(200)
  expect((await ask({ method: 'POST' })).status).toBe(405)
  expect((await ask({ path: '/metrics' })).status).toBe(404)
  const { headers } = await ask({ headers: { origin: 'https://evil.example' } })
  expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  expect(
    (await ask({ method: 'OPTIONS', headers: { origin: 'https://evil.example' } })).headers,
  ).not.toHaveProperty('access-control-allow-origin')
})

test('warnings are counted, and show codes and places but nothing that a user or a server wrote', async () => {
  readTables = () => []
  const error = Object.assign(new TypeError('mail to ann@example.com refused'), { code: 'ECONNREFUSED' })
  for (let times = 0; times < 3; times++)
    warnings.logger.warn({ err: error, chain: 'eip155:1', clientId: 'did:key:z6' }, 'a node failed')
  warnings.logger.error({ reason: 'https://rpc.example/secret' }, 'a call failed')
  for (let number = 0; number < 19; number++) warnings.logger.warn({ node: `host${number}` }, 'slow')
  const { body } = await ask()
  expect(body).toContain('2026-11-29 12:00:00 UTC')
  expect(body).toContain('a call failed')
  expect(body).toContain('slow (node host18)')
  // The 21st line replaced the oldest.
  expect(body).not.toContain('a node failed')
  warnings.logger.warn({ err: error, chain: 'eip155:1', clientId: 'did:key:z6' }, 'a node failed')
  const all = (await ask()).body + (await ask({ path: '/status.json' })).body
  expect(all).toContain('a node failed (chain eip155:1, ECONNREFUSED)')
  for (const hidden of ['ann@example.com', 'did:key', 'secret']) expect(all).not.toContain(hidden)
})

test('text of a table is text, and a table that cannot be read leaves the rest', async () => {
  readTables = () => [{ title: 'Projects', columns: ['Project'], rows: [['<script>alert(1)</script>']] }]
  expect((await ask()).body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  readTables = () => {
    throw new TypeError('no database')
  }
  const { status, body } = await ask()
  expect(status).toBe(200)
  expect(body).toContain('REDIS_URL</th><td>set</td>')
  expect(body).not.toContain('PORT')
  expect(body).toContain('a part of the operator&#39;s page could not be read (TypeError)')
})
