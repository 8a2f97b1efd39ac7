import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { allowsUnsupportedAtom, optionsVersionAtom } from './atoms.js'
import type { ClientConfig } from './config.js'
import { createClient } from './createClient.js'
import { resolveFeatures } from './resolveFeatures.js'
import { updateFeatures } from './updateFeatures.js'
import { updateOptions } from './updateOptions.js'

function setUp(config: Partial<ClientConfig> = {}) {
  const client = createClient({ metadata: { name: 'App' }, networks: [mainnet], ...config })
  const listener = vi.fn()
  client.store.sub(optionsVersionAtom, listener)
  return { client, listener }
}

describe('updateOptions', () => {
  it('changes what is given, tells listeners once, and leaves the rest', () => {
    const given = { allWallets: 'hide', excludeWalletIds: ['a'] } as const
    const { client, listener } = setUp(given)
    const { config } = client
    const { defaultNetwork, storageKey } = config
    updateOptions(client, { featuredWalletIds: ['io.rabby'], allWallets: 'show' })
    expect(client.config).toBe(config)
    expect(config).toMatchObject({
      allWallets: 'show',
      featuredWalletIds: ['io.rabby'],
      excludeWalletIds: ['a'],
      defaultNetwork,
      storageKey,
    })
    expect(listener).toHaveBeenCalledTimes(1)
    // The app's own object is not written to.
    expect(given).toEqual({ allWallets: 'hide', excludeWalletIds: ['a'] })
  })

  it('restores a default by undefined', () => {
    const { client } = setUp({ allWallets: 'hide', features: { collapseWallets: true } })
    updateOptions(client, { allWallets: undefined, features: { collapseWallets: undefined } })
    expect(client.config.allWallets).toBeUndefined()
    expect(client.config.features.collapseWallets).toBe(false)
  })

  it.each([
    [{ metadata: { name: 'Other' } }, 'metadata: cannot change'],
    [{ networks: [mainnet] }, 'networks: cannot change'],
    [{ allWallets: 'SHOW' }, 'allWallets: pass show'],
    [{ modalSize: 'wide' }, 'modalSize: pass regular or compact'],
    [{ walletGroups: [{ title: 'Popular' }] }, 'walletGroups: pass true, or a list'],
    [{ tokens: { 1: { address: '0x', image: 'usdc' } } }, 'tokens["1"].image: pass the URL'],
    [{ customWallets: [{ name: 'Own' }] }, 'customWallets[0].id: pass an id'],
    [{ features: { swap: true } }, 'features.swap: is not a feature'],
    [{ features: { legalCheckbox: true } }, 'features.legalCheckbox: pass `termsConditionsUrl`'],
  ])('refuses %o, and changes nothing', (options, problem) => {
    const { client, listener } = setUp()
    const before = { ...client.config }
    expect(() => updateOptions(client, options as never)).toThrow(problem)
    expect(client.config).toEqual(before)
    expect(listener).not.toHaveBeenCalled()
  })

  it('checks an option together with those that were there', () => {
    const { client } = setUp({ termsConditionsUrl: 'https://app.example/terms' })
    updateOptions(client, { features: { legalCheckbox: true } })
    expect(() => updateOptions(client, { termsConditionsUrl: undefined })).toThrow('legalCheckbox')
  })

  it('allows a network that the client does not list', () => {
    const { client } = setUp()
    updateOptions(client, { allowUnsupportedNetwork: true })
    expect(client.store.get(allowsUnsupportedAtom)).toBe(true)
    updateOptions(client, { allWallets: 'hide' })
    expect(client.store.get(allowsUnsupportedAtom)).toBe(true)
    updateOptions(client, { allowUnsupportedNetwork: undefined })
    expect(client.store.get(allowsUnsupportedAtom)).toBeUndefined()
  })

  it('is of one client', () => {
    const [one, other] = [setUp(), setUp()]
    updateOptions(one.client, { networkSwitch: false })
    expect(other.client.config.networkSwitch).toBeUndefined()
    expect(other.listener).not.toHaveBeenCalled()
  })
})

describe('updateFeatures', () => {
  it('keeps the flags that were given, and what has no service off', () => {
    const { client } = setUp({ features: { receive: false } })
    updateFeatures(client, { swaps: true, walletActionsOrder: ['send', 'receive'] })
    const { features, off } = resolveFeatures(client)
    expect(features).toMatchObject({
      receive: false,
      swaps: false,
      walletActionsOrder: ['send', 'receive'],
      connectMethodsOrder: ['email', 'social', 'wallet'],
    })
    expect(off.swaps).toBe('needs the gateway')
  })
})
