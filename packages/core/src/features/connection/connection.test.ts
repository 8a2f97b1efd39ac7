import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Connection, Connector, Snapshot } from '../../types/connection.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getWalletInfo } from './getWalletInfo.js'
import { setActiveNamespace } from './setActiveNamespace.js'
import { applySnapshot } from './start/applySnapshot.js'
import {
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  snapshotsAtom,
} from './start/atoms.js'
import { switchConnection } from './switchConnection.js'

const connector = (id: string): Connector => ({
  id,
  namespace: 'eip155',
  name: id,
  type: 'injected',
  rdns: id,
})
const connection = (id: string, address: string): Connection => ({
  connector: connector(id),
  accounts: [{ namespace: 'eip155', address, type: 'eoa' }],
  address,
  caipNetworkId: 'eip155:1',
})
const snapshot = (parameters: Partial<Snapshot>): Snapshot => ({
  connectors: [],
  connections: [],
  current: undefined,
  status: 'disconnected',
  ...parameters,
})

const a = '0x00000000000000000000000000000000000000aA'
const b = '0x00000000000000000000000000000000000000bB'

function setUp(...adapters: NamespaceAdapter[]) {
  const client = createClient({ metadata: { name: 'App' }, networks: [mainnet, solana], adapters })
  return client
}

describe('applySnapshot', () => {
  it('changes nothing and notifies no subscriber when a snapshot is equal to the last', () => {
    const client = setUp()
    const listener = vi.fn()
    client.store.sub(snapshotsAtom, listener)
    const given = snapshot({ connections: [connection('x', a)], current: 'x', status: 'connected' })
    applySnapshot(client, 'eip155', given)
    applySnapshot(client, 'eip155', structuredClone(given))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('keeps every account and the active one in the shape apps read', () => {
    const client = setUp()
    applySnapshot(
      client,
      'eip155',
      snapshot({ connections: [connection('x', a), connection('y', b)], current: 'y', status: 'connected' }),
    )
    expect(client.store.get(accountAtom)).toMatchObject({
      address: b,
      caipAddress: `eip155:1:${b}`,
      isConnected: true,
      allAccounts: [{ address: b }],
    })
    expect(client.store.get(connectionsAtom)).toHaveLength(2)
    expect(getWalletInfo(client)).toEqual({ name: 'y', identifier: 'y', icon: undefined, social: undefined })
  })
})

describe('accountAtom', () => {
  it('stays connected while a second wallet is prompted', () => {
    const client = setUp()
    const connected = { connections: [connection('x', a)], current: 'x' }
    applySnapshot(client, 'eip155', snapshot({ ...connected, status: 'connecting' }))
    expect(client.store.get(accountAtom)).toMatchObject({ isConnected: true, status: 'connected' })
    applySnapshot(client, 'eip155', snapshot({ ...connected, status: 'reconnecting' }))
    expect(client.store.get(accountAtom)).toMatchObject({ isConnected: false, status: 'reconnecting' })
    applySnapshot(client, 'eip155', snapshot({ status: 'connecting' }))
    expect(client.store.get(accountAtom)).toMatchObject({ isConnected: false, status: 'connecting' })
  })
})

describe('activeNamespaceAtom', () => {
  it('is the chosen one while it is connected, else the first that is', () => {
    const client = setUp(mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' }))
    setActiveNamespace(client, { namespace: 'solana' })
    applySnapshot(
      client,
      'eip155',
      snapshot({ connections: [connection('x', a)], current: 'x', status: 'connected' }),
    )
    expect(client.store.get(activeNamespaceAtom)).toBe('eip155')
    applySnapshot(
      client,
      'solana',
      snapshot({ connections: [connection('s', b)], current: 's', status: 'connected' }),
    )
    expect(client.store.get(activeNamespaceAtom)).toBe('solana')
  })

  it('refuses a namespace without an adapter', () => {
    expect(() => setActiveNamespace(setUp(), { namespace: 'sui' })).toThrow('Adapter not found')
  })
})

describe('connect', () => {
  it('names a connector that is not there', async () => {
    await expect(connect(setUp(), { connectorId: 'unknown' })).rejects.toMatchObject({
      code: 'connection/connector-not-found',
    })
  })

  it('takes the network to say which of two namespaces is meant', async () => {
    const connectors = (['eip155', 'solana'] as const).map(
      namespace => ({ id: 'app.both', namespace, name: 'Both', type: 'injected' }) as const,
    )
    const client = setUp(
      mockAdapter({ namespace: 'eip155', connectors: connectors.slice(0, 1) }),
      mockAdapter({ namespace: 'solana', connectors: connectors.slice(1) }),
    )
    client.start()
    const caipNetworkId = `solana:${solana.id}` as const
    const { connector } = await connect(client, { connectorId: 'app.both', caipNetworkId })
    expect(connector.namespace).toBe('solana')
    expect(client.store.get(accountsAtom).eip155?.isConnected).toBe(false)
    await expect(
      connect(client, { connectorId: 'app.both', namespace: 'eip155', caipNetworkId }),
    ).rejects.toMatchObject({ code: 'connection/connector-not-found' })
  })

  it('C1 does not ask the wallet when the signal is aborted already', async () => {
    const adapter = mockAdapter({ namespace: 'eip155' })
    const asked = vi.spyOn(adapter, 'connect')
    const client = setUp(adapter)
    client.start()
    const connectorId = client.store.get(snapshotsAtom).eip155?.connectors[0]?.id ?? ''
    await expect(connect(client, { connectorId, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    expect(asked).not.toHaveBeenCalled()
    expect(client.store.get(accountAtom).status).toBe('disconnected')
  })
})

describe('disconnect', () => {
  it('C5 ends every namespace, also after one failed, and says so', async () => {
    const evm = mockAdapter({ namespace: 'eip155' })
    const sol = mockAdapter({ namespace: 'solana' })
    const client = setUp(evm, sol)
    client.start()
    for (const { connectors } of Object.values(client.store.get(snapshotsAtom)))
      await connect(client, { connectorId: connectors[0]?.id ?? '', namespace: connectors[0]?.namespace })
    expect(Object.values(client.store.get(accountsAtom)).map(account => account.isConnected)).toEqual([
      true,
      true,
    ])
    const broken = vi.spyOn(evm, 'disconnect').mockRejectedValueOnce(new TypeError('the wallet is gone'))
    await expect(disconnect(client)).rejects.toMatchObject({
      shortMessage: 'Failed to disconnect',
      details: 'the wallet is gone',
    })
    expect(client.store.get(accountsAtom).solana?.isConnected).toBe(false)
    broken.mockRestore()
    await disconnect(client)
    expect(client.store.get(connectionsAtom)).toEqual([])
  })

  it('C5 forgets a wallet that is remembered and not back yet', async () => {
    const wallet = createMockWallet({ namespace: 'eip155' })
    const storage = createMemoryStorage()
    const load = () => {
      const adapters = [mockAdapter({ namespace: 'eip155', wallet })]
      const client = createClient({ metadata: { name: 'App' }, networks: [mainnet], storage, adapters })
      return { client, stop: client.start() }
    }
    const first = load()
    await connect(first.client, { connectorId: await wallet.announceLate() })
    first.stop()
    wallet.reload()
    const { client } = load()
    expect(client.store.get(connectionsAtom)).toEqual([])
    await disconnect(client)
    await wallet.announceLate()
    expect(client.store.get(connectionsAtom)).toEqual([])
  })

  it('is no error when nothing is connected', async () => {
    await expect(disconnect(setUp(mockAdapter({ namespace: 'eip155' })))).resolves.toBeUndefined()
  })
})

describe('switchConnection', () => {
  it('refuses a wallet that is not connected', async () => {
    await expect(switchConnection(setUp(), { connectorId: 'x' })).rejects.toMatchObject({
      code: 'connection/connector-not-found',
    })
  })
})

it('logs at warn why a connect failed whose error has no known meaning', async () => {
  const adapter = mockAdapter({ namespace: 'eip155', connectors: [connector('x')] })
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet],
    adapters: [
      { ...adapter, connect: () => Promise.reject(new Error('dependency "@base-org/account" not found')) },
    ],
  })
  const warn = vi.spyOn(client.logger, 'warn')
  const stop = client.start()
  await expect(connect(client, { connectorId: 'x' })).rejects.toMatchObject({
    code: 'rpc/unknown',
    details: 'dependency "@base-org/account" not found',
    cause: { message: 'dependency "@base-org/account" not found' },
  })
  expect(warn).toHaveBeenCalledWith(
    'connect failed',
    expect.objectContaining({ cause: new Error('dependency "@base-org/account" not found') }),
  )
  stop()
})
