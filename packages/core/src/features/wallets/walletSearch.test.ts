import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import { ids, startDirectoryHarness, watchPages, watchSearch } from '../../../test/directoryHarness.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import { searchLoadedWallets } from './queries.js'

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

describe('walletSearchInfiniteQueryOptions', () => {
  // The one double: a third of a second that no test waits for.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('asks for 100 at most, of every network', async () => {
    const { answered, state, wallets } = await watchSearch(setUp(), ' Wallet ')
    await answered()
    expect(server.calls).toMatchObject([{ search: 'Wallet', entries: '100', page: '1' }])
    expect(server.calls[0]).not.toHaveProperty('chains')
    expect(state()).toMatchObject({
      data: { count: 150 },
      isFetching: false,
      error: null,
      hasNextPage: false,
    })
    expect(wallets()).toHaveLength(100)
  })

  it('shows what is here at once and asks when the person stopped typing', async () => {
    const client = setUp()
    await (await watchPages(client)).loadMore()
    const { answered, state, wallets } = await watchSearch(client, 'wallet 11')
    expect(state()).toMatchObject({ isPlaceholderData: true, data: { count: undefined } })
    expect(ids(wallets())).toEqual(['w11'])
    expect(server.calls).toHaveLength(1)
    await answered()
    expect(wallets()).toHaveLength(11)
  })

  it('waits 300 ms for another letter, and no longer than the search lives', async () => {
    const { settled, type } = await watchSearch(setUp(), 'wallet')
    type('wallet 7')
    const answered = settled()
    await vi.advanceTimersByTimeAsync(299)
    expect(server.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await answered
    expect(server.calls.map(({ search }) => search)).toEqual(['wallet 7'])
  })

  it('sends no request for a text that was typed on', async () => {
    const { answered, type } = await watchSearch(setUp(), 'w')
    type('wa')
    type('wal')
    await answered()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.calls.map(({ search }) => search)).toEqual(['wal'])
  })

  it('cancels the call of an old query and never shows its late answer', async () => {
    const { open, opened } = createGate()
    server.answer(async query => {
      if (query.get('search') === 'old') await opened
      return { body: { count: 1, data: [{ id: query.get('search'), name: query.get('search') }] } }
    })
    const search = await watchSearch(setUp(), 'old')
    const seen: string[] = []
    search.observer.subscribe(({ data }) => seen.push(ids(data?.wallets).join()))
    await vi.advanceTimersByTimeAsync(300)
    await server.received(1)
    search.type('new')
    await search.answered()
    await server.abandoned(1)
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.left).toEqual(['old'])
    expect(ids(search.wallets())).toEqual(['new'])
    expect(seen).not.toContain('old')
  })

  it('never shows an old answer that came before its images did', async () => {
    const { open, opened } = createGate()
    let asked = () => {}
    const preloading = new Promise<void>(resolve => {
      asked = resolve
    })
    const platform = createRecordedPlatform({
      preloadImage(url) {
        if (!url.includes('image-7?')) return Promise.resolve()
        asked()
        return opened
      },
    })
    const { answered, type, wallets } = await watchSearch(setUp({ platform }), 'wallet 7')
    await vi.advanceTimersByTimeAsync(300)
    await preloading
    type('wallet 8')
    await answered()
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(ids(wallets())[0]).toBe('w8')
  })

  it('ends with an empty query', async () => {
    const { state, type } = await watchSearch(setUp(), 'wallet')
    type('  ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(state()).toMatchObject({ isFetching: false, error: null })
    expect(server.calls).toEqual([])
  })

  it('keeps what is here when the gateway fails, and asks at once when tried again', async () => {
    const client = setUp()
    await (await watchPages(client)).loadMore()
    server.answer(() => ({ status: 500, body: {} }))
    const { answered, settled, state } = await watchSearch(client, 'wallet 11')
    await answered()
    expect(state()).toMatchObject({ isFetching: false, error: { code: 'http/status' } })
    expect(ids(searchLoadedWallets(client, { query: 'wallet 11' }))).toEqual(['w11'])
    server.answer(undefined)
    // No time passes.
    await settled()
    expect(state()).toMatchObject({ data: { count: 11 }, error: null })
  })

  it('finds in what is here without a gateway', async () => {
    const client = setUp({ gateway: undefined })
    const { state } = await watchSearch(client, 'meta')
    expect(state()).toMatchObject({ data: { wallets: [] }, isFetching: false, error: null })
  })
})
