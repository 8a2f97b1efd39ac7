import { createClient, type Network, version } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import { startGateway } from '@latchkit/gateway'
import { type Endpoint, type EndpointBehaviour, startEndpoint, startLocalStack } from '@latchkit/local-stack'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { getBlockNumber } from 'wagmi/actions'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'

const id = 'eip155:31337'
const ends: (() => Promise<void>)[] = []
let gatewayUrl: string
let node: Endpoint
let address: string

beforeAll(async () => {
  const stack = await startLocalStack({ ports: [0, 0] })
  node = await startEndpoint(stack.chains[0].rpcUrl)
  const gateway = await startGateway({ port: 0, logLevel: 'silent', rpcUrls: { [id]: [node.url] } })
  gatewayUrl = gateway.url
  address = stack.accounts[0]?.address ?? ''
  ends.push(() => gateway.close(), node.stop, stack.stop)
})
afterAll(async () => {
  for (const end of ends) await end()
})

/** A client whose network has one custom endpoint, before its start. */
async function setUp(behaviour: EndpointBehaviour, custom?: 'custom') {
  const own = await startEndpoint(node.url, behaviour)
  onTestFinished(own.stop)
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  node.posts.length = 0
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'App' },
    networks: [
      {
        id: 31337,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [own.url] } },
      },
    ],
    adapters: [adapter],
    gateway: { url: gatewayUrl, projectId: 'project' },
    ...(custom && { customRpcUrls: { [id]: [own.url] } }),
  })
  const network = client.store.get(networksAtom)[0] as Network<'eip155'>
  const read = () => adapter.getBalance?.({ address, network })
  const getConfig = () =>
    adapter.getConfig({ networks: [network], storage: client.storage, storageKey: client.config.storageKey })
  const asked = () =>
    fetched.mock.calls
      .map(([url]) => new URL(url instanceof Request ? url.url : url))
      .filter(({ href }) => href.startsWith(gatewayUrl))
  return { own, client, getConfig, read, asked }
}

function start({ client }: { readonly client: ReturnType<typeof createClient> }) {
  onTestFinished(client.start())
}

it('C16: reads what the endpoint of a network failed through the gateway, with the query of every call', async () => {
  const page = await setUp({ status: 503 })
  start(page)
  expect(await page.read()).toMatchObject({ symbol: 'ETH', value: expect.any(BigInt) })
  expect(page.asked().map(({ pathname }) => pathname)).toEqual(['/v1/'])
  expect(Object.fromEntries(page.asked()[0]?.searchParams ?? [])).toEqual({
    chainId: id,
    projectId: 'project',
    st: 'latchkit',
    sv: `js-wagmi-${version}`,
  })
  expect(node.posts).toEqual([['eth_getBalance']])
})

it('C16: asks the gateway for nothing that the endpoint answers, be it an error of the call', async () => {
  const page = await setUp({})
  start(page)
  await page.read()
  page.own.behaviour = { error: { code: 3, message: 'execution reverted' } }
  await expect(page.read()).rejects.toMatchObject({ rpcCode: 3 })
  expect(page.asked()).toEqual([])
})

it('C16: asks the gateway for no read of a network with `customRpcUrls`, nor before the start', async () => {
  const custom = await setUp({ status: 404 }, 'custom')
  start(custom)
  await expect(custom.read()).rejects.toThrow()
  expect(custom.asked()).toEqual([])
  const early = await setUp({ status: 404 })
  const config = early.getConfig()
  await expect(getBlockNumber(config)).rejects.toThrow()
  expect(early.asked()).toEqual([])
  start(early)
  expect(await getBlockNumber(config)).toEqual(expect.any(BigInt))
  expect(early.asked()).toHaveLength(1)
})
