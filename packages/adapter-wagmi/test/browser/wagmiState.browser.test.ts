import type { Snapshot } from '@latchkit/core'
import { connect, connectorsAtom, disconnect } from '@latchkit/core/connection'
import { networkAtom, switchNetwork } from '@latchkit/core/networks'
import { describe, expect, it } from 'vitest'
import { type Config, createConfig, createStorage, http, injected } from 'wagmi'
import {
  connect as wagmiConnect,
  disconnect as wagmiDisconnect,
  reconnect as wagmiReconnect,
  switchAccount as wagmiSwitchAccount,
  switchChain as wagmiSwitchChain,
} from 'wagmi/actions'
import { codeOf } from '../../../core/test/codeOf.js'
import type { WagmiAdapterParameters } from '../../src/types.js'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const createWallet = (name: string, index: number) =>
  createTestWallet({
    name,
    rdns: `com.example.${name.toLowerCase()}`,
    accounts: testAccounts(index),
    chains,
  })

/** An app's own config; over the same `map` it is the one after a reload. */
const createAppConfig = (options: { map?: Map<string, string>; ssr?: boolean; injected?: boolean } = {}) => {
  const { map = new Map<string, string>(), ssr = false } = options
  return createConfig({
    chains: [first, second],
    transports: { 31337: http(), 31338: http() },
    ssr,
    connectors: options.injected ? [injected()] : [],
    storage: createStorage({
      storage: {
        getItem: key => map.get(key),
        setItem: (key, value) => void map.set(key, value),
        removeItem: key => void map.delete(key),
      },
    }),
  })
}

const connectorOf = (config: Config, id: string) => {
  const connector = config.connectors.find(one => one.id === id)
  if (!connector) throw new Error(`No connector ${id}.`)
  return connector
}

const stateOf = ({ state }: Config) => {
  const current = state.connections.get(state.current ?? '')
  return {
    status: state.status,
    address: current?.accounts[0],
    caipNetworkId: current ? `eip155:${current.chainId}` : undefined,
    current: current?.connector.id,
    connections: [...state.connections.values()].map(({ connector }) => connector.id),
  }
}

describe.each<[string, (map?: Map<string, string>) => WagmiAdapterParameters]>([
  ['its own config', () => ({})],
  ["the app's config", map => ({ config: createAppConfig(map ? { map } : {}) })],
])('C4 with %s', (_, createParameters) => {
  it('agrees with wagmi whatever the app does', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
    putWallets([alpha, beta])
    const { read, config } = openPage({ adapter: createParameters() })
    const agree = () => expect(read()).toMatchObject(stateOf(config))
    const approve = alpha.holdNext()
    const attempt = wagmiConnect(config, { connector: connectorOf(config, alpha.rdns) })
    expect([read().status, config.state.status]).toEqual(['connecting', 'connecting'])
    await approve()
    await attempt
    expect(read()).toMatchObject({ status: 'connected', current: alpha.rdns })
    agree()
    await wagmiSwitchChain(config, { chainId: 31338 })
    expect(read().caipNetworkId).toBe('eip155:31338')
    agree()
    await wagmiConnect(config, { connector: connectorOf(config, beta.rdns) })
    expect(read()).toMatchObject({ current: beta.rdns, connections: [alpha.rdns, beta.rdns] })
    agree()
    await wagmiSwitchAccount(config, { connector: connectorOf(config, alpha.rdns) })
    expect(read().current).toBe(alpha.rdns)
    agree()
    await wagmiDisconnect(config, { connector: connectorOf(config, alpha.rdns) })
    expect(read()).toMatchObject({ current: beta.rdns, connections: [beta.rdns] })
    agree()
    await wagmiDisconnect(config)
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    agree()
    beta.rejectNext()
    await expect(wagmiConnect(config, { connector: connectorOf(config, beta.rdns) })).rejects.toThrow()
    expect(read().status).toBe('disconnected')
    agree()
  })

  it('agrees with wagmi whatever Latchkit or the wallet does', async () => {
    const [alpha, beta] = [createWallet('Alpha', 0), createWallet('Beta', 1)]
    putWallets([alpha, beta])
    const { client, adapter, read, config } = openPage({ adapter: createParameters() })
    const agree = () => expect(read()).toMatchObject(stateOf(config))
    await connect(client, { connectorId: alpha.rdns })
    agree()
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    agree()
    expect(config.state.chainId).toBe(31338)
    await connect(client, { connectorId: beta.rdns })
    agree()
    await adapter.switchConnection?.({ connectorId: alpha.rdns })
    agree()
    const address = await alpha.changeAccount()
    await settled()
    expect(read().address).toBe(address)
    agree()
    await alpha.changeChain(424242)
    await settled()
    expect(read().caipNetworkId).toBe('eip155:424242')
    agree()
    await disconnect(client, { connectorId: alpha.rdns })
    agree()
    await beta.revoke()
    await settled()
    expect(read().status).toBe('disconnected')
    agree()
    // A wallet that Latchkit disconnected can be connected by wagmi, and the other way round.
    await wagmiConnect(config, { connector: connectorOf(config, alpha.rdns) })
    agree()
    await disconnect(client)
    agree()
  })

  it('C5 a disconnect by the app is remembered', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const map = new Map<string, string>()
    const page = openPage({ adapter: createParameters(map) })
    await connect(page.client, { connectorId: alpha.rdns })
    await wagmiDisconnect(page.config)
    page.close()
    await alpha.grant()
    const later = page.reload({ adapter: createParameters(map) })
    await settled()
    expect(later.read()).toMatchObject({ status: 'disconnected', connections: [] })
  })
})

describe("the app's config", () => {
  it('keeps its connectors and finds wallets', () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha], createWallet('Legacy', 1))
    const config = createAppConfig({ injected: true })
    const { client, config: used } = openPage({ adapter: { config } })
    expect(used).toBe(config)
    expect(client.store.get(connectorsAtom).map(({ id, name, rdns }) => [id, name, rdns])).toEqual([
      ['injected', 'Browser wallet', undefined],
      [alpha.rdns, 'Alpha', alpha.rdns],
    ])
  })

  it('C9 lists a wallet once that is in window.ethereum and announced', () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha], alpha)
    const { read } = openPage({ adapter: { config: createAppConfig({ injected: true }) } })
    expect(read().connectors).toEqual([alpha.rdns])
  })

  it.each([false, true])('C2 keeps what wagmi remembered before Latchkit came (ssr: %s)', async ssr => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const map = new Map<string, string>()
    const before = createAppConfig({ map })
    await wagmiConnect(before, { connector: connectorOf(before, alpha.rdns) })
    const { until, config } = openPage({ adapter: { config: createAppConfig({ map, ssr }) } })
    const state = await until(({ status }) => status === 'connected')
    expect(state).toMatchObject({ current: alpha.rdns, connections: [alpha.rdns] })
    expect(stateOf(config)).toMatchObject({ status: 'connected', connections: [alpha.rdns] })
  })

  it('C2 C4 agrees with a WagmiProvider above that reconnects by itself', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const map = new Map<string, string>()
    const page = openPage({ adapter: { config: createAppConfig({ map }) } })
    await connect(page.client, { connectorId: alpha.rdns })
    page.close()
    const config = createAppConfig({ map })
    const adapter = wagmiAdapter({ config })
    adapter.adopt(config)
    const reconnecting = wagmiReconnect(config)
    const snapshots: Snapshot[] = []
    const stop = adapter.start({
      ...contextOf(page),
      emit: snapshot => void snapshots.push(snapshot),
    })
    await reconnecting
    await settled()
    expect(snapshots.at(-1)).toMatchObject({ status: 'connected', current: alpha.rdns })
    expect(snapshots.map(({ status }) => status)).not.toContain('disconnected')
    expect(stateOf(config)).toMatchObject({ status: 'connected', connections: [alpha.rdns] })
    stop()
  })

  it('C3 restores a late wallet after the WagmiProvider above has given up on it', async () => {
    const [alpha, late] = [createWallet('Alpha', 0), createWallet('Late', 1)]
    const map = new Map<string, string>()
    const remove = putWallets([alpha, late])
    const page = openPage({ adapter: { config: createAppConfig({ map }) } })
    await connect(page.client, { connectorId: late.rdns })
    page.close()
    remove()
    putWallets([alpha])
    const { request } = alpha.provider
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    alpha.provider.request = (async (parameters: never) => {
      await held
      return request(parameters)
    }) as typeof request
    const config = createAppConfig({ map })
    const reconnecting = wagmiReconnect(config)
    const adapter = wagmiAdapter({ config })
    adapter.adopt(config)
    const stop = adapter.start({ ...contextOf(page), emit() {} })
    await settled()
    late.announce()
    await settled()
    answer()
    await reconnecting
    await settled()
    expect(stateOf(config)).toMatchObject({ status: 'connected', connections: [late.rdns] })
    stop()
  })

  it('is refused when it is not the one that a WagmiProvider holds', () => {
    const { adapter } = openPage({ adapter: { config: createAppConfig() } })
    expect(() => adapter.adopt(createAppConfig())).toThrowError(
      expect.objectContaining({ code: 'adapter/two-wagmi-configs' }),
    )
  })

  it('is adopted, before and after the start', async () => {
    const alpha = createWallet('Alpha', 0)
    putWallets([alpha])
    const page = openPage()
    const config = createAppConfig()
    page.adapter.adopt(config)
    page.adapter.adopt(config)
    expect(page.adapter.getConfig()).toBe(config)
    await wagmiConnect(config, { connector: connectorOf(config, alpha.rdns) })
    expect(page.read()).toMatchObject({ status: 'connected', current: alpha.rdns })
    page.close()
    await alpha.changeChain(31338)
    expect(page.read().caipNetworkId).toBe('eip155:31337')
  })

  it('is not there before the start', async () => {
    const adapter = wagmiAdapter()
    expect(() => adapter.getConfig()).toThrowError(expect.objectContaining({ code: 'adapter/not-started' }))
    expect(await codeOf((async () => adapter.disconnect({}))())).toBe('adapter/not-started')
  })
})

function contextOf({ client }: ReturnType<typeof openPage>) {
  const { storage, platform, logger, config } = client
  const { storageKey, metadata } = config
  return {
    config,
    attempts: { get: () => [], subscribe: () => () => {} },
    storage,
    platform,
    logger,
    storageKey,
    metadata,
    networks: [],
    reconnect: true,
  }
}

describe.each<[string, () => WagmiAdapterParameters]>([
  ['its own config', () => ({})],
  ["the app's config", () => ({ config: createAppConfig() })],
])('C4 with %s and nothing connected', (_, createParameters) => {
  it('agrees with wagmi on the network that is shown, chosen by either', async () => {
    putWallets([])
    const { client, config } = openPage({ adapter: createParameters() })
    const shown = () => client.store.get(networkAtom).caipNetworkId
    expect([shown(), config.state.chainId]).toEqual(['eip155:31337', 31337])
    await wagmiSwitchChain(config, { chainId: 31338 })
    expect(shown()).toBe('eip155:31338')
    await switchNetwork(client, { caipNetworkId: 'eip155:31337' })
    expect([shown(), config.state.chainId]).toEqual(['eip155:31337', 31337])
  })
})
