import type { Network, RpcEndpoint } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import { type EndpointBehaviour, type LocalSolana, startEndpoint, startSolana } from '@latchkit/local-stack'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { getConnection } from '../src/web3js/getConnection.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'

const headers = { authorization: 'Bearer secret' }
let solana: LocalSolana

beforeAll(async () => {
  solana = await startSolana({ port: 0 })
})
afterAll(() => solana.stop())

/** A page whose network has an endpoint with settings, and other endpoints. */
async function setUp(
  behaviour: EndpointBehaviour,
  settings: Partial<RpcEndpoint>,
  others: readonly string[] = [],
) {
  const own = await startEndpoint(solana.url, behaviour)
  onTestFinished(own.stop)
  const { client, adapter } = openPage({
    rpcUrl: solana.url,
    customRpcUrls: { [`solana:${localId}`]: [{ url: own.url, ...settings }, ...others] },
  })
  const network = client.store.get(networksAtom)[0] as Network<'solana'>
  const read = () => adapter.getBalance?.({ address: '1'.repeat(32), network })
  return { own, client, read }
}

it('sends the headers of an endpoint, those of web3.js too', async () => {
  const { own, client, read } = await setUp({ needs: headers }, { headers })
  expect(await read()).toMatchObject({ symbol: 'SOL' })
  const connection = await getConnection(client)
  expect(await connection.getSlot()).toEqual(expect.any(Number))
  const reads = own.posts.flat().filter(method => method !== 'getHealth')
  expect(reads).toEqual(['getBalance', 'getSlot'])
})

it.each([
  [{ batch: 2 }, [2, 2, 1]],
  [{ batch: false }, [1, 1, 1, 1, 1]],
  [{}, [5]],
] as const)('sends batches as %o says', async (settings, sizes) => {
  const { own, read } = await setUp({}, settings)
  await Promise.all(Array.from({ length: 5 }, read))
  const reads = own.posts.filter(([method]) => method === 'getBalance')
  expect(reads.map(({ length }) => length).sort((a, b) => b - a)).toEqual(sizes)
})

it('moves on from an endpoint after its own time-out', async () => {
  const { own, read } = await setUp({ hangs: true }, { timeout: 100 }, [solana.url])
  const start = performance.now()
  expect(await read()).toMatchObject({ symbol: 'SOL' })
  // The default is ten seconds.
  expect(performance.now() - start).toBeLessThan(9_000)
  expect(own.posts.flat()).toContain('getBalance')
})
