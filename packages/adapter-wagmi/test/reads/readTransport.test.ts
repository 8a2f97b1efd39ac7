import {
  type Endpoint,
  type EndpointBehaviour,
  type LocalStack,
  startEndpoint,
  startLocalStack,
} from '@latchkit/local-stack'
import { createClient } from 'viem'
import { getBalance, getBlockNumber, getChainId } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readTransport } from '../../src/config/readTransport.js'

let stack: LocalStack
const open: Endpoint[] = []

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
})
afterAll(() => stack.stop())
afterEach(() => void vi.useRealTimers())
afterEach(() => Promise.all(open.splice(0).map(endpoint => endpoint.stop())))

async function setUp(behaviours: readonly EndpointBehaviour[], isWanted = () => false, retryCount = 0) {
  const endpoints: Endpoint[] = []
  for (const behaviour of behaviours) endpoints.push(await startEndpoint(stack.chains[0].rpcUrl, behaviour))
  open.push(...endpoints)
  const transport = readTransport({ endpoints: endpoints.map(({ url }) => ({ url })), isWanted })
  return { endpoints, client: createClient({ transport: p => transport({ ...p, retryCount }) }) }
}

const reads = ({ posts }: Endpoint) => posts.flat().filter(method => method !== 'net_listening')

it('C16: what is read in the same turn is one POST, on one endpoint', async () => {
  const { endpoints, client } = await setUp([{}, {}])
  const address = stack.accounts[0]?.address ?? '0x'
  const balances = Array.from({ length: 20 }, () => getBalance(client, { address }))
  expect(new Set((await Promise.all(balances)).map(String)).size).toBe(1)
  expect(endpoints[0]?.posts).toEqual([Array(20).fill('eth_getBalance')])
  expect(endpoints[1]?.posts).toEqual([])
})

it('reads from an endpoint that knows no batches, and offers it none any more', async () => {
  const { endpoints, client } = await setUp([{ refusesBatches: true }])
  expect(await getChainId(client)).toBe(31337)
  expect(await getChainId(client)).toBe(31337)
  expect(endpoints[0]?.posts).toHaveLength(3)
})

it.each([
  { fault: 'refuses everything', behaviour: { status: 503 } },
  { fault: 'has spent its quota', behaviour: { status: 429 } },
  { fault: 'answers its own error', behaviour: { error: { code: -32000, message: 'behind' } } },
])('moves on from an endpoint that $fault', async ({ behaviour }) => {
  const { endpoints, client } = await setUp([behaviour, {}])
  expect(await getChainId(client)).toBe(31337)
  expect(endpoints.map(endpoint => reads(endpoint).length > 0)).toEqual([true, true])
})

it('moves on from an endpoint that is not there', async () => {
  const { endpoints, client } = await setUp([{}, {}])
  await endpoints[0]?.stop()
  open.shift()
  expect(await getChainId(client)).toBe(31337)
})

it.each([4001, 5000, 4200, -32601, -32004])('does not ask the next endpoint after %s', async code => {
  const { endpoints, client } = await setUp([{ error: { code, message: 'no' } }, {}])
  await expect(getBlockNumber(client)).rejects.toMatchObject({ name: expect.any(String) })
  expect(endpoints.map(reads)).toEqual([['eth_blockNumber'], []])
})

it('throws what the last endpoint said when none works', async () => {
  const { client } = await setUp([{ status: 503 }, { error: { code: -32000, message: 'behind' } }])
  await expect(getChainId(client)).rejects.toMatchObject({ details: 'behind' })
})

it('prefers the endpoint that answers, once it has looked', async () => {
  const { endpoints, client } = await setUp([{ held: new Promise(() => {}) }, {}], () => true)
  expect(await getChainId(client)).toBe(31337)
  expect(endpoints.map(reads)).toEqual([['eth_chainId'], []])
  await expect
    .poll(
      async () => {
        await getChainId(client)
        return reads(endpoints[1] as Endpoint).length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
})

it('C16, C22: looks at no endpoint before something is read, nor while it is not wanted', async () => {
  const { endpoints, client } = await setUp([{}, {}])
  expect(endpoints.flatMap(({ posts }) => posts)).toEqual([])
  await getChainId(client)
  expect(endpoints.flatMap(({ posts }) => posts)).toEqual([['eth_chainId']])
})

const readTwenty = (client: Awaited<ReturnType<typeof setUp>>['client']) => {
  const address = stack.accounts[0]?.address ?? '0x'
  return Promise.allSettled(Array.from({ length: 20 }, () => getBalance(client, { address })))
}

it.each([429, 500, 503])(
  'C16: an endpoint that answers %s gets the batch again, not each read of it',
  async status => {
    const { endpoints, client } = await setUp([{ status }], undefined, 3)
    const answers = await readTwenty(client)
    expect(answers.every(answer => answer.status === 'rejected')).toBe(true)
    expect(endpoints[0]?.posts.map(({ length }) => length)).toEqual([20, 20, 20, 20])
  },
)

it('C16: goes on with batches after an endpoint was busy or away', async () => {
  const { endpoints, client } = await setUp([{ status: 429, failures: 1 }], undefined, 3)
  expect((await readTwenty(client)).every(answer => answer.status === 'fulfilled')).toBe(true)
  await readTwenty(client)
  expect(endpoints[0]?.posts.map(({ length }) => length)).toEqual([20, 20, 20])
})

it('C16: waits as long as `Retry-After` says, and gives up where that is long', async () => {
  const soon = await setUp([{ status: 429, failures: 1, retryAfter: '1' }], undefined, 3)
  const start = performance.now()
  expect(await getChainId(soon.client)).toBe(31337)
  expect(performance.now() - start).toBeGreaterThan(990)
  for (const retryAfter of ['3600', new Date(Date.now() + 3_600_000).toUTCString()]) {
    const late = await setUp([{ status: 429, retryAfter }], undefined, 3)
    await expect(getChainId(late.client)).rejects.toMatchObject({ status: 429 })
    expect(late.endpoints[0]?.posts).toHaveLength(1)
  }
})

it.each([1, 2])('C16: %i hung endpoints cost ten seconds each, once', async hung => {
  const behaviours = [{ hangs: true }, { hangs: hung > 1 }]
  const { endpoints, client } = await setUp(behaviours, undefined, 3)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const start = Date.now()
  let seconds: number | undefined
  const answers = readTwenty(client).finally(() => {
    seconds = Math.floor((Date.now() - start) / 1000)
  })
  // The clock does not move while an endpoint really answers, however busy the machine is.
  const poll = (read: () => unknown) =>
    expect.poll(
      async () => {
        await vi.advanceTimersByTimeAsync(1)
        return read()
      },
      { timeout: 10_000 },
    )
  for (const [index, { hangs }] of behaviours.entries()) {
    await poll(() => endpoints[index]?.posts.length).toBe(1)
    if (hangs) await vi.advanceTimersByTimeAsync(10_000)
  }
  await poll(() => seconds).toBe(hung * 10)
  const status = hung > 1 ? 'rejected' : 'fulfilled'
  expect((await answers).map(answer => answer.status)).toEqual(Array(20).fill(status))
  expect(endpoints.map(({ posts }) => posts.length)).toEqual([1, 1])
})

it('reads each of several that an endpoint refused as a batch, and offers it no batch any more', async () => {
  const { endpoints, client } = await setUp([{ refusesBatches: true }])
  for (const _ of [1, 2])
    expect((await readTwenty(client)).every(answer => answer.status === 'fulfilled')).toBe(true)
  expect(endpoints[0]?.posts.map(({ length }) => length)).toEqual([20, ...Array(40).fill(1)])
})

it('C16: sends a batch of several that failed on one endpoint to the next one, as a batch', async () => {
  const { endpoints, client } = await setUp([{ status: 503 }, {}])
  expect((await readTwenty(client)).every(answer => answer.status === 'fulfilled')).toBe(true)
  expect(endpoints.map(({ posts }) => posts.map(({ length }) => length))).toEqual([[20], [20]])
})

it('assigns the answers of one batch to their requests: a method that is unknown fails alone', async () => {
  const { endpoints, client } = await setUp([{}])
  const unknown = client.request({ method: 'eth_nothing' as 'eth_chainId' })
  const [id, failed] = await Promise.allSettled([getChainId(client), unknown])
  expect([id.status, failed.status]).toEqual(['fulfilled', 'rejected'])
  expect(endpoints[0]?.posts.map(({ length }) => length)).toEqual([2])
})

async function setUpLast(behaviours: readonly EndpointBehaviour[]) {
  const { endpoints } = await setUp(behaviours)
  const [lastUrl, ...urls] = endpoints.map(({ url }) => url).reverse()
  const transport = readTransport({ endpoints: urls.map(url => ({ url })), lastUrl, isWanted: () => true })
  return { endpoints, client: createClient({ transport }) }
}

it('C16: sends what its only endpoint failed to the last one, as a batch, and never probes it', async () => {
  const { endpoints, client } = await setUpLast([{ status: 503 }, {}])
  expect((await readTwenty(client)).every(answer => answer.status === 'fulfilled')).toBe(true)
  expect(endpoints.map(({ posts }) => posts.map(({ length }) => length))).toEqual([[20], [20]])
})

it.each([3, -32700, -32600, -32602, -32003])('C16: does not ask the last endpoint after %s', async code => {
  const { endpoints, client } = await setUpLast([{ error: { code, message: 'of the call' } }, {}])
  await expect(getBlockNumber(client)).rejects.toMatchObject({ details: 'of the call' })
  expect(endpoints[1]?.posts).toEqual([])
})
