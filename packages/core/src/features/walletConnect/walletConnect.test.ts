import { mainnet } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import type { Platform } from '../../platform/types.js'
import type { StorageDriver } from '../../storage/types.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { accountAtom, accountsAtom } from '../connection/start/atoms.js'
import { switchNetwork } from '../networks/switchNetwork.js'
import { pairingLife } from './lazy/pair.js'
import { request } from './request.js'
import { setWalletLink } from './setWalletLink.js'
import { pairingAtom, walletConnectSessionAtom } from './start/atoms.js'

const optimism = { ...mainnet, id: 10, name: 'OP Mainnet' }
const address = '0x00000000000000000000000000000000000000aA'
const other = '0x00000000000000000000000000000000000000bB'
const session = sessionOf('one', [`eip155:1:${address}`, `eip155:1:${other}`])

function setUp(
  storage: StorageDriver = createMemoryStorage(),
  script = createScriptedWalletConnect(),
  device: Partial<Platform> = {},
) {
  const platform = createRecordedPlatform({ isMobile: () => true, ...device })
  const load = vi.fn(async () => ({ createWalletConnect: script.create }))
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, optimism, solana],
    walletConnect: { relayUrl: 'ws://localhost:1', load },
    storage,
    platform,
    logLevel: 'silent',
  })
  client.start()
  return { client, script, storage, platform, load }
}
type SetUp = ReturnType<typeof setUp>

const proposed = (script: SetUp['script'], count = 1) =>
  expect.poll(() => script.proposals).toHaveLength(count)

async function connectedSetUp(...parameters: Parameters<typeof setUp>) {
  const context = setUp(...parameters)
  await expect.poll(() => context.client.store.get(accountsAtom).eip155).toBeDefined()
  const connected = connect(context.client, { connectorId: 'walletConnect', namespace: 'eip155' })
  await proposed(context.script)
  context.script.proposals[0]?.approve(session)
  await connected
  return context
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

// Read from disk once, so that no test waits for it.
beforeAll(() => import('./lazy/index.js'))

describe('a client without adapters', () => {
  it('keeps the session and its accounts by itself, in every namespace that it gave some', async () => {
    const { client } = await connectedSetUp()
    expect(client.store.get(accountAtom)).toMatchObject({
      isConnected: true,
      address,
      caipNetworkId: 'eip155:1',
      allAccounts: [{ address }, { address: other }],
    })
    expect(client.store.get(accountsAtom).solana).toMatchObject({ isConnected: false })
  })

  it('proposes every network with the methods and events of its namespace', async () => {
    const { script } = await connectedSetUp()
    const { eip155, solana: sol } = script.proposals[0]?.parameters.optionalNamespaces ?? {}
    expect(eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
    expect(eip155?.methods).toContain('personal_sign')
    expect(sol?.events).toEqual(['accountsChanged', 'chainChanged'])
  })

  it('C22 loads no WalletConnect client before somebody connects', async () => {
    const { client, load } = setUp()
    await expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
    expect(load).not.toHaveBeenCalled()
  })

  it('asks the wallet of the session in its own terms, and refuses without one', async () => {
    const { client, script } = await connectedSetUp()
    script.answer = async ({ chainId, request: { method } }) => `${chainId} ${method}`
    const parameters = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: [] } as const
    expect(await request(client, parameters)).toBe('eip155:1 personal_sign')
    await disconnect(client)
    await expect(request(client, parameters)).rejects.toMatchObject({ code: 'connection/no-session' })
  })

  it.each([
    [5000, 'rpc/user-rejected'],
    [4001, 'rpc/user-rejected'],
    [-32601, 'rpc/unsupported-method'],
    [4902, 'rpc/unrecognized-chain'],
  ])('says what the wallet meant by %i', async (rpcCode, code) => {
    const { client, script } = await connectedSetUp()
    script.answer = () => Promise.reject(script.error('walletconnect/wallet-error', rpcCode))
    await expect(
      request(client, { caipNetworkId: 'eip155:1', method: 'personal_sign' }),
    ).rejects.toMatchObject({ code })
  })

  it('follows an update, the end by the wallet and the chain that the wallet names', async () => {
    const { client, script } = await connectedSetUp()
    const next = sessionOf('one', [`eip155:10:${other}`, `eip155:1:${other}`])
    script.emit('session', { session: next })
    expect(client.store.get(accountAtom)).toMatchObject({ address: other, caipNetworkId: 'eip155:10' })
    script.emit('event', { topic: 'one', chainId: 'eip155:1', name: 'chainChanged', data: 1 })
    expect(client.store.get(accountAtom).caipNetworkId).toBe('eip155:1')
    script.emit('end', { topic: 'one', reason: { code: 6000, message: 'User disconnected' } })
    expect(client.store.get(accountAtom).isConnected).toBe(false)
  })

  it('switches within the session by itself and asks the wallet for a network beyond it', async () => {
    const { client, script } = await connectedSetUp()
    script.answer = async ({ request: { method, params } }) => {
      expect({ method, params }).toEqual({
        method: 'wallet_switchEthereumChain',
        params: [{ chainId: '0xa' }],
      })
      script.emit('session', {
        session: sessionOf('one', [`eip155:1:${address}`, `eip155:10:${address}`]),
      })
      return null
    }
    await switchNetwork(client, { caipNetworkId: 'eip155:10' })
    expect(client.store.get(accountAtom).caipNetworkId).toBe('eip155:10')
    script.answer = () => Promise.reject(new Error('no request is expected'))
    await switchNetwork(client, { caipNetworkId: 'eip155:1' })
    expect(client.store.get(accountAtom).caipNetworkId).toBe('eip155:1')
  })

  it('C2 restores the session after a reload, without a request to the wallet', async () => {
    const first = await connectedSetUp()
    const script = createScriptedWalletConnect([session])
    const { client } = setUp(first.storage, script)
    await expect.poll(() => client.store.get(accountAtom).isConnected).toBe(true)
    expect(script.proposals).toEqual([])
  })

  it('trap 7 drops a remembered session that ended meanwhile', async () => {
    const first = await connectedSetUp()
    const { client, storage } = setUp(first.storage, createScriptedWalletConnect([]))
    await expect.poll(() => client.store.get(accountAtom).status).toBe('disconnected')
    await expect.poll(() => storage.get('latchkit.walletConnect')).toBeUndefined()
  })

  it('follows another tab: the session it made, and its end', async () => {
    const shared = createMemoryStorage()
    const watchers = new Map<string, (value: string | undefined) => void>()
    const watch = (key: string, listener: (value: string | undefined) => void) => {
      watchers.set(key, listener)
      return () => watchers.delete(key)
    }
    const script = createScriptedWalletConnect([session])
    const { client } = setUp({ ...shared, watch }, script)
    const key = 'latchkit.walletConnect'
    shared.set(key, 'one')
    watchers.get(key)?.('one')
    await expect.poll(() => client.store.get(accountAtom).isConnected).toBe(true)
    // That tab forgets first and ends then, which the WalletConnect client here reports.
    watchers.get(key)?.(undefined)
    script.emit('end', { topic: 'one', reason: { code: 6000, message: 'User disconnected' } })
    expect(client.store.get(accountAtom).isConnected).toBe(false)
    client.destroy()
    expect(watchers.size).toBe(0)
  })

  it('leaves the session of another tab alone that storage did not take, and keeps its own', async () => {
    const watchers = new Map<string, (value: string | undefined) => void>()
    const watch = (key: string, listener: (value: string | undefined) => void) => {
      watchers.set(key, listener)
      return () => watchers.delete(key)
    }
    const shared = createMemoryStorage()
    const { client, script } = await connectedSetUp({ ...shared, watch })
    const key = 'latchkit.walletConnect'
    const restored = vi.spyOn(script, 'restored')
    // Of a full storage the other tab's session is not there.
    shared.set(key, 'two')
    watchers.get(key)?.('two')
    await expect.poll(() => restored).toHaveBeenCalled()
    await restored.mock.results[0]?.value
    expect(shared.get(key)).toBe('two')
    // And what another tab forgot of a session that only this one knows is no end of it.
    watchers.get(key)?.(undefined)
    expect(client.store.get(accountAtom)).toMatchObject({ isConnected: true, address })
  })

  it('keeps the sessions of WalletConnect on the device when the storage of the client travels to a server', async () => {
    const cookies = { ...createMemoryStorage(), isSentToServer: true }
    const device = createMemoryStorage()
    const script = createScriptedWalletConnect()
    const create = vi.spyOn(script, 'create')
    const { client } = setUp(cookies, script, { privateStorage: () => device })
    await expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
    const connected = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
    await proposed(script)
    expect(create.mock.calls[0]?.[0].storage).toBe(device)
    script.proposals[0]?.approve(session)
    expect((await connected).address).toBe(address)
    const lonely = createScriptedWalletConnect()
    const other = vi.spyOn(lonely, 'create')
    const { client: without } = setUp(cookies, lonely)
    await expect.poll(() => other).toHaveBeenCalled()
    other.mock.calls[0]?.[0].storage.set('latchkit.wc.key', 'secret')
    expect(cookies.get('latchkit.wc.key')).toBeUndefined()
    expect(without.store.get(accountAtom).isConnected).toBe(false)
  })

  it('C22 loads the WalletConnect client at start when the end of a session has not been sent to the wallet yet', async () => {
    const storage = createMemoryStorage()
    storage.set('latchkit.wc.deletes', '4000000000 a b')
    const { load } = setUp(storage)
    await expect.poll(() => load).toHaveBeenCalled()
  })

  it('leaves the session of another tab alone when an older one ends late', async () => {
    const { client, script, storage } = await connectedSetUp()
    storage.set('latchkit.walletConnect', 'two')
    script.emit('end', { topic: 'one', reason: { code: 6000, message: 'User disconnected' } })
    expect(client.store.get(accountAtom).isConnected).toBe(false)
    expect(storage.get('latchkit.walletConnect')).toBe('two')
  })

  it('trap 9 ends what is left of former sessions, and takes no address that is none', async () => {
    const script = createScriptedWalletConnect([sessionOf('former', [`eip155:1:${address}`])])
    const { client } = setUp(createMemoryStorage(), script)
    await expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
    const connected = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
    await proposed(script)
    script.proposals[0]?.approve(sessionOf('one', ['eip155:1:nobody', `eip155:1:${other}`]))
    expect((await connected).accounts).toEqual([{ namespace: 'eip155', address: other, type: 'eoa' }])
    expect(script.ended).toEqual(['former'])
  })

  it('is on the network that was chosen before a reload', async () => {
    const both = sessionOf('one', [`eip155:1:${address}`, `eip155:10:${address}`])
    const first = await connectedSetUp()
    first.script.emit('session', { session: both })
    await switchNetwork(first.client, { caipNetworkId: 'eip155:10' })
    const { client } = setUp(first.storage, createScriptedWalletConnect([both]))
    await expect.poll(() => client.store.get(accountAtom).caipNetworkId).toBe('eip155:10')
  })

  it('is not connected by a wallet that gave no account here, and ends that session', async () => {
    const { client, script } = setUp()
    await expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
    const connected = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
    const refused = expect(connected).rejects.toMatchObject({ code: 'connection/no-common-network' })
    await proposed(script)
    script.proposals[0]?.approve(sessionOf('two', ['cosmos:cosmoshub-4:cosmos1abc']))
    await refused
    expect(script.ended).toEqual(['two'])
    expect(client.store.get(walletConnectSessionAtom)).toBeUndefined()
  })
})

describe('pairing', () => {
  async function startPairing() {
    const context = setUp()
    await expect.poll(() => context.client.store.get(accountsAtom).eip155).toBeDefined()
    const controller = new AbortController()
    const settled = connect(context.client, {
      connectorId: 'walletConnect',
      namespace: 'eip155',
      signal: controller.signal,
    }).then(
      () => 'connected',
      error => error.code,
    )
    await proposed(context.script)
    return { ...context, controller, settled }
  }

  it('renews the URI before it gets stale, and still takes the approval of who scanned the former one', async () => {
    const { client, script, settled } = await startPairing()
    await expect.poll(() => client.store.get(pairingAtom)?.uri).toBe('wc:1')
    await vi.advanceTimersByTimeAsync(pairingLife)
    await expect.poll(() => client.store.get(pairingAtom)?.uri).toBe('wc:2')
    script.proposals[0]?.approve(session)
    expect(await settled).toBe('connected')
    expect(script.proposals[1]?.cancelled()).toBe(true)
    expect(client.store.get(pairingAtom)).toBeUndefined()
  })

  it('goes on when the former proposal runs out', async () => {
    const { script, settled } = await startPairing()
    await vi.advanceTimersByTimeAsync(pairingLife)
    await proposed(script, 2)
    script.proposals[0]?.fail('walletconnect/proposal-expired')
    script.proposals[1]?.approve(session)
    expect(await settled).toBe('connected')
  })

  it('renews when the URI on the screen ran out, as after a phone slept', async () => {
    const { client, script, settled } = await startPairing()
    script.proposals[0]?.fail('walletconnect/proposal-expired')
    await proposed(script, 2)
    await expect.poll(() => client.store.get(pairingAtom)?.uri).toBe('wc:2')
    script.proposals[1]?.approve(session)
    expect(await settled).toBe('connected')
  })

  it('tries a renewal again a second later while the relay is away', async () => {
    const { script, settled } = await startPairing()
    script.refuse = true
    await vi.advanceTimersByTimeAsync(pairingLife)
    script.refuse = false
    await vi.advanceTimersByTimeAsync(1_000)
    await proposed(script, 2)
    script.proposals[1]?.approve(session)
    expect(await settled).toBe('connected')
  })

  it('says so when the person declines in the wallet', async () => {
    const { script, settled } = await startPairing()
    script.proposals[0]?.fail('walletconnect/user-rejected', 5000)
    expect(await settled).toBe('rpc/user-rejected')
  })

  it('C1 gives up at once, cancels the proposal and leaves nothing connecting', async () => {
    const { client, script, controller, settled } = await startPairing()
    controller.abort()
    expect(await settled).toBe('rpc/user-rejected')
    expect(script.proposals[0]?.cancelled()).toBe(true)
    expect(client.store.get(accountAtom).status).toBe('disconnected')
  })

  it('C10 is one for all who ask at the same time, and ends with the last of them', async () => {
    const { client, script, controller, settled } = await startPairing()
    const second = connect(client, { connectorId: 'walletConnect', namespace: 'solana' })
    // Nothing but promises between the request and the answer.
    await vi.advanceTimersByTimeAsync(0)
    expect(client.store.get(accountsAtom).solana?.status).toBe('connecting')
    controller.abort()
    expect(await settled).toBe('rpc/user-rejected')
    expect(script.proposals[0]?.cancelled()).toBe(false)
    script.proposals[0]?.approve(
      sessionOf('one', [`solana:${solana.id}:So11111111111111111111111111111111111111112`]),
    )
    expect((await second).connector.namespace).toBe('solana')
    expect(script.proposals).toHaveLength(1)
  })

  it('C10 begins again for a caller in the moment that the last one leaves', async () => {
    const { client, script, controller, settled } = await startPairing()
    controller.abort()
    const second = connect(client, { connectorId: 'walletConnect', namespace: 'eip155' })
    expect(await settled).toBe('rpc/user-rejected')
    await proposed(script, 2)
    script.proposals[1]?.approve(session)
    expect((await second).address).toBe(address)
  })

  it('trap 4 keeps the chosen link with its session, and opens it for a request', async () => {
    const { client, script, platform, settled } = await startPairing()
    setWalletLink(client, { href: 'metamask://', walletId: 'io.metamask' })
    script.proposals[0]?.approve(session)
    await settled
    expect(script.links).toEqual([['one', { href: 'metamask://', walletId: 'io.metamask' }]])
    script.answer = async ({ onSent }) => onSent?.({ id: 7, topic: 'one' })
    await request(client, { caipNetworkId: 'eip155:1', method: 'personal_sign' })
    const opened = platform.calls.find(({ method }) => method === 'openLink')
    expect(opened?.args).toEqual(['metamask://wc?requestId=7&sessionTopic=one', '_self'])
  })
})
