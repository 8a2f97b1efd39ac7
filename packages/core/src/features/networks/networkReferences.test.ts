import { base, mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { solana } from '../../chains/solana.js'
import type { ClientConfig } from '../../client/config.js'
import { createClient } from '../../client/createClient.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { networkAtom, networksAtom } from './start/atoms.js'
import { switchNetwork } from './switchNetwork.js'

const create = (config: Partial<ClientConfig> = {}) =>
  createClient({
    metadata: { name: 'App' },
    networks: [mainnet, base, solana],
    adapters: [mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' })],
    logLevel: 'silent',
    ...config,
  })

const references = [
  ['a CAIP-2 id', 'eip155:8453', 'eip155:8453'],
  ['the number of an eip155 chain', 8453, 'eip155:8453'],
  ['a chain object', base, 'eip155:8453'],
  ['a network object of another namespace', solana, `solana:${solana.id}`],
] as const

describe.each(references)('%s', (_, reference, id) => {
  it('is taken for defaultNetwork', () => {
    const client = create({ defaultNetwork: reference })
    expect(client.config.defaultNetwork).toBe(id)
    expect(client.store.get(networkAtom).caipNetworkId).toBe(id)
    client.start()
    expect(client.store.get(networkAtom).caipNetworkId).toBe(id)
  })

  it('is taken for switchNetwork', async () => {
    const client = create()
    await switchNetwork(client, { network: reference })
    expect(client.store.get(networkAtom).caipNetworkId).toBe(id)
  })

  it('is taken for customRpcUrls', () => {
    const urls = ['http://127.0.0.1:1/rpc']
    const given = typeof reference === 'object' ? new Map([[reference, urls]]) : { [reference]: urls }
    const client = create({ customRpcUrls: given })
    expect(client.config.customRpcUrls).toEqual({ [id]: urls })
    const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === id)
    expect(network?.rpcUrls.default.http).toEqual(urls)
  })
})

it('a network that is not listed is named by its id', async () => {
  expect(() => create({ defaultNetwork: optimism })).toThrow(
    'defaultNetwork: eip155:10 is not one of `networks`',
  )
  expect(() => create({ customRpcUrls: { 10: ['http://127.0.0.1:1'] } })).toThrow(
    'customRpcUrls["eip155:10"]: is not one of `networks`',
  )
  await expect(switchNetwork(create(), { network: optimism })).rejects.toThrow('has no network "eip155:10"')
})
