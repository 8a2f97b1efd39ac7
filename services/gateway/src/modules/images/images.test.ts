import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPage } from '../../../test/getPage.js'
import { openGateway } from '../../../test/openGateway.js'
import { openRaw } from '../../../test/openRaw.js'
import { seeded } from '../../../test/seeded.js'
import { writeFiles } from '../../../test/writeFiles.js'
import { type RunningGateway, startGateway } from '../../exports/index.js'

const svgOf = async (response: Response) => {
  expect(response.status, response.url).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  return response.text()
}

let plain: RunningGateway
beforeAll(async () => {
  plain = await startGateway({ port: 0, logLevel: 'silent' })
})
afterAll(() => plain?.close())

describe('images', () => {
  it.each([
    ['/getWalletImage/metamask', '#FF5C16'],
    ['/getWalletImage/c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', '#FF5C16'],
    ['/getWalletImage/io.metamask.mobile', '#FF5C16'],
    ['/getWalletImage/bitget', '<path'],
    ['/public/getAssetImage/eip155:1', 'ethereum__a'],
    ['/public/getAssetImage/ethereum', 'ethereum__a'],
    ['/public/getAssetImage/walletConnect', '<path'],
    ['/public/getAssetImage/io.metamask', '#FF5C16'],
    ['/public/getTokenImage/usdc', 'USDC__a'],
    ['/public/getTokenImage/USDC', 'USDC__a'],
    ['/public/getTokenImage/NOBODYSTOKEN', '>N</text>'],
    ['/public/getTokenImage/USD%E2%82%AE0', '</text>'],
    ['/public/getTokenImage/ABC%20D', '>A</text>'],
    ['/public/getCurrencyImage/eur', '>€</text>'],
    ['/public/getCurrencyImage/USD', '>$</text>'],
    ['/public/getCurrencyImage/XYZ', '>XYZ</text>'],
    ['/getWalletImage/tokenpocket', '<path'],
    ['/getWalletImage/zelcore', '>Z</text>'],
  ])('%s is drawn', async (path, part) => {
    const { url } = plain
    expect(await svgOf(await fetch(url + path))).toContain(part)
  })

  it('draws a letter for a chain without an image', async () => {
    const { url } = await openGateway({ rpcUrls: { 'eip155:31337': ['http://127.0.0.1:1'] } })
    expect(await svgOf(await fetch(`${url}/public/getAssetImage/eip155:31337`))).toContain('</text>')
  })

  if (process.env.LATCHKIT_FULL)
    it('has an image for every wallet of the directory, each one safe to open', async () => {
      const { url } = plain
      let tiles = 0
      for (let page = 1; page <= 7; page++) {
        const { data } = await getPage(url, { page, entries: 100 })
        const images = await Promise.all(
          data.map(async row => svgOf(await fetch(`${url}/getWalletImage/${row.image_id}`))),
        )
        for (const image of images) {
          expect(image).not.toMatch(/<script|\son\w+=|javascript:|<foreignObject|href="http/i)
          if (image.includes('<text')) tiles++
        }
      }
      expect(tiles).toBe(623 - 50)
    })

  it('is kept for ever, and 304 to who has it', async () => {
    const { url } = plain
    const first = await fetch(`${url}/getWalletImage/metamask`)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${url}/getWalletImage/io.metamask`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    const other = await fetch(`${url}/getWalletImage/rainbow`, { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    const head = await fetch(`${url}/getWalletImage/metamask`, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  it('keeps letters for a day: the icon may come', async () => {
    const rpcUrls = { 'eip155:31337': ['http://127.0.0.1:1'] }
    const { url } = await openGateway({ rpcUrls, walletsFile: undefined })
    const keptOf = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
    for (const path of [
      '/getWalletImage/zelcore',
      '/public/getTokenImage/NOBODYSTOKEN',
      '/public/getAssetImage/eip155:31337',
    ]) {
      expect(await keptOf(path), path).toBe('public, max-age=86400')
    }
    // Nothing else is ever drawn for a currency.
    expect(await keptOf('/public/getCurrencyImage/EUR')).toBe('public, max-age=31536000, immutable')
  })

  it('lets pages read why there is none, and ask first (CORS)', async () => {
    const { url } = await openGateway({ projects: {}, limits: { rpcPerAddress: 2 } })
    const remote = '/public/getRemoteImage/x.y'
    for (const [path, status] of [
      ...([['/getWalletImage/nobody', 404]] as const),
      ...([['/public/getAssetImage/-', 400]] as const),
      ...([['/public/getCurrencyImage/euro', 400]] as const),
      ...([['/public/nothing', 404]] as const),
      ...([[remote, 404]] as const),
      ...([[remote, 404]] as const),
      ...([[remote, 429]] as const),
    ]) {
      const { status: given, headers } = await fetch(url + path, { headers: { origin: 'https://a.example' } })
      expect([path, given, headers.get('access-control-allow-origin')]).toEqual([path, status, '*'])
      expect(headers.get('access-control-expose-headers')).toBe('etag, retry-after')
      const asked = await fetch(url + path, { method: 'OPTIONS' })
      expect([path, asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([
        path,
        204,
        'GET, HEAD, POST',
      ])
    }
  })

  it('does not keep what is absent', async () => {
    const { url } = plain
    for (const path of [
      '/getWalletImage/nobody',
      '/public/getAssetImage/eip155:9999',
      '/public/getAssetImage/__proto__x',
    ]) {
      const response = await fetch(url + path)
      expect([response.status, response.headers.get('cache-control')], path).toEqual(
        path.includes('__proto__') ? [400, 'no-store'] : [404, 'no-store'],
      )
    }
    expect((await fetch(`${url}/public/getAssetImage/constructor`)).status).toBe(404)
    expect((await fetch(`${url}/public/getCurrencyImage/euro`)).status).toBe(400)
  })

  it('serves files beside the file of the deployer', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1')
    const files = await writeFiles({
      'wallets.json': [
        { id: 'own', name: 'Own', icon: './own.svg' },
        { id: 'png', name: 'Png', icon: './own.png' },
      ],
      'own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'own.png': png,
    })
    const { url } = await openGateway({ walletsFile: files('wallets.json') })
    expect(await svgOf(await fetch(`${url}/getWalletImage/own`))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    )
    expect((await fetch(`${url}/getWalletImage/png`)).headers.get('content-type')).toBe('image/png')
  })

  it('never leaves its folders, whatever the request', async () => {
    const { port } = plain
    const ask = await openRaw(port)
    const random = seeded(5)
    const parts = [
      '..',
      '/',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%c0%ae',
      'package.json',
      'etc',
      'passwd',
      'a',
      ':',
      '%',
      '~',
    ]
    const routes = [
      '/getWalletImage/',
      '/public/getAssetImage/',
      '/public/getTokenImage/',
      '/public/getCurrencyImage/',
    ]
    const statuses = new Set<number>()
    const rounds = process.env.LATCHKIT_FULL ? 2_000 : 400
    for (let index = 0; index < rounds; index++) {
      const id = Array.from({ length: 1 + random(8) }, () => parts[random(parts.length)]).join('')
      const { status, type, body } = await ask(`${routes[random(4)]}${id}`)
      statuses.add(status)
      if (status === 200)
        expect([type, body.includes('</text>') || body.includes('<path')], id).toEqual([
          'image/svg+xml',
          true,
        ])
      else expect([400, 404], `${id}: ${body}`).toContain(status)
    }
    expect([...statuses].sort()).toEqual([200, 400, 404])
  })
})
