import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import { type DirectoryServer, directoryRows, startDirectory } from '../../../test/directoryServer.js'
import { createClient } from '../../client/createClient.js'
import type { ClientConfig } from '../../client/features.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { Client } from '../../types/client.js'
import { addNetwork } from '../networks/addNetwork.js'
import { builtInWallets } from './builtInWallets.js'
import { walletDirectoryAtom, walletHighlightsAtom, walletSearchAtom } from './directoryAtoms.js'
import { directoryFlow } from './directoryFlow.js'
import { listWallets } from './listWallets.js'
import { loadMoreWallets } from './loadMoreWallets.js'
import { loadWalletHighlights } from './loadWalletHighlights.js'
import { rememberRecentWallet } from './rememberRecentWallet.js'
import { searchDirectory } from './searchDirectory.js'

const chain = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
let server: DirectoryServer
beforeEach(async () => {
  server = await startDirectory(directoryRows(150))
})
afterEach(() => server.close())

const setUp = (config: Partial<ClientConfig> = {}): Client =>
  createClient({
    metadata: { name: 'App' },
    networks: [chain(1)],
    gateway: { url: server.url },
    logLevel: 'silent',
    ...config,
  })
const pages = (client: Client) => client.store.get(walletDirectoryAtom)
const found = (client: Client) => client.store.get(walletSearchAtom)
const highlights = (client: Client) => client.store.get(walletHighlightsAtom)
const ids = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id)
const at = async () => {}

describe('loadMoreWallets', () => {
  it('appends pages of 40 up to the last, of the networks of the client', async () => {
    const client = setUp()
    const sizes: number[] = []
    for (let page = 0; page < 5; page += 1) {
      await loadMoreWallets(client)
      sizes.push(pages(client).wallets.length)
    }
    expect(sizes).toEqual([40, 80, 100, 100, 100])
    expect(pages(client)).toMatchObject({
      count: 100,
      page: 3,
      hasMore: false,
      loading: false,
      error: undefined,
    })
    expect(new Set(ids(pages(client).wallets)).size).toBe(100)
    expect(server.calls.map(({ page, entries, chains }) => [page, entries, chains])).toEqual([
      ['1', '40', 'eip155:1'],
      ['2', '40', 'eip155:1'],
      ['3', '40', 'eip155:1'],
    ])
  })

  it('lists a wallet once, though the directory moved between two pages', async () => {
    const client = setUp()
    await loadMoreWallets(client)
    const [first] = pages(client).wallets
    const again = { id: 'w40x', name: 'Renamed', rdns: first?.id }
    server.answer(() => ({
      body: { count: 100, data: [{ id: 'w1', name: 'Wallet 1' }, again, { id: 'new', name: 'New' }] },
    }))
    await loadMoreWallets(client)
    expect(ids(pages(client).wallets)).toHaveLength(41)
    expect(pages(client).wallets.at(-1)?.id).toBe('new')
  })

  it('joins a call that is under way', async () => {
    const client = setUp()
    await Promise.all([loadMoreWallets(client), loadMoreWallets(client), loadMoreWallets(client)])
    expect([server.calls.length, pages(client).wallets.length]).toEqual([1, 40])
  })

  it('shows that it loads, and keeps what it has when a page fails, to be tried again', async () => {
    const client = setUp()
    await loadMoreWallets(client)
    server.answer(() => ({ status: 503, body: {} }))
    const failing = loadMoreWallets(client)
    expect(pages(client)).toMatchObject({ loading: true, error: undefined })
    await failing
    expect(pages(client)).toMatchObject({ page: 1, loading: false, hasMore: true })
    expect(pages(client).wallets).toHaveLength(40)
    expect(pages(client).error?.message).toBe('HTTP status code: 503')
    server.answer(undefined)
    await loadMoreWallets(client)
    expect(pages(client)).toMatchObject({ page: 2, error: undefined })
    expect(pages(client).wallets).toHaveLength(80)
  })

  it('leaves the built-in list in place while the gateway is down', async () => {
    const client = setUp({ gateway: { url: 'http://127.0.0.1:1' } })
    await loadMoreWallets(client)
    expect(pages(client)).toMatchObject({ wallets: [], error: { code: 'http/network' }, hasMore: true })
    const rows = listWallets({ connectors: [], builtIn: [...builtInWallets, ...pages(client).wallets] })
    expect(rows).toHaveLength(builtInWallets.length)
  })

  it('does nothing without a gateway', async () => {
    const client = setUp({ gateway: undefined })
    await loadMoreWallets(client)
    expect(pages(client)).toMatchObject({ wallets: [], error: undefined, loading: false, hasMore: false })
  })

  it('asks by namespace where no directory can know the network', async () => {
    const client = setUp({ networks: [chain(31337)] })
    await loadMoreWallets(client)
    await loadMoreWallets(client)
    expect(server.calls.map(({ page, chains }) => [page, chains])).toEqual([
      ['1', 'eip155:31337'],
      ['1', 'eip155:1'],
      ['2', 'eip155:1'],
    ])
    expect(pages(client)).toMatchObject({ count: 100, page: 2 })
  })

  it('C23 sends whole ids, so that eip155:1 is not eip155:137', async () => {
    const client = setUp({ networks: [chain(137), chain(1)] })
    await loadMoreWallets(client)
    expect(server.calls.map(({ chains }) => chains)).toEqual(['eip155:137,eip155:1'])
  })

  it('C17 respects include and exclude, in the call and in the merged list', async () => {
    const client = setUp({ includeWalletIds: ['w1', 'w2', 'w4'], excludeWalletIds: ['w2'] })
    await loadMoreWallets(client)
    expect(server.calls[0]).toMatchObject({ include: 'w1,w2,w4', exclude: 'w2' })
    expect(ids(pages(client).wallets)).toEqual(['w1', 'w4'])
    // A gateway that ignores both.
    server.answer(() => ({ body: { count: 3, data: directoryRows(5) } }))
    const careless = setUp({ includeWalletIds: ['w1', 'w2', 'w4'], excludeWalletIds: ['w2'] })
    await loadMoreWallets(careless)
    const { includeWalletIds: include, excludeWalletIds: exclude } = careless.config
    const installed = { id: 'w2', rdns: 'w2', name: 'W2', namespace: 'eip155', type: 'injected' } as const
    const rows = listWallets({
      connectors: [installed],
      builtIn: pages(careless).wallets,
      custom: [{ id: 'own', name: 'Own' }],
      include,
      exclude,
      featured: ['w4'],
    })
    expect(ids(rows)).toEqual(['w4', 'own', 'w1'])
  })

  it('is merged with a wallet that is in this browser', async () => {
    server.answer(() => ({
      body: { count: 1, data: [{ id: 'c57c', name: 'M', rdns: 'io.m', mobile_link: 'm://' }] },
    }))
    const client = setUp()
    await loadMoreWallets(client)
    const connector = { id: 'io.m', rdns: 'io.m', name: 'M', namespace: 'eip155', type: 'injected' } as const
    const rows = listWallets({ connectors: [connector], builtIn: pages(client).wallets })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id: 'io.m', installed: true, mobileLink: 'm://', explorerId: 'c57c' })
  })

  it('starts over when the networks are others', async () => {
    const client = setUp({
      networks: [chain(1), { ...chain(2), chainNamespace: 'solana', id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
      adapters: [mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' })],
    })
    await loadMoreWallets(client)
    expect(pages(client).count).toBe(150)
    addNetwork(client, { network: chain(7) })
    await loadMoreWallets(client)
    expect(pages(client)).toMatchObject({ page: 1, count: 150 })
    expect(server.calls.at(-1)?.chains).toContain('eip155:7')
  })
})

describe('images', () => {
  it('are loaded before a page is shown', async () => {
    const { open, opened } = createGate()
    let asked = () => {}
    const all = new Promise<void>(resolve => {
      asked = resolve
    })
    const urls: string[] = []
    const platform = createRecordedPlatform({
      preloadImage(url) {
        urls.push(url)
        if (urls.length === 40) asked()
        return opened
      },
    })
    const client = setUp({ platform })
    const loading = loadMoreWallets(client)
    await all
    // Whatever could be shown without the images would be there one turn later.
    await new Promise(resolve => setImmediate(resolve))
    expect(pages(client)).toMatchObject({ wallets: [], loading: true })
    expect(urls[0]).toMatch(/\/getWalletImage\/image-1\?/)
    open()
    await loading
    expect(pages(client).wallets).toHaveLength(40)
  })
})

describe('loadWalletHighlights', () => {
  it('recommends the first four of the networks', async () => {
    const client = setUp()
    await loadWalletHighlights(client)
    expect(ids(highlights(client).wallets)).toEqual(['w1', 'w2', 'w4', 'w5'])
    expect(highlights(client)).toMatchObject({ count: 100, loading: false })
    expect(server.calls).toMatchObject([{ entries: '4', chains: 'eip155:1' }])
  })

  it('features the first four of the app, in its order', async () => {
    const featuredWalletIds = ['w9', 'w3', 'w77', 'w1', 'w2']
    const client = setUp({ featuredWalletIds, excludeWalletIds: ['w77'] })
    await loadWalletHighlights(client)
    expect(ids(highlights(client).wallets)).toEqual(['w9', 'w3', 'w1'])
    expect(server.calls).toMatchObject([{ entries: '4', include: 'w9,w3,w77,w1', exclude: 'w77' }])
  })

  it('adds the wallets used last that the built-in list does not have', async () => {
    const client = setUp()
    rememberRecentWallet(client, 'w120')
    rememberRecentWallet(client, 'io.metamask')
    await loadWalletHighlights(client)
    expect(ids(highlights(client).wallets)).toEqual(['w1', 'w2', 'w4', 'w5', 'w120'])
    expect(server.calls.map(({ include }) => include)).toContain('w120')
  })

  it('says what went wrong and can be called again', async () => {
    const client = setUp()
    server.answer(() => ({ status: 500, body: {} }))
    await loadWalletHighlights(client)
    expect(highlights(client)).toMatchObject({ wallets: [], loading: false, error: { code: 'http/status' } })
    server.answer(undefined)
    await Promise.all([loadWalletHighlights(client), loadWalletHighlights(client)])
    expect(highlights(client)).toMatchObject({ error: undefined })
    expect(highlights(client).wallets).toHaveLength(4)
    expect(server.calls).toHaveLength(2)
  })

  it('does nothing without a gateway', async () => {
    const client = setUp({ gateway: undefined })
    await loadWalletHighlights(client)
    expect(highlights(client)).toMatchObject({ wallets: [], loading: false, error: undefined })
  })
})

describe('a destroyed client', () => {
  it('takes no answer that comes later', async () => {
    const client = setUp()
    const { open, opened } = createGate()
    server.answer(async () => {
      await opened
      return { body: { count: 1, data: [{ id: 'late', name: 'Late' }] } }
    })
    const all = [
      loadMoreWallets(client),
      loadWalletHighlights(client),
      searchDirectory(client, { query: 'late', wait: at }),
    ]
    await server.received(3)
    client.destroy()
    open()
    await Promise.all(all)
    for (const { wallets } of [pages(client), found(client), highlights(client)]) expect(wallets).toEqual([])
  })

  it('leaves no call open', async () => {
    const client = setUp()
    server.answer(() => new Promise(() => {}))
    const all = [
      loadMoreWallets(client),
      loadWalletHighlights(client),
      searchDirectory(client, { query: 'late', wait: at }),
    ]
    await server.received(3)
    directoryFlow(client).destroy()
    await Promise.all(all)
    await server.abandoned(3)
    expect(server.left).toHaveLength(3)
  })
})
