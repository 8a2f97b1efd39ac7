import { base, mainnet, optimism } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connect } from '../connection/connect.js'
import { accountAtom, connectorsAtom } from '../connection/start/atoms.js'
import { addNetwork } from './addNetwork.js'
import { removeNetwork } from './removeNetwork.js'
import { networkAtom, networksAtom } from './start/atoms.js'
import { defineNetwork } from './start/defineNetwork.js'
import { switchNetwork } from './switchNetwork.js'

const setUp = () => {
  const adapter = mockAdapter({ namespace: 'eip155' })
  const client = createClient({ metadata: { name: 'App' }, networks: [mainnet, base], adapters: [adapter] })
  client.start()
  return { adapter, client }
}

describe('networks', () => {
  it('throws the exact texts of the specification', async () => {
    const { client } = setUp()
    await expect(switchNetwork(client, { caipNetworkId: 'eip155:999' })).rejects.toMatchObject({
      shortMessage: 'Network Not Found',
      code: 'networks/not-found',
    })
    expect(() => removeNetwork(client, { namespace: 'solana', id: 'x' })).toThrow(
      "Adapter for namespace solana doesn't exist",
    )
    expect(() => addNetwork(client, { network: solana })).toThrow(
      "Adapter for namespace solana doesn't exist",
    )
    expect(() => removeNetwork(client, { namespace: 'eip155', id: 999 })).toThrow(
      'Network with ID 999 not found',
    )
    removeNetwork(client, { namespace: 'eip155', id: 1 })
    expect(() => removeNetwork(client, { namespace: 'eip155', id: 8453 })).toThrow(
      'Cannot remove last network for a namespace',
    )
    const connectorId = client.store.get(connectorsAtom)[0]?.id ?? ''
    await expect(connect(client, { connectorId, caipNetworkId: 'eip155:10' })).rejects.toThrow(
      'Chain is not supported',
    )
  })

  it('notifies no subscriber of the network when the wallet changes its account alone', async () => {
    const wallet = createMockWallet({ namespace: 'eip155' })
    const adapters = [mockAdapter({ namespace: 'eip155', wallet })]
    const client = createClient({ metadata: { name: 'App' }, networks: [mainnet, base], adapters })
    client.start()
    await connect(client, { connectorId: client.store.get(connectorsAtom)[0]?.id ?? '' })
    const listener = vi.fn()
    client.store.sub(networkAtom, listener)
    await wallet.changeAccount('0x00000000000000000000000000000000000000bB')
    expect(client.store.get(accountAtom).address).toBe('0x00000000000000000000000000000000000000bB')
    expect(listener).not.toHaveBeenCalled()
    await wallet.changeChain('eip155:8453')
    expect(client.store.get(networkAtom).caipNetworkId).toBe('eip155:8453')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('passes the adapter its networks when a network is added or removed', () => {
    const { adapter, client } = setUp()
    const setNetworks = vi.fn()
    Object.assign(adapter, { setNetworks })
    addNetwork(client, { network: optimism })
    expect(setNetworks.mock.lastCall?.[0]).toHaveLength(3)
    removeNetwork(client, { namespace: 'eip155', id: '10' })
    expect(setNetworks.mock.lastCall?.[0]).toHaveLength(2)
  })

  it('C16 keeps the RPC URLs of the config when a network is added again', () => {
    const url = 'http://127.0.0.1:1/rpc'
    const client = createClient({
      metadata: { name: 'App' },
      networks: [mainnet],
      adapters: [mockAdapter({ namespace: 'eip155' })],
      customRpcUrls: { 'eip155:1': [url] },
    })
    expect(addNetwork(client, { network: mainnet }).rpcUrls.default.http).toEqual([url])
  })

  it('refuses an id that is no CAIP-2 reference', () => {
    const { client } = setUp()
    for (const network of [
      { ...base, id: '8453' },
      { ...solana, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' },
    ])
      expect(() => addNetwork(client, { network })).toThrow('network.id must be')
  })

  it('replaces a network that is added again', () => {
    const { client } = setUp()
    addNetwork(client, { network: { ...base, name: 'Base, my RPC' } })
    expect(client.store.get(networksAtom).map(({ name }) => name)).toEqual(['Ethereum', 'Base, my RPC'])
  })

  it('names the path of a mistake', () => {
    const { client } = setUp()
    expect(() => addNetwork(client, { network: { ...base, rpcUrls: { default: { http: [] } } } })).toThrow(
      'network.rpcUrls.default.http must list at least one RPC URL',
    )
  })

  it('keeps the network object of the app as it was', () => {
    const network = defineNetwork(base)
    expect(network.source).toBe(base)
    expect(network).toMatchObject({ caipNetworkId: 'eip155:8453', chainNamespace: 'eip155', testnet: false })
  })

  it('C7 says that a wallet is on a network the client does not list', async () => {
    const { client } = setUp()
    const connectorId = client.store.get(connectorsAtom)[0]?.id ?? ''
    await connect(client, { connectorId })
    expect(client.store.get(networkAtom).isSupported).toBe(true)
    removeNetwork(client, { namespace: 'eip155', id: 1 })
    expect(client.store.get(networkAtom)).toMatchObject({
      isSupported: false,
      caipNetworkId: 'eip155:1',
      network: undefined,
    })
  })
})
