import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGateway } from '../../test/openGateway.js'
import { writeFiles } from '../../test/writeFiles.js'
import { createFetchRemote, type FetchRemote } from './createFetchRemote.js'
import { createRemoteImages } from './createRemoteImages.js'

const limits = { maxBytes: 1000, timeout: 2000 }
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** A host of files, at a private address. */
let answer: (path: string, response: ServerResponse) => void
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  answer(request.url ?? '', response)
})
let host: string
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = (_, response) => response.setHeader('content-type', 'image/svg+xml').end(drawing)
})
const port = () => host.split(':')[1]
const strict: FetchRemote = createFetchRemote()
const local: FetchRemote = createFetchRemote({ privateAddresses: ['127.0.0.1'] })
const get = (fetchRemote: FetchRemote, url: string) => fetchRemote(url, limits)

describe('createFetchRemote', () => {
  it('asks no private address, whatever is written for it, and no other scheme', async () => {
    for (const name of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '2130706433',
      '0x7f.1',
    ]) {
      for (const scheme of ['http', 'https'])
        expect(await get(strict, `${scheme}://${name}:${port()}/`)).toBeUndefined()
    }
    for (const url of [
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/',
      'https://192.168.1.1/',
      'https://172.16.0.1/',
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://100.64.0.1/',
      'file:///etc/passwd',
      'ftp://example.com/',
      `https://user:pass@${host}/`,
      'javascript:1',
      '',
      'https://',
    ]) {
      expect(await get(strict, url), url).toBeUndefined()
    }
    expect(asked).toEqual([])
  })

  it('follows redirects three times, and none to a private address', async () => {
    answer = (path, response) => {
      const step = Number(path.slice(1))
      if (step === 0) response.end('end')
      else response.writeHead(302, { location: `/${step - 1}` }).end()
    }
    expect(Buffer.from((await get(local, `http://${host}/3`))?.body ?? []).toString()).toBe('end')
    expect(await get(local, `http://${host}/4`)).toBeUndefined()
    // That one address is allowed allows no other.
    answer = (_, response) => response.writeHead(302, { location: `http://[::1]:${port()}/` }).end()
    expect(await get(local, `http://${host}/`)).toBeUndefined()
    answer = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    expect(await get(local, `http://${host}/`)).toBeUndefined()
  })

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['is too long', response => response.end('x'.repeat(1001))],
    ['never ends', response => response.write('x')],
    ['never begins', () => {}],
    [
      'is cut off',
      response => response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy()),
    ],
    ['is an error', response => response.writeHead(500).end('x')],
    [
      // An error of the parser after the head: without a listener it would end the process.
      'is no HTTP after its head',
      ({ socket }) => socket?.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzzz\r\n'),
    ],
  ])('gives nothing when the answer %s', async (_, give) => {
    answer = (_path, response) => void give(response)
    expect(await local(`http://${host}/`, { ...limits, timeout: 300 })).toBeUndefined()
  })
})

describe('GET /public/getRemoteImage/{id}', () => {
  const key = 'k'.repeat(32)
  const images = () => createRemoteImages({ fetchRemote: local, ipfsGateway: `http://${host}`, key })
  const open = () => openGateway({ imagesKey: key, privateAddresses: ['127.0.0.1'] })

  it('serves an image that this gateway named, and a drawing can do nothing', async () => {
    const { url } = await open()
    const response = await fetch(`${url}${images().pathOf(`http://${host}/a.svg`)}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(drawing)
    const headers = ['content-type', 'content-security-policy', 'x-content-type-options']
    expect(headers.map(name => response.headers.get(name))).toEqual([
      'image/svg+xml',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'nosniff',
    ])
    await fetch(`${url}${images().pathOf(`http://${host}/a.svg`)}`)
    expect(asked).toEqual(['GET /a.svg'])
    await fetch(`${url}${images().pathOf('ipfs://bafy/2.png')}`)
    expect(asked).toEqual(['GET /a.svg', 'GET /ipfs/bafy/2.png'])
  })

  it('fetches nothing that it did not name', async () => {
    const { url } = await open()
    const path = images().pathOf(`http://${host}/a.svg`) ?? ''
    const [id, proof = ''] = (path.split('/').at(-1) ?? '').split('.')
    const other = Buffer.from(`http://${host}/b.svg`).toString('base64url')
    for (const forged of [
      other,
      `${other}.`,
      `${other}.${proof}`,
      `${id}.${'A'.repeat(22)}`,
      '..',
      '%00',
      'x.y.z',
    ]) {
      const response = await fetch(`${url}/public/getRemoteImage/${forged}`)
      expect([response.status, forged]).toEqual([404, forged])
    }
    const strange = createRemoteImages({ fetchRemote: local, ipfsGateway: '', key: 'x'.repeat(32) })
    expect((await fetch(`${url}${strange.pathOf(`http://${host}/a.svg`)}`)).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('serves images alone', async () => {
    const { url } = await open()
    for (const type of ['text/html', 'image/svg', 'video/mp4', 'application/json', '']) {
      answer = (_, response) => response.setHeader('content-type', type).end('<script></script>')
      expect((await fetch(`${url}${images().pathOf(`http://${host}/${type}`)}`)).status).toBe(404)
    }
  })

  it('names images of data: as they are, and none of other schemes or too long ones', () => {
    const { pathOf } = images()
    expect(pathOf('data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
    for (const url of [
      undefined,
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      'ipfs://../x y',
      'file:///x',
      `data:image/png;base64,${'A'.repeat(100_001)}`,
      `https://a.example/${'x'.repeat(3000)}`,
    ]) {
      expect(pathOf(url), url).toBeUndefined()
    }
  })

  it('is where the icons of balances are', async () => {
    const path = await writeFiles({
      'tokens.json': [
        {
          chainId: 'eip155:1',
          address: '0x00000000000000000000000000000000000000aa',
          name: 'A',
          symbol: 'A',
          decimals: 6,
          iconUrl: 'https://icons.example/a.png',
        },
      ],
    })
    const options = { tokensFile: path('tokens.json'), rpcUrls: { 'eip155:1': ['http://127.0.0.1:1'] } }
    const { url } = await openGateway(options)
    const response = await fetch(`${url}/v1/convert/tokens?chainId=eip155:1&timeZone=UTC`)
    const { tokens } = (await response.json()) as { tokens: { logoUri?: string }[] }
    expect(tokens[1]?.logoUri).toMatch(/^\/public\/getRemoteImage\/[\w-]+\.[\w-]{22}$/)
  })
})
