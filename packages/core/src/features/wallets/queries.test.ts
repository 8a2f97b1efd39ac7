import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import {
  chain,
  ids,
  startDirectoryHarness,
  watchHighlights,
  watchPages,
  watchSearch,
} from '../../../test/directoryHarness.js'
import { directoryRows } from '../../../test/directoryServer.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { Client } from '../../types/client.js'
import { addNetwork } from '../networks/addNetwork.js'
import { builtInWallets } from './builtInWallets.js'
import { listWallets } from './listWallets.js'
import { walletHighlightsQueryOptions, walletsInfiniteQueryOptions } from './queries.js'
import { rememberRecentWallet } from './rememberRecentWallet.js'

type Harness = Awaited<ReturnType<typeof startDirectoryHarness>>
let harness: Harness
let server: Harness['server']
let setUp: Harness['setUp']
beforeEach(async () => {
  harness = await startDirectoryHarness()
  server = harness.server
  setUp = harness.setUp
})
afterEach(() => harness.close())

describe('walletsInfiniteQueryOptions', () => {
  it('appends pages of 40 up to the last, of the networks of the client', async () => {
    const { loadMore, state, wallets } = await watchPages(setUp())
    const sizes: number[] = []
    for (let page = 0; page < 5; page += 1) {
      await loadMore()
      sizes.push(wallets().length)
    }
    expect(sizes).toEqual([40, 80, 100, 100, 100])
    expect(state()).toMatchObject({
      data: { count: 100 },
      hasNextPage: false,
      isFetching: false,
      error: null,
    })
    expect(new Set(ids(wallets())).size).toBe(100)
    expect(server.calls.map(({ page, entries, chains }) => [page, entries, chains])).toEqual([
      ['1', '40', 'eip155:1'],
      ['2', '40', 'eip155:1'],
      ['3', '40', 'eip155:1'],
    ])
  })

  it('lists a wallet once, though the directory moved between two pages', async () => {
    const { loadMore, wallets } = await watchPages(setUp())
    await loadMore()
    const [first] = wallets()
    const again = { id: 'w40x', name: 'Renamed', rdns: first?.id }
    server.answer(() => ({
      body: { count: 100, data: [{ id: 'w1', name: 'Wallet 1' }, again, { id: 'new', name: 'New' }] },
    }))
    await loadMore()
    expect(ids(wallets())).toHaveLength(41)
    expect(wallets().at(-1)?.id).toBe('new')
  })

  it('joins a call that is under way', async () => {
    const { loadMore, wallets } = await watchPages(setUp())
    await Promise.all([loadMore(), loadMore(), loadMore()])
    expect([server.calls.length, wallets().length]).toEqual([1, 40])
  })

  it('shows that it loads, and keeps what it has when a page fails, to be tried again', async () => {
    const { loadMore, state, wallets } = await watchPages(setUp())
    await loadMore()
    server.answer(() => ({ status: 503, body: {} }))
    const failing = loadMore()
    expect(state()).toMatchObject({ isFetchingNextPage: true, error: null })
    await failing
    expect(state()).toMatchObject({ isFetching: false, hasNextPage: true })
    expect(wallets()).toHaveLength(40)
    expect(state().error).toMatchObject({ shortMessage: 'HTTP status code: 503' })
    server.answer(undefined)
    await loadMore()
    expect(state().error).toBeNull()
    expect(wallets()).toHaveLength(80)
    expect(server.calls.map(({ page }) => page)).toEqual(['1', '2', '2'])
  })

  it('leaves the built-in list in place while the gateway is down', async () => {
    const { loadMore, state, wallets } = await watchPages(setUp({ gateway: { url: 'http://127.0.0.1:1' } }))
    await loadMore()
    expect(state()).toMatchObject({ data: undefined, error: { code: 'http/network' } })
    const rows = listWallets({ connectors: [], builtIn: [...builtInWallets, ...wallets()] })
    expect(rows).toHaveLength(builtInWallets.length)
  })

  it('does nothing without a gateway', async () => {
    const { state } = await watchPages(setUp({ gateway: undefined }))
    expect(state()).toMatchObject({ data: undefined, error: null, isFetching: false, hasNextPage: false })
  })

  it('asks by namespace where no directory can know the network', async () => {
    const { loadMore, state } = await watchPages(setUp({ networks: [chain(31337)] }))
    await loadMore()
    await loadMore()
    expect(server.calls.map(({ page, chains }) => [page, chains])).toEqual([
      ['1', 'eip155:31337'],
      ['1', 'eip155:1'],
      ['2', 'eip155:1'],
    ])
    expect(state().data?.count).toBe(100)
  })

  it('C23 sends whole ids, so that eip155:1 is not eip155:137', async () => {
    await (await watchPages(setUp({ networks: [chain(137), chain(1)] }))).loadMore()
    expect(server.calls.map(({ chains }) => chains)).toEqual(['eip155:137,eip155:1'])
  })

  it('C17 respects include and exclude, in the call and in the merged list', async () => {
    const pages = await watchPages(setUp({ includeWalletIds: ['w1', 'w2', 'w4'], excludeWalletIds: ['w2'] }))
    await pages.loadMore()
    expect(server.calls[0]).toMatchObject({ include: 'w1,w2,w4', exclude: 'w2' })
    expect(ids(pages.wallets())).toEqual(['w1', 'w4'])
    // A gateway that ignores both.
    server.answer(() => ({ body: { count: 3, data: directoryRows(5) } }))
    const client = setUp({ includeWalletIds: ['w1', 'w2', 'w4'], excludeWalletIds: ['w2'] })
    const careless = await watchPages(client)
    await careless.loadMore()
    const { includeWalletIds: include, excludeWalletIds: exclude } = client.config
    const installed = { id: 'w2', rdns: 'w2', name: 'W2', namespace: 'eip155', type: 'injected' } as const
    const rows = listWallets({
      connectors: [installed],
      builtIn: careless.wallets(),
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
    const { loadMore, wallets } = await watchPages(setUp())
    await loadMore()
    const connector = { id: 'io.m', rdns: 'io.m', name: 'M', namespace: 'eip155', type: 'injected' } as const
    const rows = listWallets({ connectors: [connector], builtIn: wallets() })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id: 'io.m', installed: true, mobileLink: 'm://', explorerId: 'c57c' })
  })

  it('starts over when the networks are others', async () => {
    const client = setUp({
      networks: [chain(1), { ...chain(2), chainNamespace: 'solana', id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
      adapters: [mockAdapter({ namespace: 'eip155' }), mockAdapter({ namespace: 'solana' })],
    })
    const { observer, loadMore, state, wallets } = await watchPages(client)
    await loadMore()
    expect(state().data?.count).toBe(150)
    addNetwork(client, { network: chain(7) })
    observer.setOptions(walletsInfiniteQueryOptions(client))
    await loadMore()
    expect(state().data?.count).toBe(150)
    expect(wallets()).toHaveLength(40)
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
    const { loadMore, state, wallets } = await watchPages(setUp({ platform }))
    const loading = loadMore()
    await all
    // Whatever could be shown without the images would be there one turn later.
    await new Promise(resolve => setImmediate(resolve))
    expect(state()).toMatchObject({ data: undefined, isFetching: true })
    expect(urls[0]).toMatch(/\/getWalletImage\/image-1\?/)
    open()
    await loading
    expect(wallets()).toHaveLength(40)
  })
})

describe('walletHighlightsQueryOptions', () => {
  it('recommends the first four of the networks', async () => {
    const { load, state, wallets } = await watchHighlights(setUp())
    await load()
    expect(ids(wallets())).toEqual(['w1', 'w2', 'w4', 'w5'])
    expect(state()).toMatchObject({ data: { count: 100 }, isFetching: false })
    expect(server.calls).toMatchObject([{ entries: '4', chains: 'eip155:1' }])
  })

  it('features the first four of the app, in its order', async () => {
    const featuredWalletIds = ['w9', 'w3', 'w77', 'w1', 'w2']
    const { load, wallets } = await watchHighlights(setUp({ featuredWalletIds, excludeWalletIds: ['w77'] }))
    await load()
    expect(ids(wallets())).toEqual(['w9', 'w3', 'w1'])
    expect(server.calls).toMatchObject([{ entries: '4', include: 'w9,w3,w77,w1', exclude: 'w77' }])
  })

  it('adds the wallets used last that the built-in list does not have', async () => {
    const client = setUp()
    rememberRecentWallet(client, 'w120')
    rememberRecentWallet(client, 'io.metamask')
    const { load, wallets } = await watchHighlights(client)
    await load()
    expect(ids(wallets())).toEqual(['w1', 'w2', 'w4', 'w5', 'w120'])
    expect(server.calls.map(({ include }) => include)).toContain('w120')
  })

  it('is called again for a wallet that was used since, when a view is opened', async () => {
    const client = setUp()
    await (await watchHighlights(client)).load()
    await (await getQueryClient(client)).fetchQuery(walletHighlightsQueryOptions(client))
    expect(server.calls).toHaveLength(1)
    rememberRecentWallet(client, 'w120')
    expect(server.calls).toHaveLength(1)
    const highlights = await (await getQueryClient(client)).fetchQuery(walletHighlightsQueryOptions(client))
    expect(ids(highlights.wallets)).toContain('w120')
  })

  it('says what went wrong and can be called again', async () => {
    server.answer(() => ({ status: 500, body: {} }))
    const { load, state, wallets } = await watchHighlights(setUp())
    await load()
    expect(state()).toMatchObject({ data: undefined, isFetching: false, error: { code: 'http/status' } })
    server.answer(undefined)
    await Promise.all([load(), load()])
    expect(state().error).toBeNull()
    expect(wallets()).toHaveLength(4)
    expect(server.calls).toHaveLength(2)
  })

  it('does nothing without a gateway', async () => {
    const { state } = await watchHighlights(setUp({ gateway: undefined }))
    expect(state()).toMatchObject({ data: undefined, isFetching: false, error: null })
  })
})

describe('a destroyed client', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  async function watchAll(client: Client) {
    const all = await Promise.all([watchPages(client), watchHighlights(client), watchSearch(client, 'late')])
    await vi.advanceTimersByTimeAsync(300)
    await server.received(3)
    return all
  }

  it('takes no answer that comes later', async () => {
    const client = setUp()
    const { open, opened } = createGate()
    server.answer(async () => {
      await opened
      return { body: { count: 1, data: [{ id: 'late', name: 'Late' }] } }
    })
    const all = await watchAll(client)
    client.destroy()
    await server.abandoned(3)
    open()
    await vi.advanceTimersByTimeAsync(0)
    for (const { wallets } of all) expect(wallets()).toEqual([])
  })

  it('leaves no call open', async () => {
    const client = setUp()
    server.answer(() => new Promise(() => {}))
    await watchAll(client)
    client.destroy()
    await server.abandoned(3)
    expect(server.left).toHaveLength(3)
  })
})
