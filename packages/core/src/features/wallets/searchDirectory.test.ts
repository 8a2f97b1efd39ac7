import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGate } from '../../../test/createGate.js'
import { type DirectoryServer, directoryRows, startDirectory } from '../../../test/directoryServer.js'
import { createClient } from '../../client/createClient.js'
import type { ClientConfig } from '../../client/features.js'
import { createRecordedPlatform } from '../../testing/createRecordedPlatform.js'
import type { Client } from '../../types/client.js'
import { walletSearchAtom } from './directoryAtoms.js'
import { loadMoreWallets } from './loadMoreWallets.js'
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
const found = (client: Client) => client.store.get(walletSearchAtom)
const ids = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id)
const at = async () => {}

describe('searchDirectory', () => {
  it('asks for 100 at most, of every network', async () => {
    const client = setUp()
    await searchDirectory(client, { query: ' Wallet ', wait: at })
    expect(server.calls).toMatchObject([{ search: 'Wallet', entries: '100', page: '1' }])
    expect(server.calls[0]).not.toHaveProperty('chains')
    expect(found(client)).toMatchObject({ query: 'Wallet', count: 150, loading: false, error: undefined })
    expect(found(client).wallets).toHaveLength(100)
  })

  it('shows what is here at once and asks when the person stopped typing', async () => {
    const client = setUp()
    await loadMoreWallets(client)
    const { open, opened } = createGate()
    const searching = searchDirectory(client, { query: 'wallet 11', wait: () => opened })
    expect(found(client)).toMatchObject({ query: 'wallet 11', loading: true, count: undefined })
    expect(ids(found(client).wallets)).toEqual(['w11'])
    expect(server.calls).toHaveLength(1)
    open()
    await searching
    expect(found(client).wallets).toHaveLength(11)
  })

  it('waits 300 ms for another letter, and no longer than the search lives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = vi.spyOn(globalThis, 'fetch')
    try {
      const client = setUp()
      const typed = searchDirectory(client, { query: 'wallet' })
      const searching = searchDirectory(client, { query: 'wallet 7' })
      await typed
      await vi.advanceTimersByTimeAsync(299)
      expect(asked).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(asked).toHaveBeenCalledTimes(1)
      await searching
      expect(server.calls.map(({ search }) => search)).toEqual(['wallet 7'])
    } finally {
      asked.mockRestore()
      vi.useRealTimers()
    }
  })

  it('asks nobody for what was typed on', async () => {
    const client = setUp()
    const signals: AbortSignal[] = []
    const gates = ['w', 'wa', 'wal'].map(query => {
      const { open, opened } = createGate()
      const wait = (signal: AbortSignal) => {
        signals.push(signal)
        return opened
      }
      return { open, searching: searchDirectory(client, { query, wait }) }
    })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
    for (const { open } of gates) open()
    await Promise.all(gates.map(({ searching }) => searching))
    expect(server.calls.map(({ search }) => search)).toEqual(['wal'])
  })

  it('cancels the call of an old query and never shows its late answer', async () => {
    const client = setUp()
    const { open, opened } = createGate()
    server.answer(async query => {
      if (query.get('search') === 'old') await opened
      return { body: { count: 1, data: [{ id: query.get('search'), name: query.get('search') }] } }
    })
    const seen: string[] = []
    client.store.sub(walletSearchAtom, () => seen.push(ids(found(client).wallets).join()))
    const old = searchDirectory(client, { query: 'old', wait: at })
    await server.received(1)
    await searchDirectory(client, { query: 'new', wait: at })
    await server.abandoned(1)
    open()
    await old
    expect(server.left).toEqual(['old'])
    expect(ids(found(client).wallets)).toEqual(['new'])
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
    const client = setUp({ platform })
    const old = searchDirectory(client, { query: 'wallet 7', wait: at })
    await preloading
    await searchDirectory(client, { query: 'wallet 8', wait: at })
    open()
    await old
    expect(found(client).query).toBe('wallet 8')
    expect(ids(found(client).wallets)[0]).toBe('w8')
  })

  it('ends with an empty query', async () => {
    const client = setUp()
    const searching = searchDirectory(client, { query: 'wallet', wait: at })
    await searchDirectory(client, { query: '  ' })
    await searching
    expect(found(client)).toMatchObject({ query: '', wallets: [], loading: false })
  })

  it('keeps what is here when the gateway fails, and asks at once when tried again', async () => {
    const client = setUp()
    await loadMoreWallets(client)
    server.answer(() => ({ status: 500, body: {} }))
    await searchDirectory(client, { query: 'wallet 11', wait: at })
    expect(found(client)).toMatchObject({ loading: false, error: { code: 'http/status' } })
    expect(ids(found(client).wallets)).toEqual(['w11'])
    server.answer(undefined)
    await searchDirectory(client, { query: 'wallet 11', wait: () => Promise.reject(new TypeError('waited')) })
    expect(found(client)).toMatchObject({ count: 11, error: undefined })
  })

  it('finds in what is here without a gateway', async () => {
    const client = setUp({ gateway: undefined })
    await searchDirectory(client, { query: 'meta' })
    expect(found(client)).toMatchObject({ query: 'meta', wallets: [], loading: false, error: undefined })
  })
})
