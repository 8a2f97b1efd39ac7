import { type Endpoint, type EndpointBehaviour, startEndpoint, startSolana } from '@latchkit/local-stack'
import { afterAll, afterEach, expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { createNode } from '../src/rpc/node.js'

const solana = await startSolana({ port: 0 })
const open: Endpoint[] = []
afterEach(() => Promise.all(open.splice(0).map(endpoint => endpoint.stop())))
afterAll(() => solana.stop())

async function setUp(behaviours: readonly EndpointBehaviour[], isWanted = () => false) {
  const endpoints: Endpoint[] = []
  for (const behaviour of behaviours) endpoints.push(await startEndpoint(solana.url, behaviour))
  open.push(...endpoints)
  const node = createNode({ endpoints: endpoints.map(({ url }) => ({ url })), isWanted })
  const read = (method = 'getGenesisHash', signal?: AbortSignal) =>
    node.request({ method, params: [], signal })
  return { endpoints, node, read }
}

const reads = ({ posts }: Endpoint) => posts.flat().filter(method => method !== 'getHealth')
const hash = /^[1-9A-HJ-NP-Za-km-z]{43,44}$/

it('C16: what is read in the same turn is one POST, on one endpoint', async () => {
  const { endpoints, read } = await setUp([{}, {}])
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => read(index % 2 ? 'getGenesisHash' : 'getSlot')),
  )
  expect(answers.map(answer => typeof answer)).toEqual(Array(10).fill(['number', 'string']).flat())
  expect(endpoints[0]?.posts).toEqual([Array(10).fill(['getSlot', 'getGenesisHash']).flat()])
  expect(endpoints[1]?.posts).toEqual([])
})

it('asks for a thousand at a time at most', async () => {
  const { endpoints, read } = await setUp([{}])
  await Promise.all(Array.from({ length: 1001 }, () => read('getSlot')))
  expect(endpoints[0]?.posts.map(({ length }) => length).sort()).toEqual([1, 1000])
})

it('reads from an endpoint that knows no batches, and offers it none any more', async () => {
  const { endpoints, read } = await setUp([{ refusesBatches: true }])
  for (const _ of [1, 2]) {
    const answers = await Promise.all([read(), read(), read('getSlot')])
    expect(answers).toEqual([expect.stringMatching(hash), expect.stringMatching(hash), expect.any(Number)])
  }
  expect(endpoints[0]?.posts.map(({ length }) => length)).toEqual([3, 1, 1, 1, 1, 1, 1])
})

it('assigns the answers of one batch to their requests: a method that is unknown fails alone', async () => {
  const { read } = await setUp([{}])
  const [slot, unknown] = await Promise.all([read('getSlot'), codeOf(read('getNothing'))])
  expect([typeof slot, unknown]).toEqual(['number', 'rpc/unsupported-method'])
})

it.each([
  { fault: 'refuses everything', behaviour: { status: 503 } },
  { fault: 'has spent its quota', behaviour: { status: 429 } },
  { fault: 'answers its own error', behaviour: { error: { code: -32005, message: 'behind' } } },
  { fault: 'hangs up', behaviour: { loses: 'getGenesisHash' } },
])('moves on from an endpoint that $fault, one by one and in a batch', async ({ behaviour }) => {
  const { endpoints, read } = await setUp([behaviour, {}])
  expect(await read()).toMatch(hash)
  expect((await Promise.all([read(), read()])).every(answer => hash.test(String(answer)))).toBe(true)
  expect(endpoints[1]?.posts).toEqual([['getGenesisHash'], ['getGenesisHash', 'getGenesisHash']])
})

it('moves on from an endpoint that is not there', async () => {
  const { endpoints, read } = await setUp([{}, {}])
  await endpoints[0]?.stop()
  open.shift()
  expect(await read()).toMatch(hash)
})

it('does not ask the next endpoint for a method that is unknown, nor for what was given up', async () => {
  const { endpoints, read } = await setUp([{ error: { code: -32601, message: 'no' } }, {}])
  expect(await codeOf(read())).toBe('rpc/unsupported-method')
  expect(await codeOf(read('getSlot', AbortSignal.abort()))).toBe('http/aborted')
  expect(endpoints.map(reads)).toEqual([['getGenesisHash'], []])
})

it('throws what an endpoint said when none works, and leaves the rest of a batch alone when one is given up', async () => {
  const error = { code: -32005, message: 'behind' }
  const { read } = await setUp([{ error }, { status: 503 }])
  await expect(read()).rejects.toMatchObject({ details: 'behind' })
  const other = await setUp([{}])
  const controller = new AbortController()
  const [given, kept] = [codeOf(other.read('getSlot', controller.signal)), other.read()]
  controller.abort()
  expect(await given).toBe('http/aborted')
  expect(await kept).toMatch(hash)
  expect(other.endpoints[0]?.posts).toEqual([['getGenesisHash']])
})

it('prefers the endpoint that answers, once it has looked', async () => {
  const { endpoints, read } = await setUp([{ held: new Promise(() => {}) }, {}], () => true)
  expect(await read()).toMatch(hash)
  expect(endpoints.map(reads)).toEqual([['getGenesisHash'], []])
  await expect
    .poll(
      async () => {
        await read()
        return reads(endpoints[1] as Endpoint).length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
})

it('C16, C22: looks at no endpoint before something is read, nor while it is not wanted', async () => {
  const { endpoints, read } = await setUp([{}, {}])
  expect(endpoints.flatMap(({ posts }) => posts)).toEqual([])
  await read()
  expect(endpoints.flatMap(({ posts }) => posts)).toEqual([['getGenesisHash']])
})

async function setUpLast(behaviours: readonly EndpointBehaviour[]) {
  const { endpoints } = await setUp(behaviours)
  const [lastUrl, ...urls] = endpoints.map(({ url }) => url).reverse()
  return {
    endpoints,
    node: createNode({ endpoints: urls.map(url => ({ url })), lastUrl, isWanted: () => true }),
  }
}
const call = { method: 'getGenesisHash', params: [] }
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })

it('C16: sends what its only endpoint failed to the last one, and never probes it', async () => {
  const { endpoints, node } = await setUpLast([{ status: 503 }, {}])
  expect(await node.request(call)).toMatch(hash)
  expect(await (await node.fetch(body)).json()).toMatchObject({ result: expect.stringMatching(hash) })
  expect(endpoints.map(({ posts }) => posts.flat())).toEqual(Array(2).fill(Array(2).fill('getGenesisHash')))
})

it.each([-32602, -32002])('C16: does not ask the last endpoint after %s', async code => {
  const { endpoints, node } = await setUpLast([{ error: { code, message: 'of the call' } }, {}])
  await expect(node.request(call)).rejects.toMatchObject({ details: 'of the call' })
  expect(await (await node.fetch(body)).json()).toMatchObject({ error: { code } })
  expect(endpoints[1]?.posts).toEqual([])
})
