import { describe, expect, it } from 'vitest'
import { namespaces } from '../../types/namespace.js'
import { defaultAccountTypes } from '../connection/getPreferredAccountType.js'
import { getNamespaceSupport } from './support.js'

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
