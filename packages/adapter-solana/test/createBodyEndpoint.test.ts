import { type Endpoint, type EndpointBehaviour, startEndpoint, startSolana } from '@latchkit/local-stack'
import { Connection } from '@solana/web3.js'
import { afterAll, afterEach, expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { createNode } from '../src/rpc/node.js'

const solana = await startSolana({ port: 0 })
const open: Endpoint[] = []
afterEach(() => Promise.all(open.splice(0).map(endpoint => endpoint.stop())))
afterAll(() => solana.stop())

async function setUp(...behaviours: readonly EndpointBehaviour[]) {
  const endpoints: Endpoint[] = []
  for (const behaviour of behaviours) endpoints.push(await startEndpoint(solana.url, behaviour))
  open.push(...endpoints)
  const node = createNode({ endpoints: endpoints.map(({ url }) => ({ url })), isWanted: () => false })
  const connection = new Connection(solana.url, {
    fetch: (_, init) => node.fetch(String(init?.body), init?.signal ?? undefined),
    disableRetryOnRateLimit: true,
  })
  return { endpoints, node, connection }
}
const call = (id: unknown, method = 'getSlot') => JSON.stringify({ jsonrpc: '2.0', id, method })
const postsOf = (endpoints: readonly Endpoint[]) => endpoints.map(({ posts }) => posts)

it('C16: what a Connection reads in the same turn is one POST', async () => {
  const { endpoints, connection } = await setUp({}, {})
  const [slot, hash, height] = await Promise.all([
    connection.getSlot(),
    connection.getGenesisHash(),
    connection.getBlockHeight(),
  ])
  expect([typeof slot, typeof hash, typeof height]).toEqual(['number', 'string', 'number'])
  expect(postsOf(endpoints)).toEqual([[['getSlot', 'getGenesisHash', 'getBlockHeight']], []])
})

it('gives each its own answer under its own id, whatever the ids are', async () => {
  const { endpoints, node } = await setUp({})
  const bodies = [call('a'), call('a', 'getGenesisHash'), call(null, 'getNothing')]
  const answers = await Promise.all(bodies.map(async body => (await node.fetch(body)).json()))
  expect(answers).toEqual([
    { jsonrpc: '2.0', id: 'a', result: expect.any(Number) },
    { jsonrpc: '2.0', id: 'a', result: expect.any(String) },
    { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code: -32601 }) },
  ])
  expect(postsOf(endpoints)).toEqual([[['getSlot', 'getGenesisHash', 'getNothing']]])
})

it('sends what is a batch already as it is', async () => {
  const { endpoints, node } = await setUp({})
  const responses = await Promise.all([node.fetch(`[${call(7)},${call(8)}]`), node.fetch(call(9))])
  expect(await responses[0]?.json()).toMatchObject([{ id: 7 }, { id: 8 }])
  expect(await responses[1]?.json()).toMatchObject({ id: 9 })
  expect(endpoints[0]?.posts.map(({ length }) => length).sort()).toEqual([1, 2])
})

it('asks an endpoint that knows no batches one by one, and offers it none any more', async () => {
  const { endpoints, connection } = await setUp({ refusesBatches: true })
  for (const _ of [1, 2])
    expect(await Promise.all([connection.getSlot(), connection.getGenesisHash()])).toEqual([
      expect.any(Number),
      expect.any(String),
    ])
  expect(endpoints[0]?.posts.map(({ length }) => length)).toEqual([2, 1, 1, 1, 1])
})

it.each([
  { fault: 'refuses everything', behaviour: { status: 403 } },
  { fault: 'is down', behaviour: { status: 503 } },
  { fault: 'has spent its quota', behaviour: { status: 429 } },
])(
  'moves on from an endpoint that $fault, and lets web3.js read it when there is no other',
  async ({ behaviour }) => {
    const both = await setUp(behaviour, {})
    const { connection } = both
    expect(await Promise.all([connection.getSlot(), connection.getSlot()])).toEqual([
      expect.any(Number),
      expect.any(Number),
    ])
    expect(both.endpoints[1]?.posts.flat()).toEqual(['getSlot', 'getSlot'])
    const alone = await setUp(behaviour)
    const failed = await Promise.allSettled([alone.connection.getSlot(), alone.connection.getSlot()])
    expect(failed.map(one => one.status === 'rejected' && String(one.reason))).toEqual(
      Array(2).fill(expect.stringContaining(String(behaviour.status))),
    )
  },
)

it.each([-32005, -32004, -32603, -32016, 429])(
  'C16: moves on from an endpoint whose answer is the error %i, its own and not that of the call',
  async code => {
    const error = { code, message: 'behind' }
    const both = await setUp({ error }, {})
    expect(await both.connection.getSlot()).toEqual(expect.any(Number))
    expect(await Promise.all([both.connection.getSlot(), both.connection.getBlockHeight()])).toEqual([
      expect.any(Number),
      expect.any(Number),
    ])
    expect(postsOf(both.endpoints)).toEqual([
      [['getSlot'], ['getSlot', 'getBlockHeight']],
      [['getSlot'], ['getSlot', 'getBlockHeight']],
    ])
    const none = await setUp({ error }, { status: 503 })
    const answer = await none.node.fetch(call('mine'))
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 'mine', error })
  },
)

it.each([-32600, -32601, -32602, -32700, -32002, -32003])(
  'C16: asks no other endpoint after the error %i, which each would answer',
  async code => {
    const error = { code, message: 'no' }
    const { endpoints, node } = await setUp({ error }, {})
    expect(await (await node.fetch(call(1))).json()).toMatchObject({ id: 1, error })
    expect(endpoints[1]?.posts).toEqual([])
  },
)

it('offers batches again to an endpoint that had refused whatever it was asked', async () => {
  const { endpoints, connection } = await setUp({ status: 403 })
  const read = () => Promise.allSettled([connection.getSlot(), connection.getSlot()])
  await read()
  const [endpoint] = endpoints
  if (endpoint) endpoint.behaviour = {}
  await read()
  expect(endpoint?.posts.map(({ length }) => length)).toEqual([2, 1, 1, 2])
})

it('gives up one of a batch alone', async () => {
  const { endpoints, node } = await setUp({})
  const controller = new AbortController()
  const [given, kept] = [
    codeOf(node.fetch(call(1), controller.signal)),
    node.fetch(call(2, 'getGenesisHash')),
  ]
  controller.abort()
  expect(await given).toBe('http/aborted')
  expect(await (await kept).json()).toMatchObject({ id: 2 })
  expect(postsOf(endpoints)).toEqual([[['getGenesisHash']]])
})
