import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { writeFiles } from '../../../test/writeFiles.js'
import type { ReceivedEvent } from '../../exports/index.js'

const event = {
  eventId: '5f0c8b0e-7a53-4c0f-9d1b-1d8e7d3b2a10',
  url: 'https://app.example/swap',
  domain: 'app.example',
  timestamp: 1_790_000_000_000,
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
}
const projects = {
  app: { origins: ['https://app.example'], analytics: true },
  mute: { origins: ['https://app.example'] },
  short: ['https://app.example'],
}
const from = 'projectId=app&st=latchkit&sv=react-eip155-1.0.0'

function createSink() {
  const kept: ReceivedEvent[] = []
  return { kept, write: async (events: readonly ReceivedEvent[]) => void kept.push(...events) }
}

function post(url: string, body: unknown, init: RequestInit = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://app.example' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })
}

describe('getAnalyticsConfig', () => {
  it.each([
    ['app', true],
    ['mute', false],
    ['short', false],
  ])('of project %s says %s', async (id, isAnalyticsEnabled) => {
    const { url } = await openGateway({ projects })
    expect(await (await fetch(`${url}/getAnalyticsConfig?projectId=${id}`)).json()).toEqual({
      isAnalyticsEnabled,
    })
  })

  it.each([undefined, true])('without a project file is the option: %s', async analytics => {
    const { url } = await openGateway({ analytics })
    expect(await (await fetch(`${url}/getAnalyticsConfig`)).json()).toEqual({
      isAnalyticsEnabled: analytics ?? false,
    })
  })
})

describe('POST /e and /batch', () => {
  it('keep what a page sends, with the project and SDK, and nothing about the sender', async () => {
    const sink = createSink()
    const { url } = await openGateway({ projects, analyticsSink: sink })
    const second = { ...event, props: { type: 'track', event: 'MODAL_CLOSE' } }
    expect((await post(`${url}/e?${from}`, event)).status).toBe(204)
    expect((await post(`${url}/batch?${from}`, [event, second])).status).toBe(204)
    const query = { projectId: 'app', st: 'latchkit', sv: 'react-eip155-1.0.0' }
    const receivedAt = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(sink.kept).toEqual([event, event, second].map(one => ({ ...one, ...query, receivedAt })))
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toContain('gateway_events_total{event="MODAL_OPEN"} 2')
    expect(metrics).toContain('gateway_events_total{event="MODAL_CLOSE"} 1')
  })

  it.each([
    ['eventId', { eventId: 'one' }],
    ['url', { url: 'https://app.example/?email=a@b.example' }],
    ['url', { url: 'https://app.example/#token' }],
    ['url', { url: 'file:///home/me' }],
    ['domain', { domain: 'a b' }],
    ['timestamp', { timestamp: 'now' }],
    ['props.event', { props: { type: 'track', event: 'MODAL_CREATED' } }],
    ['props.type', { props: { type: 'click', event: 'MODAL_OPEN' } }],
    ['props.properties.a', { props: { ...event.props, properties: { a: { b: 1 } } } }],
    ['props.properties', { props: { ...event.props, properties: [] } }],
    ['props', { props: null }],
    ['body', { address: '0x' }],
  ])('refuse a bad %s: %j', async (name, part) => {
    const sink = createSink()
    const { url } = await openGateway({ analytics: true, analyticsSink: sink })
    const response = await post(`${url}/e`, { ...event, ...part })
    const reasons = [{ name, description: expect.stringContaining(`${name}: `) }]
    expect([response.status, await response.json()]).toEqual([400, { status: 'FAILED', reasons }])
    // One bad event of a batch: none is kept, so that sending it again keeps none twice.
    expect((await post(`${url}/batch`, [event, { ...event, ...part }])).status).toBe(400)
    expect(sink.kept).toEqual([])
  })

  it.each([
    ['e', '{', 400],
    ['e', '[]', 400],
    ['batch', '{}', 400],
    ['batch', '[]', 400],
    ['batch', JSON.stringify(Array.from({ length: 101 }, () => event)), 400],
    ['e', JSON.stringify({ ...event, url: `https://app.example/${'a'.repeat(17_000)}` }), 413],
    ['batch', ' '.repeat(262_145), 413],
  ])('/%s refuses %.20s with %#', async (path, body, status) => {
    const { url } = await openGateway({ analytics: true })
    const response = await post(`${url}/${path}`, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status: 'FAILED' })
  })

  it('take what sendBeacon sends, and no form', async () => {
    const sink = createSink()
    const { url } = await openGateway({ analytics: true, analyticsSink: sink })
    const send = async (type: string) =>
      (await post(`${url}/e`, event, { headers: { 'content-type': type } })).status
    expect(await send('text/plain;charset=UTF-8')).toBe(204)
    expect(await send('application/json; charset=utf-8')).toBe(204)
    expect(await send('application/x-www-form-urlencoded')).toBe(415)
    expect(sink.kept).toHaveLength(2)
  })

  it.each(['/e', '/batch'])(
    '%s lets a page with credentials ask first, and answers it by name',
    async path => {
      const { url } = await openGateway({ analytics: true })
      const origin = 'https://any.example'
      const headers = { origin, 'access-control-request-method': 'POST' }
      const response = await fetch(url + path, { method: 'OPTIONS', headers })
      expect(response.status).toBe(204)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': expect.stringContaining('content-type'),
        vary: 'Origin',
      })
      expect((await fetch(url + path)).status).toBe(405)
    },
  )

  it('refuse strangers with the exact texts, and projects that are off', async () => {
    const sink = createSink()
    const { url } = await openGateway({ projects, analyticsSink: sink })
    for (const [path, body] of [
      ['e', event],
      ['batch', [event]],
    ] as const) {
      const ask = async (project: string, origin: string) => {
        const headers = { 'content-type': 'application/json', origin }
        const response = await post(`${url}/${path}?projectId=${project}`, body, { headers })
        return [response.status, await response.text(), response.headers.get('access-control-allow-origin')]
      }
      const home = 'https://app.example'
      const evil = 'https://evil.example'
      expect(await ask('other', home)).toEqual([401, 'Unauthorized: invalid key', home])
      expect(await ask('app', evil)).toEqual([403, 'Unauthorized: origin not allowed', evil])
      for (const project of ['mute', 'short']) {
        const [status, text] = await ask(project, home)
        expect([status, text]).toEqual([400, expect.stringContaining('analytics: is off for this project')])
      }
    }
    expect(sink.kept).toEqual([])
  })

  it('have a separate limit that counts each event', async () => {
    const sink = createSink()
    const { url } = await openGateway({
      analytics: true,
      analyticsSink: sink,
      limits: { eventsPerMinute: 3 },
    })
    expect((await post(`${url}/batch`, [event, event])).status).toBe(204)
    const refused = await post(`${url}/batch`, [event, event])
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await post(`${url}/e`, event)).status).toBe(204)
    expect(sink.kept).toHaveLength(3)
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('gateway_events_limited_total 1')
  })

  it('have a limit per address within that of the project', async () => {
    const sink = createSink()
    const { url } = await openGateway({
      projects,
      analyticsSink: sink,
      trustProxy: true,
      limits: { eventsPerMinute: 3, eventsPerAddress: 2 },
    })
    const send = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      return (await post(`${url}/e?projectId=app`, event, { headers })).status
    }
    expect([await send('203.0.113.1'), await send('203.0.113.1')]).toEqual([204, 204])
    expect(await send('203.0.113.1')).toBe(429)
    expect(await send('203.0.113.2')).toBe(204)
    expect(await send('203.0.113.3')).toBe(429)
  })

  it('answer with an error when an event could not be kept', async () => {
    const write = async () => {
      throw new TypeError('the disk is full')
    }
    const { url } = await openGateway({ analytics: true, analyticsSink: { write } })
    expect((await post(`${url}/e`, event)).status).toBe(500)
  })
})

describe('the file of events', () => {
  it('has a line for each, whole ones, after those that were there', async () => {
    const files = await writeFiles({ 'events.ndjson': '{"old":1}\n' })
    const gateway = await openGateway({ analytics: true, analyticsFile: files('events.ndjson') })
    await Promise.all(Array.from({ length: 50 }, () => post(`${gateway.url}/e?${from}`, event)))
    await gateway.close()
    const lines = (await readFile(files('events.ndjson'), 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(51)
    expect(lines.map(line => JSON.parse(line)).at(-1)).toMatchObject({ ...event, projectId: 'app' })
  })

  it('stops the start when it cannot be written', async () => {
    await expect(openGateway({ analyticsFile: '/none/events' })).rejects.toMatchObject({
      code: 'gateway/bad-file',
      message: 'ANALYTICS_FILE: /none/events cannot be written',
    })
  })
})
