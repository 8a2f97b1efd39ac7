import { expect, it } from 'vitest'
import { setUpSiwx } from '../../../test/siwxHarness.js'
import { startNode } from '../../../test/startNode.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { RpcEndpoint } from '../../types/network.js'
import { version } from '../../version.js'
import { createRpcRequest } from './createRpcRequest.js'

const call = (chainId: CaipNetworkId) => ({ chainId, method: 'eth_call', params: [{}] }) as const
const deadEndpoint = 'http://127.0.0.1:9'

async function setUp(gatewayUrl?: string) {
  const own = await startNode(() => ({ result: 'own' }))
  const gateway = await startNode(() => ({ result: 'gateway' }))
  const chain = (url: string) => ({
    id: 7,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const { client } = setUpSiwx({
    config: {
      networks: [chain(own.url)],
      customRpcUrls: undefined,
      ...(gatewayUrl && {
        gateway: { url: gatewayUrl === 'real' ? `${gateway.url}/` : gatewayUrl, projectId: 'project' },
      }),
    },
  })
  return { client, own, gateway }
}

it("asks the network's own endpoint without a gateway", async () => {
  const { client } = await setUp()
  expect(await createRpcRequest(client)(call('eip155:7'))).toBe('own')
})

it('requests the gateway where it is configured, with the chain and the project', async () => {
  const { client, gateway, own } = await setUp('real')
  expect(await createRpcRequest(client)(call('eip155:7'))).toBe('gateway')
  expect(gateway.calls.map(({ url }) => url)).toEqual([
    `/v1/?chainId=eip155%3A7&projectId=project&st=latchkit&sv=js-eip155-${version}`,
  ])
  expect(own.calls).toEqual([])
})

it("goes on to the network's own endpoint when the gateway is away", async () => {
  const { client } = await setUp(deadEndpoint)
  expect(await createRpcRequest(client)(call('eip155:7'))).toBe('own')
})

it("C16 calls only the app's own endpoints where it named some, and takes their error for an answer", async () => {
  const custom = await startNode(() => ({ error: { code: 3, message: 'execution reverted' } }))
  const second = await startNode(() => ({ result: 'second' }))
  const gateway = await startNode(() => ({ result: 'gateway' }))
  const { client } = setUpSiwx({
    config: {
      customRpcUrls: { 'eip155:1': [deadEndpoint, custom.url, second.url] },
      gateway: { url: gateway.url },
    },
  })
  await expect(createRpcRequest(client)(call('eip155:1'))).rejects.toMatchObject({
    rpcCode: 3,
    details: 'execution reverted',
  })
  expect([second.calls, gateway.calls]).toEqual([[], []])
})

it('sends the headers of an endpoint to it alone, and moves on after its own time-out', async () => {
  const slow = await startNode(() => new Promise(() => {}))
  const last = await startNode(({ headers }) => ({ result: headers.authorization ?? 'none' }))
  const key = { authorization: 'Bearer secret' }
  const request = (second: string | RpcEndpoint) => {
    const first = { url: `${slow.url}/never`, headers: key, timeout: 50 }
    const { client } = setUpSiwx({ config: { customRpcUrls: { 'eip155:1': [first, second] } } })
    return createRpcRequest(client)(call('eip155:1'))
  }
  expect(await request(last.url)).toBe('none')
  expect(await request({ url: last.url, headers: key })).toBe('Bearer secret')
})

it.each([429, 500, 503])('C16 goes on after HTTP %i, whatever its body says', async status => {
  const busy = await startNode(() => ({ status, error: { code: -32005, message: 'too many requests' } }))
  const second = await startNode(() => ({ result: 'second' }))
  const { client } = setUpSiwx({ config: { customRpcUrls: { 'eip155:1': [busy.url, second.url] } } })
  expect(await createRpcRequest(client)(call('eip155:1'))).toBe('second')
  expect(busy.calls).toHaveLength(1)
})

it('says when there is no endpoint, and when no server answers', async () => {
  const { client } = setUpSiwx()
  await expect(createRpcRequest(client)(call('eip155:424242'))).rejects.toMatchObject({
    code: 'networks/not-supported',
  })
  await expect(createRpcRequest(client)(call('eip155:1'))).rejects.toMatchObject({ code: 'http/network' })
})
