import { mainnet } from 'viem/chains'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createScriptedWalletConnect, sessionOf } from '../../../test/createScriptedWalletConnect.js'
import { solana } from '../../chains/solana.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import type { StorageDriver } from '../../storage/types.js'
import { connect } from '../connection/connect.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { prefetchPairing } from './prefetchPairing.js'
import { request } from './request.js'
import { resetPairing } from './resetPairing.js'
import { pairingAtom, walletConnectSessionAtom } from './start/atoms.js'
import type { WalletConnectConfig } from './types.js'

const address = '0x00000000000000000000000000000000000000aA'
const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const session = sessionOf('one', [`eip155:1:${address}`])
const both = sessionOf('both', [
  `eip155:1:${address}`,
  `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solanaAddress}`,
])

function setUp(
  script = createScriptedWalletConnect(),
  config: WalletConnectConfig | undefined = undefined,
  storage: StorageDriver = createMemoryStorage(),
) {
  const load = vi.fn(async () => ({ createWalletConnect: script.create }))
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet, solana],
    walletConnect: { ...(config ?? { relayUrl: 'ws://localhost:1' }), load },
    storage,
    logLevel: 'silent',
  })
  client.start()
  const listed = () => expect.poll(() => client.store.get(accountsAtom).eip155).toBeDefined()
  const ask = async () => {
    await listed()
    return { connected: connect(client, { connectorId: 'walletConnect', namespace: 'eip155' }) }
  }
  const uri = () => client.store.get(pairingAtom)?.uri
  return { client, script, storage, load, ask, uri, listed }
}

beforeAll(() => import('./lazy/index.js'))

describe('resetPairing', () => {
  it('replaces the URI, and what a wallet says of the former one connects nothing', async () => {
    const { client, script, ask, uri } = setUp()
    const { connected } = await ask()
    await expect.poll(uri).toBe('wc:1')
    resetPairing(client)
    expect(client.store.get(pairingAtom)).toEqual({ uri: undefined, renewsAt: undefined })
    await expect.poll(uri).toBe('wc:2')
    expect(script.proposals.map(proposal => proposal.cancelled())).toEqual([true, false])
    script.proposals[0]?.approve(sessionOf('late', [`eip155:1:${address}`]))
    await Promise.resolve()
    expect(client.store.get(walletConnectSessionAtom)).toBeUndefined()
    script.proposals[1]?.approve(session)
    expect(await connected).toMatchObject({ address })
    expect(client.store.get(walletConnectSessionAtom)?.topic).toBe('one')
  })

  it('does nothing while no connect is pending', async () => {
    const { client, script, listed } = setUp()
    await listed()
    resetPairing(client)
    expect([script.proposals, client.store.get(pairingAtom)]).toEqual([[], undefined])
  })
})

describe('prefetchPairing', () => {
  it('has a URI before anybody asks, which a connect uses in its own namespace', async () => {
    const { client, script, uri } = setUp()
    const stop = prefetchPairing(client)
    await expect.poll(uri).toBe('wc:1')
    const { connectSession } = await import('./lazy/index.js')
    const connected = connectSession(client, { namespace: 'eip155' })
    stop()
    expect(uri()).toBe('wc:1')
    script.proposals[0]?.approve(both)
    await connected
    expect(script.proposals).toHaveLength(1)
    expect(client.store.get(walletConnectSessionAtom)?.usedIn).toEqual(['eip155'])
  })

  it('is closed when it stops and is not used', async () => {
    const { client, script, uri } = setUp()
    const stop = prefetchPairing(client)
    await expect.poll(uri).toBe('wc:1')
    stop()
    await expect.poll(uri).toBeUndefined()
    expect(script.proposals.map(proposal => proposal.cancelled())).toEqual([true])
  })

  it('connects every namespace when a wallet answers without a request', async () => {
    const { client, script, uri } = setUp()
    prefetchPairing(client)
    await expect.poll(uri).toBe('wc:1')
    script.proposals[0]?.approve(both)
    await expect.poll(() => client.store.get(accountsAtom).solana?.address).toBe(solanaAddress)
    expect(client.store.get(accountsAtom).eip155?.address).toBe(address)
  })

  it('needs WalletConnect', () => {
    const { client } = setUp(undefined, {})
    expect(() => prefetchPairing(client)).toThrow(
      expect.objectContaining({ code: 'connection/protocol-not-configured' }),
    )
  })
})

describe('a client that the app has made', () => {
  const give = (stored: readonly ReturnType<typeof sessionOf>[] = []) => {
    const script = createScriptedWalletConnect(stored)
    const given = script.create({ relayUrl: 'ws://localhost:1', metadata: { name: 'App' } } as never)
    const destroy = vi.spyOn(given, 'destroy')
    return { script, given, destroy }
  }

  it('is used instead of another one, its other sessions stay, and the app destroys it', async () => {
    const { script, given, destroy } = give()
    vi.spyOn(given, 'getSessions').mockReturnValue([sessionOf('own', [`eip155:1:${address}`])])
    const { client, load, ask } = setUp(script, { client: given })
    const { connected } = await ask()
    await expect.poll(() => script.proposals).toHaveLength(1)
    script.proposals[0]?.approve(session)
    await connected
    expect([script.ended, load.mock.calls]).toEqual([[], []])
    client.destroy()
    await Promise.resolve()
    expect(destroy).not.toHaveBeenCalled()
  })

  it('brings its session, which is the one of the client from then on', async () => {
    const { script, given } = give([session])
    const { client, storage } = setUp(script, { client: given })
    await expect.poll(() => client.store.get(accountsAtom).eip155?.address).toBe(address)
    expect(storage.get('latchkit.walletConnect')).toBe('one')
    await request(client, { caipNetworkId: 'eip155:1', method: 'personal_sign', params: [] })
  })
})
