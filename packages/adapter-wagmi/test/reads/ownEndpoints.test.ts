import { createClient, type Network, type RpcEndpoint } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import {
  type EndpointBehaviour,
  type LocalStack,
  startEndpoint,
  startLocalStack,
} from '@latchkit/local-stack'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { getBlockNumber } from 'wagmi/actions'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'

const id = 'eip155:31337'
const headers = { authorization: 'Bearer secret', 'x-app': 'app' }
let stack: LocalStack

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
})
afterAll(() => stack.stop())

/** A client whose network has these endpoints, each with settings. */
async function setUp(given: readonly (EndpointBehaviour & { settings?: Partial<RpcEndpoint> })[]) {
  const endpoints = await Promise.all(
    given.map(({ settings, ...behaviour }) => startEndpoint(stack.chains[0].rpcUrl, behaviour)),
  )
  for (const { stop } of endpoints) onTestFinished(stop)
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'App' },
    networks: [
      {
        id: 31337,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
      },
    ],
    adapters: [adapter],
    customRpcUrls: {
      [id]: endpoints.map(({ url }, index) => {
        const settings = given[index]?.settings
        return settings ? { url, ...settings } : url
      }),
    },
  })
  const network = client.store.get(networksAtom)[0] as Network<'eip155'>
  const { storage } = client
  const config = adapter.getConfig({ networks: [network], storage, storageKey: 'latchkit' })
  const read = () => adapter.getBalance?.({ address: stack.accounts[0]?.address ?? '', network })
  const sizes = () => endpoints.map(({ posts }) => posts.map(({ length }) => length).sort((a, b) => b - a))
  return { endpoints, client, network, config, read, sizes }
}

it('sends the headers of an endpoint, before the start too, and to its own endpoint only', async () => {
  const { config, client, read, network } = await setUp([{ needs: headers, settings: { headers } }])
  expect(network.rpcUrls.default.http).toEqual([expect.stringMatching(/^http:/)])
  expect(await getBlockNumber(config)).toEqual(expect.any(BigInt))
  onTestFinished(client.start())
  expect(await read()).toMatchObject({ value: expect.any(BigInt) })
  const wrong = await setUp([{ needs: headers }, { status: 503, settings: { headers } }])
  onTestFinished(wrong.client.start())
  await expect(wrong.read()).rejects.toThrow()
})

it('sends the headers with the looks at several endpoints', async () => {
  const { client, read, endpoints } = await setUp([
    { status: 503 },
    { needs: headers, settings: { headers } },
  ])
  onTestFinished(client.start())
  expect(await read()).toMatchObject({ value: expect.any(BigInt) })
  expect(endpoints[1]?.posts.flat()).toContain('eth_getBalance')
})

it.each([
  [{ batch: 2 }, [2, 2, 1]],
  [{ batch: false }, [1, 1, 1, 1, 1]],
  [{}, [5]],
] as const)('sends batches as %o says', async (settings, sizes) => {
  const page = await setUp([{ settings }])
  onTestFinished(page.client.start())
  await page.read()
  page.endpoints[0]?.posts.splice(0)
  await Promise.all(Array.from({ length: 5 }, () => page.read()))
  expect(page.sizes()).toEqual([sizes])
})

it('moves on from an endpoint after its own time-out', async () => {
  const { client, read, sizes } = await setUp([{ hangs: true, settings: { timeout: 100 } }, {}])
  onTestFinished(client.start())
  const start = performance.now()
  expect(await read()).toMatchObject({ value: expect.any(BigInt) })
  // The default is ten seconds.
  expect(performance.now() - start).toBeLessThan(9_000)
  expect(sizes()[0]?.length).toBeGreaterThan(0)
})
