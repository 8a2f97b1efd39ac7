import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { echo, openUpstream } from '../../../test/openUpstream.js'
import { postRpc } from '../../../test/postRpc.js'

const id = 'eip155:31337'
const call = (method: string, callId: unknown = 1) => ({ jsonrpc: '2.0', id: callId, method, params: [] })
const hang = () => {}
/** As deep as a body can be. */
const deep = `{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
const dead = 'http://127.0.0.1:1/secret-key'
const fail = (status: number, body: string) => (_: unknown, response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)

describe('POST /v1/ with nodes that fail', () => {
  it('asks the next one when one is dead, and starts with that one from then on', async () => {
    const broken = await openUpstream(fail(500, 'down'))
    const alive = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [dead, broken.url, alive.url] } })
    for (let index = 0; index < 3; index++) {
      expect(await postRpc(url, id, call('eth_chainId'))).toMatchObject({
        status: 200,
        json: { result: 'eth_chainId' },
      })
    }
    expect([broken.asked.length, alive.asked.length]).toEqual([1, 3])
  })

  it.each([
    ['429', fail(429, '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"quota"}}')],
    ['403', fail(403, '{"error":"key revoked"}')],
    ['HTML', fail(200, '<h1>hello</h1>')],
    ['JSON that is no answer', fail(200, '{"hello":"you"}')],
    [
      'a redirect',
      (_: unknown, response: ServerResponse) => response.writeHead(307, { location: '/' }).end(),
    ],
    ['a cut connection', (_: unknown, response: ServerResponse) => response.destroy()],
    ['silence', hang],
  ])('asks the next one after %s', async (_, answer) => {
    const bad = await openUpstream(answer)
    const good = await openUpstream(echo)
    const { url } = await openGateway({
      rpcUrls: { [id]: [bad.url, good.url] },
      limits: { rpcTimeout: 2000 },
    })
    expect(await postRpc(url, id, call('eth_chainId'))).toMatchObject({
      status: 200,
      json: { result: 'eth_chainId' },
    })
    expect(bad.asked).toHaveLength(1)
  })

  it('follows no redirect: only the hosts of the list are called', async () => {
    const inner = await openUpstream(echo)
    const outer = await openUpstream((_, response) => response.writeHead(307, { location: inner.url }).end())
    const { url } = await openGateway({ rpcUrls: { [id]: [outer.url] } })
    expect(await postRpc(url, id, call('eth_chainId'))).toMatchObject({
      status: 502,
      json: { error: { code: -32603 } },
    })
    expect([outer.asked.length, inner.asked.length]).toEqual([1, 0])
  })

  it('gives up after its time with an error for each call', async () => {
    const silent = await openUpstream(hang)
    const { url } = await openGateway({ rpcUrls: { [id]: [silent.url] }, limits: { rpcTimeout: 200 } })
    const one = await postRpc(url, id, call('eth_chainId', 'mine'))
    const message = 'Internal error: no node of eip155:31337 answered within 200 ms'
    expect(one).toMatchObject({
      status: 504,
      json: { jsonrpc: '2.0', id: 'mine', error: { code: -32603, message } },
    })
    const batch = await postRpc(url, id, [
      call('a', 1),
      call('b', 'two'),
      { jsonrpc: '2.0', method: 'quiet' },
    ])
    expect(batch.json).toMatchObject([
      { id: 1, error: { code: -32603 } },
      { id: 'two', error: { code: -32603 } },
    ])
  })

  it('says nothing of its nodes when all of them fail', async () => {
    const { url } = await openGateway({ rpcUrls: { [id]: [dead] } })
    const { status, text } = await postRpc(url, id, call('eth_chainId'))
    expect(status).toBe(502)
    expect(text).not.toMatch(/127\.0\.0\.1|secret/)
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('secret')
  })

  it('passes on what the last node said of its quota', async () => {
    const error = { code: -32005, message: 'quota' }
    const full = await openUpstream(fail(429, JSON.stringify({ jsonrpc: '2.0', id: 1, error })))
    const { url } = await openGateway({ rpcUrls: { [id]: [full.url] } })
    expect((await postRpc(url, id, call('x'))).json).toMatchObject({ error })
  })

  it('completes a batch that a node left holes in, or does not know', async () => {
    const holes = await openUpstream(fail(200, '[{"jsonrpc":"2.0","id":2,"result":"two"}]'))
    const single = await openUpstream(
      fail(200, '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batch"}}'),
    )
    const gateway = await openGateway({ rpcUrls: { [id]: [holes.url], 'eip155:31338': [single.url] } })
    const batch = [call('a', 1), call('b', 2)]
    expect((await postRpc(gateway.url, id, batch)).json).toMatchObject([
      { id: 2, result: 'two' },
      { id: 1, error: { code: -32603 } },
    ])
    expect((await postRpc(gateway.url, 'eip155:31338', batch)).json).toMatchObject([
      { id: 1, error: { message: 'no batch' } },
      { id: 2, error: { message: 'no batch' } },
    ])
  })

  it('keeps every digit of what a node says', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"result":{"rentEpoch":18446744073709551615}}'
    const node = await openUpstream(fail(200, text))
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    expect((await postRpc(url, id, call('getAccountInfo'))).text).toBe(text)
  })

  it('reads what a node compressed, and no more of it than fits', async () => {
    const zip = (result: string) => (_: unknown, response: ServerResponse) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify({ jsonrpc: '2.0', id: 1, result })))
    const [node, bomb] = [await openUpstream(zip('0x1')), await openUpstream(zip('0'.repeat(5_000_000)))]
    const small = await openGateway({ rpcUrls: { [id]: [node.url] } })
    const large = await openGateway({ rpcUrls: { [id]: [bomb.url] }, limits: { answerBytes: 100_000 } })
    expect(await postRpc(small.url, id, call('eth_chainId'))).toMatchObject({ json: { result: '0x1' } })
    // A batch is not streamed.
    expect(await postRpc(large.url, id, [call('eth_chainId')])).toMatchObject({ status: 502 })
  })

  it('refuses an answer that is too long', async () => {
    const node = await openUpstream(
      fail(200, JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'x'.repeat(5000) })),
    )
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] }, limits: { answerBytes: 2000 } })
    expect((await postRpc(url, id, call('x'))).status).toBe(502)
  })

  it('hands on no header of the caller', async () => {
    const node = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    const headers = {
      cookie: 'a=b',
      authorization: 'Bearer x',
      origin: 'https://app.example',
      'x-forwarded-for': '1.2.3.4',
    }
    await postRpc(url, id, call('x'), { headers })
    for (const name of Object.keys(headers)) expect(node.asked[0]?.headers).not.toHaveProperty(name)
  })

  it('answers no notification, and lets it through', async () => {
    const node = await openUpstream((_, response) => response.end())
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    expect(await postRpc(url, id, { jsonrpc: '2.0', method: 'x' })).toMatchObject({ status: 204, text: '' })
    expect(node.asked).toHaveLength(1)
  })
})

describe('POST /v1/ and its list of methods', () => {
  const head = '"jsonrpc":"2.0","id":1'
  const allowed = `{${head},"method":"eth_blockNumber","params":[]}`
  // Parsers of nodes take the last of equal keys, and some of them keys in any case.
  it.each([
    ['a key in another case', `{${head},"method":"eth_blockNumber","params":[],"Method":"admin_peers"}`],
    ['a key twice', `{${head},"method":"admin_peers","method":"eth_blockNumber","params":[]}`],
    ['an escaped key', `{${head},"\\u006dethod":"eth_blockNumber","params":[],"METHOD":"admin_peers"}`],
    ['a key of the answer', `{${head},"method":"eth_blockNumber","params":[],"result":"0x1"}`],
    ['a key of the prototype', `{${head},"method":"eth_blockNumber","params":[],"__proto__":{"Method":"a"}}`],
  ])('sends a node only what was checked: %s', async (_, body) => {
    const node = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] }, rpcMethods: {} })
    expect(await postRpc(url, id, body)).toMatchObject({ json: { result: 'eth_blockNumber' } })
    expect(await postRpc(url, id, `[${body}]`)).toMatchObject({ json: [{ result: 'eth_blockNumber' }] })
    expect(node.asked.map(({ text }) => text)).toEqual([allowed, `[${allowed}]`])
  })

  it('keeps what a call had, in the form that a parser reads back', async () => {
    const node = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    const bodies = [
      `{"jsonrpc":"2.0","id":"\\ud800","method":"x","params":{"a":[1.5,-7,9007199254740991],"__proto__":null}}`,
      '{"jsonrpc":"2.0","id":null,"method":"x"}',
      '{"jsonrpc":"2.0","method":"x","params":[]}',
    ]
    for (const body of bodies) await postRpc(url, id, body)
    expect(node.asked.map(({ text }) => text)).toEqual(bodies)
  })
})

describe('POST /v1/ with bodies and parameters that are wrong', () => {
  it.each([
    ['no JSON', '{', -32700],
    ['an empty batch', '[]', -32600],
    ['a number', '7', -32600],
    ['no version', '{"id":1,"method":"x"}', -32600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32600],
    ['an object as id', '{"jsonrpc":"2.0","id":{},"method":"x"}', -32600],
    ['text as params', '{"jsonrpc":"2.0","id":1,"method":"x","params":"y"}', -32600],
    [
      'params that would lose a digit',
      '{"jsonrpc":"2.0","id":1,"method":"x","params":[9007199254740993]}',
      -32600,
    ],
    [
      'params with a number that is none',
      '{"jsonrpc":"2.0","id":1,"method":"x","params":[{"a":1e400}]}',
      -32600,
    ],
    ['an id that would lose a digit', '{"jsonrpc":"2.0","id":9007199254740993,"method":"x"}', -32600],
    ['params that are too deep (C48)', deep, -32600],
    ['a batch above the limit', JSON.stringify(Array.from({ length: 1001 }, () => call('x'))), -32600],
  ])('refuses %s and asks no node', async (_, body, code) => {
    const node = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    expect(await postRpc(url, id, body)).toMatchObject({
      status: 400,
      json: { jsonrpc: '2.0', error: { code } },
    })
    expect(node.asked).toHaveLength(0)
  })

  it('takes the good calls of a batch and refuses the others', async () => {
    const node = await openUpstream(echo)
    const { url } = await openGateway({ rpcUrls: { [id]: [node.url] } })
    const { json } = await postRpc(url, id, [call('a', 1), 5, { jsonrpc: '2.0', id: 3 }, call('b', 'x')])
    expect(json).toMatchObject([
      { id: 1, result: 'a' },
      { id: 'x', result: 'b' },
      { id: null, error: { code: -32600 } },
      { id: 3, error: { code: -32600 } },
    ])
    expect(node.asked[0]?.body).toHaveLength(2)
    expect((await postRpc(url, id, [5])).json).toMatchObject([{ error: { code: -32600 } }])
  })

  it('refuses a body above the limit', async () => {
    const { url } = await openGateway({ rpcUrls: { [id]: [dead] }, limits: { bodyBytes: 1024 } })
    const { status, json } = await postRpc(url, id, call('x'.repeat(2000)))
    expect([status, json]).toMatchObject([413, { error: { code: -32600 } }])
  })

  it.each([
    ['', 'must be given'],
    ['?chainId=', 'must be given'],
    ['?chainId=1', 'must be a CAIP-2 id'],
    ['?chainId=eip155:4242', 'is not a chain that this gateway knows'],
    ['?chainId=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'has no RPC URL for'],
    ['?chainId=eip155:1&chainId=eip155:31337', 'must be given once'],
    ['?chainId=http://127.0.0.1:1', 'must be a CAIP-2 id'],
  ])('refuses %j', async (query, text) => {
    const { url } = await openGateway()
    const response = await fetch(`${url}/v1/${query}`, { method: 'POST', body: JSON.stringify(call('x')) })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      reasons: [{ name: 'chainId', description: expect.stringContaining(text) }],
    })
  })

  it('says which method it takes', async () => {
    const { url } = await openGateway()
    const response = await fetch(`${url}/v1/?chainId=eip155:1`)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
