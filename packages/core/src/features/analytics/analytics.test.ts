import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ClientConfig } from '../../client/config.js'
import { createClient } from '../../client/createClient.js'
import { serverPlatform } from '../../platform/serverPlatform.js'
import { version } from '../../version.js'
import { onEvent } from './onEvent.js'
import { analyticsErrorAtom } from './start/atoms.js'
import { track } from './start/track.js'
import type { AnalyticsEvent, ClientEvent } from './types.js'

const network = {
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const open: AnalyticsEvent = { event: 'MODAL_OPEN', properties: { connected: false } }
const close: AnalyticsEvent = { event: 'MODAL_CLOSE', properties: { connected: true } }

type Answer = { readonly status: number; readonly body: string }
const on: Answer = { status: 200, body: '{"isAnalyticsEnabled":true}' }
const taken: Answer = { status: 204, body: '' }

/** A service with scripted answers; `@latchkit/gateway` is the real one and meets the page in e2e. */
async function openService(answers: { config?: Answer | undefined; event?: Answer | undefined } = {}) {
  const script = { config: on, event: taken, ...answers }
  const calls: { readonly path: string; readonly query: object; readonly body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body: unknown = text ? JSON.parse(text) : undefined
    calls.push({ path: pathname, query: Object.fromEntries(searchParams), body })
    const answer = (pathname.endsWith('/e') ? script.event : script.config) ?? taken
    response.writeHead(answer.status).end(answer.status === 204 ? undefined : answer.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const reached = (count: number) =>
    vi.waitUntil(() => calls.length >= count, { timeout: 20_000, interval: 5 })
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    script,
    reached,
    paths: () => calls.map(({ path }) => path),
  }
}

function setUp(url: string, options: Partial<ClientConfig> = {}, pageUrl = 'https://app.example/swap?a=1#b') {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [network],
    gateway: { url, projectId: 'project', framework: 'react' },
    analytics: true,
    platform: { ...serverPlatform, pageUrl: () => pageUrl },
    logLevel: 'silent',
    ...options,
  })
  onTestFinished(() => client.destroy())
  return client
}

describe('track', () => {
  it('C22 asks and sends nothing while the app has not turned it on', async () => {
    const service = await openService()
    const off = setUp(service.url, { analytics: undefined })
    const heard: unknown[] = []
    onEvent(off, event => heard.push(event))
    track(off, open)
    track(setUp(service.url, { analytics: false }), open)
    expect(heard).toEqual([open])
    // A client that is on comes through after them, so nothing of theirs was only late.
    track(setUp(service.url), open)
    await service.reached(2)
    expect(service.paths()).toEqual(['/getAnalyticsConfig', '/e'])
  })

  it('C22 asks for nothing at creation and start', async () => {
    const service = await openService()
    const client = setUp(service.url)
    const stop = client.start()
    expect(service.calls).toEqual([])
    track(client, open)
    await service.reached(2)
    stop()
  })

  it('sends exactly the documented body and query, without query and fragment of the page', async () => {
    const service = await openService()
    const client = setUp(service.url)
    const before = Date.now()
    track(client, open)
    track(client, close)
    await service.reached(3)
    const query = { projectId: 'project', st: 'latchkit', sv: `react-universal-${version}` }
    const body = (event: AnalyticsEvent) => ({
      eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      url: 'https://app.example/swap',
      domain: 'app.example',
      timestamp: expect.any(Number),
      props: { type: 'track', ...event },
    })
    expect(service.calls).toEqual([
      { path: '/getAnalyticsConfig', query, body: undefined },
      { path: '/e', query, body: body(open) },
      { path: '/e', query, body: body(close) },
    ])
    const sent = service.calls.flatMap(({ body: one }) =>
      one ? [one as { eventId: string; timestamp: number }] : [],
    )
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(2)
    for (const { timestamp } of sent) expect(timestamp).toBeGreaterThanOrEqual(before)
  })

  it('keeps back what may be a person, whatever a caller without types passes', async () => {
    const service = await openService()
    const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    const client = setUp(
      service.url,
      {},
      `https://me:secret@app.example/u/${address}/me%40mail.example/9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM/edit`,
    )
    track(client, { event: 'MODAL_OPEN', properties: { connected: true, address } as { connected: boolean } })
    track(client, { event: 'MODAL_CREATED', properties: {} } as never)
    track(client, close)
    await service.reached(3)
    expect(service.calls.map(({ body }) => body)).toMatchObject([
      undefined,
      { url: 'https://app.example/u/-/-/-/edit', props: { properties: { connected: true } } },
      { props: { event: 'MODAL_CLOSE' } },
    ])
    expect(JSON.stringify(service.calls)).not.toMatch(/0x|secret|MODAL_CREATED/)
  })

  it.each([
    ['is off', { status: 200, body: '{"isAnalyticsEnabled":false}' }],
    ['answers in an unknown form', { status: 200, body: '{"isAnalyticsEnabled":"yes"}' }],
    ['has no such call', { status: 404, body: '' }],
  ])('sends nothing to a service that %s, and asks once', async (_, config) => {
    const service = await openService({ config })
    const client = setUp(service.url)
    track(client, open)
    await service.reached(1)
    track(client, close)
    // Another client's call comes through after theirs.
    await fetch(`${service.url}/last`)
    track(client, open)
    await fetch(`${service.url}/last`)
    expect(service.paths()).toEqual(['/getAnalyticsConfig', '/last', '/last'])
    expect(client.store.get(analyticsErrorAtom)).toBeUndefined()
  })

  it.each([429, 503])(
    'keeps the last fifty events while the config is answered with %i, and sends them in order',
    async status => {
      const service = await openService({ config: { status, body: '' } })
      const client = setUp(service.url)
      track(client, open)
      await vi.waitUntil(() => client.logs().includes('An event was not taken'), { timeout: 20_000 })
      service.script.config = on
      for (let index = 0; index < 60; index++)
        track(client, { event: 'MODAL_CLOSE', properties: { connected: index === 59 } })
      await service.reached(52)
      expect(service.paths()).toEqual([
        '/getAnalyticsConfig',
        '/getAnalyticsConfig',
        ...Array.from({ length: service.calls.length - 2 }, () => '/e'),
      ])
      expect(service.calls.at(-1)?.body).toMatchObject({ props: { properties: { connected: true } } })
    },
  )

  it.each([
    ['config', 403, 'Unauthorized: origin not allowed', 'gateway/origin-not-allowed'],
    ['event', 403, 'Unauthorized: origin not allowed', 'gateway/origin-not-allowed'],
    ['config', 403, '', 'gateway/origin-not-allowed'],
    ['event', 403, '<h1>Blocked by a proxy</h1>', 'gateway/origin-not-allowed'],
    ['config', 401, 'Unauthorized: invalid key', 'gateway/invalid-project-id'],
    ['event', 401, 'JWT validation error: token not yet valid', 'gateway/token-not-yet-valid'],
  ] as const)('logs once that the %s was refused by %i %s, and stops', async (call, status, body, code) => {
    const service = await openService({ [call]: { status, body } })
    const client = setUp(service.url)
    const errors: unknown[] = []
    client.store.sub(analyticsErrorAtom, () => errors.push(client.store.get(analyticsErrorAtom)?.code))
    track(client, open)
    track(client, close)
    await vi.waitUntil(() => errors.length > 0, { timeout: 20_000 })
    track(client, open)
    await fetch(`${service.url}/last`)
    expect(errors).toEqual([code])
    expect(service.paths().filter(path => path === '/e')).toHaveLength(call === 'event' ? 1 : 0)
    expect(client.logs()).toContain('An event was not taken')
  })

  it('goes on after an event that was not taken', async () => {
    const service = await openService({ event: { status: 500, body: '' } })
    const client = setUp(service.url)
    track(client, open)
    await service.reached(2)
    service.script.event = taken
    track(client, close)
    await service.reached(3)
    expect(service.paths()).toEqual(['/getAnalyticsConfig', '/e', '/e'])
    expect(client.store.get(analyticsErrorAtom)).toBeUndefined()
  })

  it('goes to a separate service, with or without a gateway', async () => {
    const service = await openService()
    const client = setUp('http://127.0.0.1:1', {
      analytics: { url: `${service.url}/sink/` },
      gateway: undefined,
    })
    track(client, open)
    await service.reached(2)
    expect(service.paths()).toEqual(['/sink/getAnalyticsConfig', '/sink/e'])
  })

  it('has a line in the diagnostics when no endpoint is configured', () => {
    const client = setUp('', { gateway: undefined })
    track(client, open)
    expect(client.diagnostics()).toContainEqual({
      subject: 'analytics',
      reason: 'needs `gateway`, or `analytics.url`',
    })
  })

  it('refuses an address that is none', () => {
    expect(() => setUp('http://localhost', { analytics: { url: 'sink' } })).toThrow(
      'analytics.url: pass a full URL',
    )
  })
})

describe('onEvent', () => {
  it('calls each listener until it stops, and the others when a listener throws', () => {
    const client = setUp('', { gateway: undefined, analytics: false })
    const heard: string[] = []
    onEvent(client, () => {
      throw new TypeError('a mistake of the app')
    })
    const listener = ({ event }: ClientEvent) => heard.push(event)
    const stop = onEvent(client, listener)
    onEvent(client, listener)
    track(client, open)
    stop()
    stop()
    track(client, close)
    expect(heard).toEqual(['MODAL_OPEN', 'MODAL_OPEN', 'MODAL_CLOSE'])
    expect(client.logs()).toContain('An event was not passed on')
  })
})
