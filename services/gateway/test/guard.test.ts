import { describe, expect, it } from 'vitest'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

const projects = {
  app: ['https://app.example', 'https://*.app.example', 'http://localhost:5173'],
  open: ['*'],
  none: [],
}
const guarded = ['/getWallets', '/getAnalyticsConfig', '/v1/supported-chains']

describe('project file', () => {
  it.each(guarded)('%s refuses an unknown project and a foreign origin with the exact texts', async path => {
    const { url } = await openGateway({ projects })
    const ask = async (query: string, origin?: string) => {
      const response = await fetch(`${url}${path}${query}`, origin ? { headers: { origin } } : {})
      return [
        response.status,
        response.ok || (await response.text()),
        response.headers.get('access-control-allow-origin'),
      ]
    }
    const key = 'Unauthorized: invalid key'
    const foreign = 'Unauthorized: origin not allowed'
    expect(await ask('', 'https://app.example')).toEqual([401, key, 'https://app.example'])
    expect(await ask('?projectId=other', 'https://app.example')).toEqual([401, key, 'https://app.example'])
    expect(await ask('?projectId=app', 'https://evil.example')).toEqual([
      403,
      foreign,
      'https://evil.example',
    ])
    expect(await ask('?projectId=none', 'https://app.example')).toEqual([403, foreign, 'https://app.example'])
    expect(await ask('?projectId=app', 'null')).toEqual([403, foreign, 'null'])
    expect(await ask('?projectId=app', 'https://app.example')).toEqual([200, true, 'https://app.example'])
    expect(await ask('?projectId=open', 'https://any.example')).toEqual([200, true, 'https://any.example'])
    expect((await ask('?projectId=app'))[0]).toBe(200)
  })

  it.each([
    ['https://a.app.example', 200],
    ['https://a.b.app.example', 200],
    ['http://localhost:5173', 200],
    ['http://localhost:5174', 403],
    ['http://app.example', 403],
    ['https://app.example.evil.example', 403],
    ['https://evilapp.example', 403],
    ['https://evil.example/.app.example', 403],
    ['https://x@evil.example#.app.example', 403],
    ['https://app.example:8443', 403],
  ])('%s gets %i', async (origin, status) => {
    const { url } = await openGateway({ projects })
    const response = await fetch(`${url}/getWallets?projectId=app&entries=1`, { headers: { origin } })
    expect(response.status).toBe(status)
    expect(response.headers.get('vary')).toContain('Origin')
  })

  it('guards the proxy before any request to a node', async () => {
    const { url } = await openGateway({ projects })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    const response = await fetch(`${url}/v1/?chainId=eip155:1&projectId=x`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([401, 'Unauthorized: invalid key'])
  })

  it('leaves images, health and metrics open', async () => {
    const { url } = await openGateway({ projects })
    for (const path of ['/getWalletImage/trust', '/public/getTokenImage/ETH', '/healthz', '/metrics']) {
      expect((await fetch(url + path)).status, path).toBe(200)
    }
  })

  it('is read from a file', async () => {
    const files = await writeFiles({ 'projects.json': projects })
    const { url } = await openGateway({ projects: files('projects.json') })
    expect((await fetch(`${url}/getWallets?projectId=app`)).status).toBe(200)
    expect((await fetch(`${url}/getWallets?projectId=toString`)).status).toBe(401)
  })
})

describe('without a project file', () => {
  it('answers every origin and projectId', async () => {
    const { url } = await openGateway()
    for (const path of guarded) {
      const response = await fetch(url + path, { headers: { origin: 'https://any.example' } })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    }
  })

  it('lets a page ask first (CORS preflight)', async () => {
    const { url } = await openGateway()
    const response = await fetch(`${url}/v1/?chainId=eip155:1`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type, if-none-match',
    })
  })
})
