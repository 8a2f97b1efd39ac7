import { createClient } from '@latchkit/core'
import { accountAtom, connect, connectorsAtom, disconnect } from '@latchkit/core/connection'
import { base, mainnet, networksAtom, switchNetwork } from '@latchkit/core/networks'
import { expect, it, vi } from 'vitest'
import { type Config, createConfig, createStorage, http, mock, type Storage, version } from 'wagmi'
import { disconnect as disconnectInWagmi, getAccount } from 'wagmi/actions'
import { withoutChance } from '../../core/test/withoutChance.js'
import type { WagmiAdapter } from './types.js'
import { wagmiAdapter } from './wagmiAdapter.js'

const address = '0x00000000000000000000000000000000000A11cE'

function createAppConfig(storage: Storage | null = null) {
  return createConfig({
    chains: [
      { ...mainnet, id: 1 },
      { ...base, id: 8453 },
    ],
    transports: { 1: http('http://127.0.0.1:1'), 8453: http('http://127.0.0.1:1') },
    connectors: [mock({ accounts: [address] })],
    multiInjectedProviderDiscovery: false,
    storage,
  })
}

/** Listeners of a config's state. */
function watchListeners(config: Config): ReadonlySet<symbol> {
  const listening = new Set<symbol>()
  const subscribe = config.subscribe.bind(config)
  vi.spyOn(config, 'subscribe').mockImplementation((selector, listener, options) => {
    const one = Symbol()
    listening.add(one)
    const stop = subscribe(selector, listener, options)
    return () => {
      listening.delete(one)
      stop()
    }
  })
  return listening
}

const create = (adapter: WagmiAdapter) =>
  createClient({ metadata: { name: 'Test' }, networks: [mainnet, base], adapters: [adapter] })

it('connects, switches and disconnects on each supported wagmi, which agrees', async () => {
  expect(version).toMatch(process.env.WAGMI === '2' ? /^2\.19\./ : /^3\./)
  const config = createAppConfig()
  const client = create(wagmiAdapter({ config }))
  client.start()
  await connect(client, { connectorId: 'mock' })
  expect(client.store.get(accountAtom)).toMatchObject({ address, caipNetworkId: 'eip155:1' })
  expect(getAccount(config)).toMatchObject({ status: 'connected', address, chainId: 1 })
  await switchNetwork(client, { caipNetworkId: 'eip155:8453' })
  expect(client.store.get(accountAtom).caipNetworkId).toBe('eip155:8453')
  expect(getAccount(config).chainId).toBe(8453)
  await disconnect(client)
  expect(client.store.get(accountAtom).isConnected).toBe(false)
  expect(getAccount(config).status).toBe('disconnected')
  client.destroy()
})

it('C11 creates its config without a clock and without randomness, as a page does that a server prerenders', () => {
  const { chains } = withoutChance(() => {
    const adapter = wagmiAdapter()
    const { config, storage, store } = create(adapter)
    const { storageKey } = config
    return adapter.getConfig({ networks: store.get(networksAtom), storage, storageKey })
  })
  expect(chains.map(({ id }) => id)).toEqual([1, 8453])
})

it('started again before the former stop ran, it listens once and notifies the new client', async () => {
  const config = createAppConfig()
  const listening = watchListeners(config)
  const adapter = wagmiAdapter({ config })
  const [former, next] = [create(adapter), create(adapter)]
  const stopFormer = former.start()
  expect(listening.size).toBe(1)
  const stopNext = next.start()
  expect(listening.size).toBe(1)
  stopFormer()
  await Promise.resolve()
  expect(listening.size).toBe(1)
  expect(next.store.get(connectorsAtom)).toHaveLength(1)
  stopNext()
  await Promise.resolve()
  expect(listening.size).toBe(0)
})

it('adopts a config while it runs, and leaves the former one', () => {
  const adapter = wagmiAdapter()
  const client = create(adapter)
  const { storage, config, store } = client
  const own = adapter.getConfig({
    networks: store.get(networksAtom),
    storage,
    storageKey: config.storageKey,
  })
  const before = watchListeners(own)
  const outer = createAppConfig()
  const after = watchListeners(outer)
  client.start()
  expect([before.size, after.size]).toEqual([1, 0])
  adapter.adopt(outer)
  expect([before.size, after.size]).toEqual([0, 1])
  expect(adapter.getConfig()).toBe(outer)
  client.destroy()
  expect(after.size).toBe(0)
})

it('C5 is disconnected where the wallet refuses the request, and emits it', async () => {
  const config = createAppConfig()
  const [connector] = config.connectors
  if (!connector) throw new TypeError('no connector')
  connector.disconnect = () => Promise.reject(new TypeError('locked'))
  const client = create(wagmiAdapter({ config }))
  client.start()
  await connect(client, { connectorId: connector.id })
  await expect(disconnect(client)).rejects.toMatchObject({
    code: 'connection/disconnect-failed',
    details: 'locked',
  })
  expect(client.store.get(accountAtom).isConnected).toBe(false)
  expect(config.state.connections.size).toBe(0)
  client.destroy()
})

it("logs that a value in the storage of the app's config cannot be read", async () => {
  const storage = createStorage({
    storage: {
      getItem: key => (key.endsWith('.disconnected') ? 'not JSON' : null),
      setItem() {},
      removeItem() {},
    },
  })
  const config = createAppConfig(storage)
  const client = create(wagmiAdapter({ config }))
  client.start()
  await connect(client, { connectorId: 'mock' })
  await disconnectInWagmi(config)
  await vi.waitFor(() => expect(client.logger.logs()).toContain('connections may be stale'))
  client.destroy()
})

it("lists a library's connector as no wallet of this browser", () => {
  const adapter = wagmiAdapter({ config: createAppConfig() })
  const client = create(adapter)
  const stop = client.start()
  expect(client.store.get(connectorsAtom)).toMatchObject([{ id: 'mock', type: 'external' }])
  stop()
})
