import { base, mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { withoutChance } from '../../test/withoutChance.js'
import { solana } from '../chains/solana.js'
import { connect } from '../features/connection/connect.js'
import { accountAtom, connectorsAtom } from '../features/connection/start/atoms.js'
import { networkAtom } from '../features/networks/start/atoms.js'
import { switchNetwork } from '../features/networks/switchNetwork.js'
import { createMemoryStorage } from '../platform/createMemoryStorage.js'
import { mockAdapter } from '../testing/mockAdapter.js'
import type { Snapshot } from '../types/connection.js'
import type { CaipNetworkId } from '../types/namespace.js'
import type { Network } from '../types/network.js'
import { registerClient } from './buildClient.js'
import { createClient } from './createClient.js'
import { resolveFeatures } from './resolveFeatures.js'

const metadata = { name: 'App' }

describe('createClient', () => {
  it('C11 needs no browser: creates on a server and starts nothing', () => {
    const adapter = mockAdapter({ namespace: 'eip155' })
    const start = vi.spyOn(adapter, 'start')
    const client = createClient({ metadata, networks: [mainnet], adapters: [adapter] })
    expect(start).not.toHaveBeenCalled()
    expect(client.store.get(accountAtom).status).toBe('disconnected')
  })

  it('C11 reads no clock and nothing random, so that a page with it can be prerendered', () => {
    const create = () => createClient({ metadata, networks: [mainnet, solana] })
    const [first, second] = withoutChance(() => [create(), create()])
    expect(first.uid).not.toBe(second.uid)
  })

  it('gives two clients nothing in common', async () => {
    const first = createClient({
      metadata,
      networks: [mainnet],
      adapters: [mockAdapter({ namespace: 'eip155' })],
    })
    const second = createClient({
      metadata,
      networks: [base],
      adapters: [mockAdapter({ namespace: 'eip155' })],
    })
    const stops = [first.start(), second.start()]
    const connectorId = first.store.get(connectorsAtom)[0]?.id ?? ''
    await connect(first, { connectorId })
    expect(first.store.get(accountAtom).isConnected).toBe(true)
    expect(second.store.get(accountAtom).isConnected).toBe(false)
    expect(second.store.get(networkAtom).caipNetworkId).toBe('eip155:8453')
    for (const stop of stops) stop()
  })

  it('C10 survives a synchronous stop and start without restarting the adapter', async () => {
    const adapter = mockAdapter({ namespace: 'eip155' })
    const teardown = vi.fn()
    const start = vi.spyOn(adapter, 'start').mockReturnValue(teardown)
    const client = createClient({ metadata, networks: [mainnet], adapters: [adapter] })
    const stop = client.start()
    stop()
    const stopAgain = client.start()
    await Promise.resolve()
    expect(start).toHaveBeenCalledTimes(1)
    expect(teardown).not.toHaveBeenCalled()
    stopAgain()
    stopAgain()
    await Promise.resolve()
    expect(teardown).toHaveBeenCalledTimes(1)
  })

  it('stops what had started when an adapter cannot start, and may be started again', async () => {
    const teardown = vi.fn()
    const good = mockAdapter({ namespace: 'eip155' })
    const start = vi.spyOn(good, 'start').mockReturnValue(teardown)
    const bad = mockAdapter({ namespace: 'solana' })
    vi.spyOn(bad, 'start').mockImplementationOnce(() => {
      throw new TypeError('no such thing')
    })
    const client = createClient({ metadata, networks: [mainnet, solana], adapters: [good, bad] })
    expect(() => client.start()).toThrow('no such thing')
    expect(teardown).toHaveBeenCalledTimes(1)
    const stop = client.start()
    expect(start).toHaveBeenCalledTimes(2)
    stop()
    await Promise.resolve()
    expect(teardown).toHaveBeenCalledTimes(2)
  })

  it('treats an option that is undefined like an absent option', () => {
    const client = createClient({
      metadata,
      networks: [mainnet],
      features: { connectMethodsOrder: undefined },
    })
    expect(client.config.features.connectMethodsOrder).toEqual(['email', 'social', 'wallet'])
  })

  it('does not listen to an adapter that speaks after its teardown', () => {
    const adapter = mockAdapter({ namespace: 'eip155' })
    let speak = () => {}
    vi.spyOn(adapter, 'start').mockImplementation(({ emit }) => {
      speak = () => emit({ connectors: [], connections: [], current: undefined, status: 'connecting' })
      return () => {}
    })
    const client = createClient({ metadata, networks: [mainnet], adapters: [adapter] })
    client.start()
    client.destroy()
    speak()
    expect(client.store.get(accountAtom).status).toBe('disconnected')
  })

  it('refuses to start after destroy', () => {
    const client = createClient({ metadata, networks: [mainnet] })
    client.destroy()
    expect(() => client.start()).toThrow('This client was destroyed')
  })

  it('remembers the chosen network', async () => {
    const storage = createMemoryStorage()
    const config = { metadata, networks: [mainnet, base] as const, storage }
    const create = () => createClient({ ...config, adapters: [mockAdapter({ namespace: 'eip155' })] })
    const client = create()
    client.start()
    await switchNetwork(client, { caipNetworkId: 'eip155:8453' })
    const reloaded = create()
    reloaded.start()
    expect(reloaded.store.get(networkAtom).network?.name).toBe('Base')
  })

  it('C11 shows the default network before and after the start, whatever adapter comes first', () => {
    const solanaId = `solana:${solana.id}` as const
    const client = createClient({
      metadata,
      networks: [mainnet, base, solana],
      adapters: [mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' })],
      defaultNetwork: solanaId,
    })
    expect(client.store.get(networkAtom).caipNetworkId).toBe(solanaId)
    client.start()
    expect(client.store.get(networkAtom).caipNetworkId).toBe(solanaId)
    const second = createClient({ metadata, networks: [mainnet, base], defaultNetwork: 'eip155:8453' })
    expect(second.store.get(networkAtom).network?.name).toBe('Base')
  })

  it('C4 follows the network of an adapter, and passes it the chosen network', async () => {
    const storage = createMemoryStorage()
    const selectNetwork = vi.fn()
    const create = () => {
      const adapter = Object.assign(mockAdapter({ namespace: 'eip155' }), { selectNetwork })
      let emit: (snapshot: Snapshot) => void = () => {}
      vi.spyOn(adapter, 'start').mockImplementation(context => {
        emit = context.emit
        return () => {}
      })
      const client = createClient({ metadata, networks: [mainnet, base], adapters: [adapter], storage })
      client.start()
      const show = (selected: CaipNetworkId) =>
        emit({ connectors: [], connections: [], current: undefined, status: 'disconnected', selected })
      return { client, show }
    }
    const { client, show } = create()
    expect(selectNetwork).not.toHaveBeenCalled()
    show('eip155:8453')
    expect(client.store.get(networkAtom).network?.name).toBe('Base')
    show('eip155:5')
    expect(client.store.get(networkAtom).network?.name).toBe('Base')
    await switchNetwork(client, { caipNetworkId: 'eip155:8453' })
    expect(selectNetwork).toHaveBeenCalledTimes(1)
    create()
    expect(selectNetwork.mock.lastCall?.[0].network.name).toBe('Base')
  })

  it('C16 reads use the custom RPC URL and the network keeps its own as chainDefault', () => {
    let seen: readonly Network[] = []
    const adapter = mockAdapter({ namespace: 'eip155' })
    vi.spyOn(adapter, 'start').mockImplementation(context => {
      seen = context.networks
      return () => {}
    })
    const url = 'http://127.0.0.1:1/rpc'
    createClient({
      metadata,
      networks: [mainnet],
      adapters: [adapter],
      customRpcUrls: { 'eip155:1': [url] },
    }).start()
    expect(seen[0]?.rpcUrls.default.http).toEqual([url])
    expect(seen[0]?.rpcUrls.chainDefault.http).toEqual(mainnet.rpcUrls.default.http)
  })

  it('does not ask for a gateway that is there', () => {
    const gateway = { url: 'http://localhost:4600' }
    const client = createClient({ metadata, networks: [mainnet], gateway })
    const reasons = client.diagnostics().map(({ subject, reason }) => `${subject}: ${reason}`)
    expect(reasons).toContain('features.swaps: needs an adapter that sends')
    expect(reasons.filter(reason => reason.includes('gateway'))).toEqual([])
  })

  it('says what is off and why', () => {
    const client = createClient({ metadata, networks: [mainnet] })
    expect(client.diagnostics().map(({ subject, reason }) => `${subject}: ${reason}`)).toMatchInlineSnapshot(`
      [
        "walletConnect: needs \`relayUrl\`, or \`projectId\`",
        "gateway: needs \`url\`",
        "features.email: needs the secure frame",
        "features.socials: needs the secure frame",
        "features.swaps: needs the gateway",
        "features.onramp: needs the gateway",
        "features.history: needs the gateway",
        "features.send: needs an adapter that sends",
        "networks.eip155: no adapter of this namespace was given",
      ]
    `)
  })

  it('has sending on with an adapter that can send, and off without', () => {
    const create = (adapter = mockAdapter({ namespace: 'eip155' })) =>
      resolveFeatures(createClient({ metadata, networks: [mainnet], adapters: [adapter] }))
    expect(create().features).toMatchObject({ send: true, receive: true })
    const poor = create(mockAdapter({ namespace: 'eip155', without: ['estimateTransfer'] }))
    expect(poor.features.send).toBe(false)
    expect(poor.off.send).toBe('needs an adapter that sends')
  })

  it('throws a coded error when another version of core is on the page', () => {
    const scope = {}
    expect([registerClient(scope), registerClient(scope)]).toEqual(['1', '2'])
    const other = { [Symbol.for('latchkit.core')]: ['0.0.0-other', 1] }
    expect(() => registerClient(other)).toThrow('Two versions of @latchkit/core are on this page')
  })
})
