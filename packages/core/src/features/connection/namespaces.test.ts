import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { Connector, Snapshot } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { connect } from './connect.js'
import { connectOtherNamespaces } from './connectOtherNamespaces.js'
import { disconnect } from './disconnect.js'
import { recentConnectionsAtom, restoreRecentConnections } from './recentConnections.js'
import { setActiveNamespace } from './setActiveNamespace.js'
import { applySnapshot } from './start/applySnapshot.js'
import { accountAtom, accountsAtom, activeNamespaceAtom, connectionsAtom } from './start/atoms.js'

const both = (namespace: Namespace): Connector => ({
  id: 'app.both',
  rdns: 'app.both',
  namespace,
  name: 'Both',
  type: 'injected',
})
const other = (namespace: Namespace): Connector => ({
  ...both(namespace),
  id: 'app.other',
  rdns: 'app.other',
})

/** A page on which two wallets speak both namespaces. */
function setUp() {
  const storage = createMemoryStorage()
  const wallets = (['eip155', 'solana'] as const).map(namespace =>
    createMockWallet({ namespace, connectors: [both(namespace), other(namespace)] }),
  )
  const load = () => {
    const [evm, sol] = wallets.map((wallet, index) =>
      mockAdapter({ namespace: index === 0 ? 'eip155' : 'solana', wallet }),
    )
    const adapters = [evm, sol].flatMap(adapter => adapter ?? [])
    const client = createClient({ metadata: { name: 'App' }, networks: [mainnet, solana], storage, adapters })
    const stop = client.start()
    const connected = () =>
      client.store.get(connectionsAtom).map(({ connector }) => `${connector.namespace} ${connector.id}`)
    const active = () => client.store.get(activeNamespaceAtom)
    const recent = () =>
      client.store.get(recentConnectionsAtom).map(({ namespace, id }) => `${namespace} ${id}`)
    return { client, stop, connected, active, recent }
  }
  const [evm = wallets[0], sol = wallets[1]] = wallets
  if (!evm || !sol) throw new TypeError('no wallets')
  return { evm, sol, storage, load }
}

const connectorId = 'app.both'
const connectors = [both('eip155'), both('solana')]

describe('connect', () => {
  it('asks in the active namespace when two know the connector', async () => {
    const { client, connected } = setUp().load()
    setActiveNamespace(client, { namespace: 'solana' })
    await connect(client, { connectorId })
    expect(connected()).toEqual(['solana app.both'])
  })
})

describe('connectOtherNamespaces', () => {
  it('connects what the wallet gives without a question, and the active namespace stays', async () => {
    const { sol, load } = setUp()
    sol.authorise(connectorId, `solana:${solana.id}`)
    const { client, connected, active } = load()
    await connect(client, { connectorId })
    const [connection] = await connectOtherNamespaces(client, { connectors })
    expect(connection?.connector.namespace).toBe('solana')
    expect(connected()).toEqual(['eip155 app.both', 'solana app.both'])
    expect(active()).toBe('eip155')
  })

  it('leaves alone what would need an answer, and a namespace that has a wallet already', async () => {
    const { sol, load } = setUp()
    const { client, connected } = load()
    await connect(client, { connectorId })
    expect(await connectOtherNamespaces(client, { connectors })).toEqual([])
    expect(connected()).toEqual(['eip155 app.both'])
    await connect(client, { connectorId: 'app.other', namespace: 'solana' })
    sol.authorise(connectorId, `solana:${solana.id}`)
    expect(await connectOtherNamespaces(client, { connectors })).toEqual([])
    expect(connected()).toEqual(['eip155 app.both', 'solana app.other'])
  })

  it('is no error when the wallet fails', async () => {
    const { load } = setUp()
    const { client } = load()
    const adapter = client.adapters[1]
    if (!adapter?.connectSilently) throw new TypeError('no adapter')
    Object.assign(adapter, { connectSilently: () => Promise.reject(new TypeError('gone')) })
    expect(await connectOtherNamespaces(client, { connectors })).toEqual([])
  })
})

describe('the active namespace', () => {
  it('C2 is the same after a reload, also while its wallet comes back later than the other one', async () => {
    const { load } = setUp()
    const first = load()
    await connect(first.client, { connectorId, namespace: 'solana' })
    await connect(first.client, { connectorId, namespace: 'eip155' })
    setActiveNamespace(first.client, { namespace: 'solana' })
    first.stop()
    const second = load()
    expect([second.active(), second.connected().length]).toEqual(['solana', 2])
    const waiting: Snapshot = { connectors: [], connections: [], current: undefined, status: 'reconnecting' }
    applySnapshot(second.client, 'solana', waiting)
    expect(second.active()).toBe('solana')
    expect(second.client.store.get(accountAtom).status).toBe('reconnecting')
    applySnapshot(second.client, 'solana', { ...waiting, status: 'disconnected' })
    expect(second.active()).toBe('eip155')
  })

  it('is what a tab shows, whatever another one chose since', async () => {
    const { load } = setUp()
    const one = load()
    const two = load()
    for (const { client } of [one, two])
      for (const namespace of ['eip155', 'solana'] as const) await connect(client, { connectorId, namespace })
    setActiveNamespace(one.client, { namespace: 'eip155' })
    expect([one.active(), two.active()]).toEqual(['eip155', 'solana'])
  })
})

describe('disconnect', () => {
  it('C5 ends a wallet in both namespaces with one call', async () => {
    const { client, connected } = setUp().load()
    for (const namespace of ['eip155', 'solana'] as const) await connect(client, { connectorId, namespace })
    await connect(client, { connectorId: 'app.other', namespace: 'eip155' })
    await disconnect(client, { connectorId })
    expect(connected()).toEqual(['eip155 app.other'])
  })

  it.each([
    ['all', {}],
    ['its namespace', { namespace: 'solana' as const }],
    ['it', { connectorId }],
  ])('C5 gives up a wallet that is being asked, when %s is disconnected', async (_, parameters) => {
    const { sol, load } = setUp()
    const { client, connected } = load()
    const approve = sol.holdNext()
    const attempt = connect(client, { connectorId, namespace: 'solana' })
    expect(client.store.get(accountsAtom).solana?.status).toBe('connecting')
    await disconnect(client, parameters)
    await expect(attempt).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    await approve()
    expect(connected()).toEqual([])
    expect(client.store.get(accountsAtom).solana?.status).toBe('disconnected')
  })

  it('leaves alone a wallet of another namespace that is being asked', async () => {
    const { sol, load } = setUp()
    const { client, connected } = load()
    const approve = sol.holdNext()
    const attempt = connect(client, { connectorId, namespace: 'solana' })
    await disconnect(client, { namespace: 'eip155' })
    await approve()
    await attempt
    expect(connected()).toEqual(['solana app.both'])
  })
})

describe('recentConnectionsAtom', () => {
  it('has the wallets that were connected last, over reloads, without their addresses', async () => {
    const { evm, storage, load } = setUp()
    const first = load()
    for (const namespace of ['eip155', 'solana'] as const)
      await connect(first.client, { connectorId, namespace })
    expect(first.recent()).toEqual([])
    await disconnect(first.client, { namespace: 'solana' })
    expect(first.recent()).toEqual(['solana app.both'])
    await evm.disconnect(connectorId)
    expect(first.recent()).toEqual(['solana app.both', 'eip155 app.both'])
    expect(storage.get('latchkit.recentConnections')).toBe('["solana:app.both","eip155:app.both"]')
    first.stop()
    const second = load()
    expect(second.recent()).toEqual([])
    restoreRecentConnections(second.client)
    expect(second.recent()).toEqual(['solana app.both', 'eip155 app.both'])
    await connect(second.client, { connectorId, namespace: 'solana' })
    expect(second.recent()).toEqual(['eip155 app.both'])
  })

  it('has what was connected without a question too', async () => {
    const { sol, load } = setUp()
    sol.authorise(connectorId, `solana:${solana.id}`)
    const { client, recent } = load()
    await connectOtherNamespaces(client, { connectors })
    await disconnect(client)
    expect(recent()).toEqual(['solana app.both'])
  })

  it('has two of each namespace', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const wallets = ids.map(id => ({ ...both('eip155'), id, rdns: id }))
    const adapter = mockAdapter({ namespace: 'eip155', connectors: wallets })
    const storage = createMemoryStorage()
    const client = createClient({
      metadata: { name: 'App' },
      networks: [mainnet],
      adapters: [adapter],
      storage,
    })
    client.start()
    for (const id of ids) await connect(client, { connectorId: id })
    await disconnect(client)
    expect(client.store.get(recentConnectionsAtom).map(({ id }) => id)).toEqual(['f', 'e'])
    expect(JSON.parse(storage.get('latchkit.recentConnections') ?? '')).toHaveLength(4)
  })

  it('has none when storage has something else', async () => {
    const { storage, load } = setUp()
    const { client, recent } = load()
    for (const text of ['{', '{}', '[1,null]', '["solana:gone"]']) {
      storage.set('latchkit.recentConnections', text)
      restoreRecentConnections(client)
      expect(recent()).toEqual([])
    }
  })
})
