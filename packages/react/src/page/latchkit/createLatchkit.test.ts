import { mainnet, solana } from '@latchkit/core/networks'
import { mockAdapter } from '@latchkit/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ThemeMode } from '../theme/types.js'
import { createLatchkit } from './createLatchkit.js'
import type { LatchkitConfig } from './types.js'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Creates a latchkit for two namespaces with an adapter for one of them; returns what is written to the console. */
function create(config: Partial<LatchkitConfig> = {}) {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  createLatchkit({
    metadata: { name: 'App' },
    networks: [mainnet, solana],
    adapters: [mockAdapter({ namespace: 'eip155' })],
    ...config,
  })
  return warn.mock.calls.flat()
}

describe('a network without an adapter', () => {
  it('is a warning in development', () => {
    expect(create()).toEqual([
      'Latchkit: networks.solana: no adapter of this namespace was given. Pass one in `adapters`, or remove these networks.',
    ])
  })

  it('is none in production, with a silent log, and where every network has an adapter', () => {
    expect(create({ logLevel: 'silent' })).toEqual([])
    expect(create({ networks: [mainnet] })).toEqual([])
    // The session of WalletConnect has the networks then.
    expect(create({ adapters: [], walletConnect: { relayUrl: 'ws://localhost:1' } })).toEqual([])
    vi.stubEnv('NODE_ENV', 'production')
    expect(create()).toEqual([])
  })
})

it('refuses a theme mode that is none', () => {
  expect(() => create({ themeMode: 'auto' as ThemeMode })).toThrow('themeMode: pass light, dark or system')
  expect(() => create({ themeMode: 'dark' })).not.toThrow()
})

it('refuses options of the interface that are none', () => {
  expect(() => create({ mobileFullScreen: 1 as never })).toThrow('mobileFullScreen: pass true or false')
  expect(() => create({ modalSize: 'wide' as never })).toThrow('modalSize: pass regular or compact')
  expect(() => create({ walletGroups: [{ title: 'Popular' }] as never })).toThrow(
    'walletGroups: pass true, or a list',
  )
  expect(() => create({ mobileFullscreen: true } as never)).toThrow('mobileFullscreen: is not an option')
  expect(() => create({ mobileFullScreen: true, walletGuideUrl: 'https://app.example' })).not.toThrow()
})

it('tells every mistake of the options, its own and those of the client', () => {
  const mistaken = { themeMode: 'auto' as ThemeMode, metadata: { name: '' } }
  for (const option of ['themeMode: ', 'metadata.name: '])
    expect(() => create(mistaken), option).toThrow(option)
})
