import { base, mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { solana } from '../../chains/solana.js'
import { buildClient } from '../../client/buildClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { serverPlatform } from '../../platform/serverPlatform.js'
import { createCookieStorage } from '../../storage/createCookieStorage.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { ReadableStore } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { networkAtom } from '../networks/start/atoms.js'
import { switchNetwork } from '../networks/switchNetwork.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { applySnapshot } from './start/applySnapshot.js'
import { accountAtom, accountsAtom, activeNamespaceAtom, snapshotsAtom } from './start/atoms.js'

/** A cookie jar, and pages that keep what they remember in it. */
function setUp({
  reconnect = true,
  allowUnsupportedNetwork = false,
  autoConnect = undefined as readonly string[] | undefined,
} = {}) {
  const cookies = new Map<string, string>()
  const wallets = {
    eip155: createMockWallet({ namespace: 'eip155' }),
    solana: createMockWallet({ namespace: 'solana' }),
  }
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const load = () => {
    const client = buildClient(
      {
        metadata: { name: 'App' },
        networks: [mainnet, base, solana],
        reconnect,
        allowUnsupportedNetwork,
        autoConnect,
        storage: createCookieStorage({
          read: header,
          write(cookie) {
            const [pair = ''] = cookie.split(';')
            const [name = '', value = ''] = pair.split('=')
            if (/Max-Age=0\b/.test(cookie)) cookies.delete(name)
            else cookies.set(name, value)
          },
        }),
        adapters: (['eip155', 'solana'] as const).map(namespace =>
          mockAdapter({ namespace, wallet: wallets[namespace] }),
        ),
      },
      createMemoryStorage,
      serverPlatform,
    )
    const shown = client.storage.restoreAccounts?.(client)
    const read = <value>(atom: Parameters<typeof client.store.get<value>>[0]) =>
      client.store.get((shown?.get(atom) as typeof atom | undefined) ?? atom) as ReturnType<
        ReadableStore['get']
      > as value
    const emit = (namespace: Namespace, status: 'disconnected' | 'reconnecting') =>
      applySnapshot(client, namespace, { connectors: [], connections: [], current: undefined, status })
    return { client, read, emit }
  }
  const connectFirst = async (namespace: Namespace) => {
    const page = load()
    const stop = page.client.start()
    const [connector] = wallets[namespace as 'eip155'].connectors()
    await connect(page.client, { connectorId: connector?.id ?? '', namespace })
    await settled()
    return { ...page, stop }
  }
  return { cookies, load, connectFirst, wallets }
}

/** The storage follows in a microtask. */
const settled = () => new Promise(resolve => setTimeout(resolve))

describe('after a reload, before the wallet answers', () => {
  it('C2 shows the account and its network as restored, and no action has them', async () => {
    const { load, connectFirst } = setUp()
    const first = await connectFirst('eip155')
    await switchNetwork(first.client, { network: base })
    await settled()
    const { address } = first.client.store.get(accountAtom)
    first.stop()
    const { client, read } = load()
    expect(read(accountAtom)).toMatchObject({
      address,
      caipAddress: `eip155:8453:${address}`,
      status: 'reconnecting',
      isConnected: false,
      allAccounts: [{ namespace: 'eip155', address, type: 'eoa' }],
      connector: undefined,
    })
    expect(read(accountsAtom).eip155).toEqual(read(accountAtom))
    expect(read(networkAtom).network?.name).toBe('Base')
    expect(client.store.get(accountAtom)).toMatchObject({ address: undefined, isConnected: false })
    expect(client.store.get(snapshotsAtom)).toEqual({})
  })

  it('C2 keeps showing it while its wallet is awaited, and then what the wallet says', async () => {
    const { load, connectFirst } = setUp()
    const first = await connectFirst('eip155')
    const { address } = first.client.store.get(accountAtom)
    first.stop()
    const { client, read, emit } = load()
    // As adapters do when they start.
    emit('eip155', 'disconnected')
    emit('eip155', 'reconnecting')
    await settled()
    expect(read(accountAtom)).toMatchObject({ address, status: 'reconnecting' })
    client.start()
    expect(read(accountAtom)).toMatchObject({ address, status: 'connected', isConnected: true })
    await disconnect(client)
    expect(read(accountAtom)).toMatchObject({ address: undefined, status: 'disconnected' })
  })

  it('C2 forgets it once its wallet did not come back, also for the next load', async () => {
    const { load, connectFirst, cookies } = setUp()
    const first = await connectFirst('eip155')
    first.stop()
    const second = load()
    second.emit('eip155', 'reconnecting')
    await settled()
    expect([...cookies.keys()]).toContain('latchkit.accounts')
    second.emit('eip155', 'disconnected')
    expect(second.read(accountAtom).address).toBeUndefined()
    await settled()
    expect([...cookies.keys()]).not.toContain('latchkit.accounts')
    expect(load().read(accountAtom).address).toBeUndefined()
  })

  it('C2 shows the namespace that is restored, whichever is chosen', async () => {
    const { load, connectFirst } = setUp()
    const first = await connectFirst('solana')
    first.stop()
    const { read, emit } = load()
    emit('eip155', 'disconnected')
    expect(read(activeNamespaceAtom)).toBe('solana')
    expect(read(networkAtom).network?.chainNamespace).toBe('solana')
    expect(read(accountAtom).caipAddress).toMatch(/^solana:/)
  })

  it('switches the network of the wallet that is restored, not only what is shown', async () => {
    const { load, connectFirst } = setUp()
    const first = await connectFirst('eip155')
    first.stop()
    const { client, emit } = load()
    emit('eip155', 'reconnecting')
    const switched = switchNetwork(client, { network: base })
    client.start()
    await switched
    expect(client.store.get(accountAtom).caipNetworkId).toBe('eip155:8453')
  })
})

it('forgets the account when the person disconnects', async () => {
  const { connectFirst, load, cookies } = setUp()
  const { client } = await connectFirst('eip155')
  await disconnect(client)
  await settled()
  expect([...cookies.keys()]).not.toContain('latchkit.accounts')
  expect(load().read(accountAtom).status).toBe('disconnected')
})

it('restores nothing where the app does not reconnect', async () => {
  const { load, connectFirst } = setUp({ reconnect: false })
  await connectFirst('eip155')
  expect(load().read(accountAtom).address).toBeUndefined()
})

it('leaves it to the start to connect a wallet by itself', async () => {
  const [connector] = createMockWallet({ namespace: 'eip155' }).connectors()
  const { client } = setUp({ autoConnect: [connector?.id ?? ''] }).load()
  const [adapter] = client.adapters
  if (!connector || !adapter) expect.fail('no wallet')
  const connectSilently = vi.spyOn(adapter, 'connectSilently')
  const connectors = [connector]
  applySnapshot(client, 'eip155', { connectors, connections: [], current: undefined, status: 'disconnected' })
  await import('./lazy/autoConnect.js')
  await settled()
  expect(connectSilently).not.toHaveBeenCalled()
  client.start()
  await vi.waitFor(() => expect(connectSilently).toHaveBeenCalled())
  await settled()
  expect(connectSilently).toHaveBeenCalledOnce()
})

it.each([true, false])('allows a restored network that the app does not list: %s', async allowed => {
  const { load, connectFirst, wallets } = setUp({ allowUnsupportedNetwork: allowed })
  const { stop } = await connectFirst('eip155')
  await wallets.eip155.changeChain('eip155:424242')
  await settled()
  stop()
  const { read } = load()
  expect(read(accountAtom).status).toBe('reconnecting')
  expect(read(networkAtom)).toMatchObject({ caipNetworkId: 'eip155:424242', isSupported: allowed })
})

it.each([
  'nonsense',
  '[]',
  'null',
  '{"eip155":"eip155:1:0x00000000000000000000000000000000000000aa"}',
  '{"eip155":["eip155:1:<img>","eoa"]}',
  '{"eip155":["eip155:1:0xaa","eoa"]}',
  '{"eip155":["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:0x00000000000000000000000000000000000000aa","eoa"]}',
  '{"eip155":["eip155:1:0x00000000000000000000000000000000000000aa","admin"]}',
])('ignores what it did not write: %s', text => {
  const { load, cookies } = setUp()
  cookies.set('latchkit.accounts', encodeURIComponent(text))
  const { read } = load()
  expect(read(accountsAtom)).toEqual({})
  expect(read(accountAtom).address).toBeUndefined()
})
