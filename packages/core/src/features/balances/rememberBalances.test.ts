import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { openQueryClient } from '../../query/openQueryClient.js'
import type { StorageDriver } from '../../storage/types.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { accountAtom } from '../connection/start/atoms.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { rememberBalances } from './rememberBalances.js'
import { tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.js'
import type { TokenBalance } from './types.js'

const input = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const network = defineNetwork(input)
const chainId = 'eip155:31337'
const key = 'latchkit.balances'
const row = (symbol: string, numeric: string, more: object = {}) => ({
  name: symbol,
  symbol,
  chainId,
  price: 2,
  quantity: { decimals: '18', numeric },
  ...more,
})

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer([chainId])
})
afterAll(() => server.close())
// The one double: days that no test waits for.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const answer = (...balances: readonly object[]) => server.answer('/balance', () => ({ body: { balances } }))
const symbolsOf = (tokens: readonly TokenBalance[] | undefined) => tokens?.map(({ symbol }) => symbol)

/** A page of the app with a connected wallet; pages of one storage are visits of one browser. */
async function visit({
  storage,
  currency = 'USD',
  remembers = true,
}: {
  storage: StorageDriver
  currency?: string
  remembers?: boolean
}) {
  const wallet = createMockWallet({ namespace: 'eip155' })
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input],
    adapters: [mockAdapter({ namespace: 'eip155', wallet })],
    gateway: { url: server.url },
    storage,
    currency,
    logLevel: 'silent',
  })
  onTestFinished(() => client.destroy())
  const forget = remembers ? rememberBalances(client) : () => {}
  client.start()
  await connect(client, { connectorId: wallet.connectors()[0]?.id ?? '', namespace: 'eip155' })
  const { address = '' } = client.store.get(accountAtom)
  const queryClient = openQueryClient(client, QueryClient)
  const options = tokenBalancesQueryOptions(client, { address, network })
  return {
    client,
    forget,
    options,
    read: () => queryClient.fetchQuery({ ...options, initialData: undefined }),
    observe: () => new QueryObserver(queryClient, options),
  }
}

describe('rememberBalances', () => {
  it('shows the tokens of the last visit with their time, until the answer replaces them', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1.5'), row('DAI', '2', { address: `${chainId}:0xaa`, dayChange: 0.01 }))
    const first = await visit({ storage })
    const before = await first.read()
    const time = Date.now()

    vi.setSystemTime(time + 7_200_000)
    answer(row('ETH', '3'))
    const observer = (await visit({ storage })).observe()
    expect(observer.getCurrentResult().data).toEqual(before)
    expect(observer.getCurrentResult().dataUpdatedAt).toBe(time)

    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(symbolsOf(observer.getCurrentResult().data)).toEqual(['ETH']))
    expect(observer.getCurrentResult().data?.[0]?.amount).toBe(3n * 10n ** 18n)
    stop()
  })

  it('stores nothing unless the app calls it', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    const { read } = await visit({ storage, remembers: false })
    await read()
    expect(storage.get(key)).toBeUndefined()
  })

  it('has none of another currency', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    await (await visit({ storage })).read()
    const { observe } = await visit({ storage, currency: 'EUR' })
    expect(observe().getCurrentResult().data).toBeUndefined()
  })

  it('removes those of an account that is disconnected', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    const { client, read } = await visit({ storage })
    await read()
    expect(storage.get(key)).toContain('ETH')
    await disconnect(client)
    expect(storage.get(key)).toBeUndefined()
  })

  it('removes all when it is stopped, and stores none after that', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    const { forget, read } = await visit({ storage })
    await read()
    forget()
    expect(storage.get(key)).toBeUndefined()
    await read()
    expect(storage.get(key)).toBeUndefined()
  })

  it('has none that are older than 30 days or of the future', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    await (await visit({ storage })).read()
    const time = Date.now()
    for (const other of [time + 31 * 86_400_000, time - 60_000]) {
      vi.setSystemTime(other)
      const { observe } = await visit({ storage })
      expect(observe().getCurrentResult().data).toBeUndefined()
    }
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"a":1}'],
    ['rows that are no tokens', `[{"at":0,"tokens":[1,null,{"quantity":{}}]},null,7]`],
  ])('treats %s in storage as nothing, and reads again', async (_, text) => {
    const storage = createMemoryStorage()
    storage.set(key, text)
    answer(row('ETH', '1'))
    const { observe, read } = await visit({ storage })
    expect(observe().getCurrentResult().data).toBeUndefined()
    expect(symbolsOf(await read())).toEqual(['ETH'])
    expect(storage.get(key)).toContain('ETH')
  })

  it('leaves out stored rows that are no tokens', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    const { options, read } = await visit({ storage })
    await read()
    const [entry] = JSON.parse(storage.get(key) ?? '[]')
    storage.set(key, JSON.stringify([{ ...entry, tokens: [...entry.tokens, { symbol: 'X' }, null] }]))
    expect(symbolsOf(options.initialData?.())).toEqual(['ETH'])
  })

  it('stores no image that is inside of a token', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1', { iconUrl: 'data:image/png;base64,AAAA' }))
    const { read } = await visit({ storage })
    await read()
    expect(storage.get(key)).not.toContain('data:')
  })

  it('keeps the newest eight', async () => {
    const storage = createMemoryStorage()
    answer(row('ETH', '1'))
    for (const currency of ['EUR', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON']) {
      await (await visit({ storage, currency })).read()
    }
    const kept: readonly { currency: string }[] = JSON.parse(storage.get(key) ?? '[]')
    expect(kept.map(({ currency }) => currency)).toEqual('ron huf czk pln dkk nok sek chf'.split(' '))
  })
})
