import { mainnet } from '@latchkit/core/networks'
import type { SessionClient } from '@latchkit/core/walletconnect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { sessionProvider } from './sessionProvider.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const address = '0x00000000000000000000000000000000000A11cE'
const config = createConfig({
  chains: [
    { ...mainnet, id: 1 },
    { ...mainnet, id: 10 },
  ],
  transports: { 1: http('http://127.0.0.1:1'), 10: http('http://127.0.0.1:1') },
  storage: null,
})

/** A wallet that says yes to everything and changes nothing. */
function setUp() {
  const asked: string[] = []
  const listeners = new Set<() => void>()
  const client: SessionClient = {
    getSession: () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEvent: () => () => {},
    restore: async () => undefined,
    connect: () => Promise.reject(new Error('Not used here.')),
    async request({ method }) {
      asked.push(method)
      return null
    },
    disconnect: async () => {},
    follow: () => Promise.reject(new Error('Not used here.')),
  }
  const methods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
  const provider = sessionProvider({
    client,
    runtime: {
      config,
      scope: {
        networks: [],
        storage: undefined,
        storageKey: 'latchkit',
        context: undefined,
        isInSafe: false,
        isAvailable: () => true,
      },
    },
    findNetwork: () => undefined,
    readGrant: () => ({ chainId: 1, accounts: [address], chainIds: [1], methods }),
    choose: () => {
      throw new Error('A chain was chosen that the session does not have.')
    },
  })
  return { asked, listeners, provider }
}

it('does not wait for ever for the update of a wallet that agreed, nor ask it again', async () => {
  const { asked, listeners, provider } = setUp()
  const attempt = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  const outcome = expect(attempt).rejects.toMatchObject({ code: 4902 })
  await vi.advanceTimersByTimeAsync(4999)
  expect(listeners.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(asked).toEqual(['wallet_switchEthereumChain'])
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})

it.each([[undefined], [[]], [[{}]], [[{ chainId: 'x' }]], [{ chainId: '0x1' }]])(
  'refuses a switch that names no chain: %j',
  async params => {
    const { asked, provider } = setUp()
    for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
      await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602 })
    expect(asked).toEqual([])
  },
)
