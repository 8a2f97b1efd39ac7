import { describe, expect, it } from 'vitest'
import { solana } from '../../chains/solana.js'
import { mainnet } from '../../exports/networks.js'
import { namespaces } from '../../types/namespace.js'
import { defaultAccountTypes } from '../connection/start/getPreferredAccountType.js'
import { defineNetwork } from './start/defineNetwork.js'
import { getNamespaceSupport, getNetworkServices } from './support.js'

describe('getNamespaceSupport', () => {
  it('offers balance, activity and on-ramp on eip155 and solana, names on eip155 only', () => {
    const offered = (feature: 'balance' | 'activity' | 'onramp' | 'names') =>
      namespaces.filter(namespace => getNamespaceSupport(namespace)[feature])
    expect(offered('balance')).toEqual(['eip155', 'solana'])
    expect(offered('activity')).toEqual(['eip155', 'solana'])
    expect(offered('onramp')).toEqual(['eip155', 'solana'])
    expect(offered('names')).toEqual(['eip155'])
  })

  it('swaps on the twelve chains of the specification', () => {
    const ids = [1, 10, 56, 100, 137, 250, 324, 8453, 8217, 42161, 43114, 1313161554]
    expect(getNamespaceSupport('eip155').swap).toEqual(ids.map(id => `eip155:${id}`))
    expect(getNamespaceSupport('solana').swap).toEqual([])
  })

  it('prefers the account types of the specification', () => {
    expect(defaultAccountTypes).toMatchObject({
      eip155: 'smartAccount',
      solana: 'eoa',
      polkadot: 'eoa',
      bip122: 'payment',
      tron: 'eoa',
    })
    for (const namespace of namespaces) {
      const { accountTypes, defaultAccountType } = getNamespaceSupport(namespace)
      expect(accountTypes).toContain(defaultAccountType)
    }
  })
})

describe('getNetworkServices', () => {
  const local = {
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  }

  it.each([
    ['a swap network', mainnet, { swaps: true, onramp: true, names: true }],
    ['another network', local, { swaps: false, onramp: true, names: true }],
    ['a testnet', { ...local, testnet: true }, { swaps: false, onramp: true, names: false }],
    ['Solana', solana, { swaps: false, onramp: true, names: false }],
    [
      'what the app says',
      { ...local, testnet: true, services: { swaps: true, onramp: false, names: true } },
      { swaps: true, onramp: false, names: true },
    ],
    ['names beyond eip155', { ...solana, services: { names: true } }, { names: false }],
  ] as const)('%s', (_title, network, services) => {
    expect(getNetworkServices(defineNetwork(network))).toMatchObject(services)
  })
})
