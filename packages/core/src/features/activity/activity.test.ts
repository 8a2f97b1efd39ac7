import { QueryClient } from '@tanstack/query-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { createClient } from '../../client/createClient.js'
import { openQueryClient } from '../../query/openQueryClient.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { groupByMonth } from './groupByMonth.js'
import { transactionsInfiniteQueryOptions } from './transactionsInfiniteQueryOptions.js'
import type { ActivityTransaction } from './types.js'

const input = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const chain = 'eip155:31337' as const
const network = defineNetwork(input)
const address = '0x00000000000000000000000000000000000A11cE'

const transfer = (more: object = {}) => ({
  direction: 'out',
  quantity: { numeric: '1.5' },
  fungible_info: { name: 'Dollar', symbol: 'USD', flags: { is_spam: false } },
  ...more,
})
const spam = transfer({ fungible_info: { name: 'x', symbol: 'x', flags: { is_spam: true } } })
function row(id: string, more: { metadata?: object; transfers?: readonly unknown[] } = {}) {
  const { metadata, transfers = [transfer()] } = more
  return {
    id,
    metadata: {
      operationType: 'send',
      hash: id,
      chain,
      minedAt: '2026-01-01T00:00:00.000Z',
      sentFrom: address,
      sentTo: '0xB0b',
      status: 'confirmed',
      nonce: 7,
      ...metadata,
    },
    transfers,
  }
}

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer([chain])
})
afterAll(() => server.close())
const answer = (data: readonly unknown[], next: string | null = null) =>
  server.answer('/history', () => ({ body: { data, next } }))

function setUp(account: string | undefined = address, currency?: string) {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input],
    gateway: { url: server.url },
    currency,
    logLevel: 'silent',
  })
  const queryClient = openQueryClient(client, QueryClient)
  const options = transactionsInfiniteQueryOptions(client, { address: account, network })
  const read = async (pages = 1) => {
    const { select, ...rest } = options
    return select(await queryClient.fetchInfiniteQuery({ ...rest, pages }))
  }
  return { client, queryClient, options, read }
}

describe('transactionsInfiniteQueryOptions', () => {
  it('C24 page 2 is requested by the cursor of page 1, and repeats nothing', async () => {
    server.answer('/history', query => {
      const second = query.get('cursor') === 'two'
      // A transaction came meanwhile, so that the last one of page 1 is the first one of page 2.
      const data = second ? [row('b'), row('c')] : [row('a'), row('b')]
      return { body: { data, next: second ? null : 'two' } }
    })
    const { transactions, next } = await setUp().read(2)
    expect(transactions.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(next).toBeUndefined()
    expect(server.calls.slice(-2).map(({ query }) => query)).toEqual([
      { chainId: chain },
      { chainId: chain, cursor: 'two' },
    ])
  })

  it('C24 stops when the gateway sends a cursor again', async () => {
    answer([row('a')], 'again')
    const before = server.calls.length
    const { next } = await setUp().read(5)
    expect(next).toBeUndefined()
    expect(server.calls.length - before).toBe(2)
  })

  it('drops transfers that are spam, and transactions that are nothing else', async () => {
    answer([
      row('spam', {
        transfers: [
          spam,
          { ...spam, fungible_info: undefined, nft_info: { name: 'x', flags: { is_spam: true } } },
        ],
      }),
      row('mixed', { transfers: [spam, transfer()] }),
      row('call', { metadata: { operationType: 'execute' }, transfers: [] }),
    ])
    const { transactions } = await setUp().read()
    expect(transactions.map(({ id, transfers }) => [id, transfers.length])).toEqual([
      ['mixed', 1],
      ['call', 0],
    ])
  })

  it.each([
    ['another chain', row('bad', { metadata: { chain: 'eip155:1' } })],
    ['no time', row('bad', { metadata: { minedAt: 'yesterday' } })],
    ['no id', row('')],
    ['no metadata', { id: 'bad', transfers: [] }],
    ['null', null],
  ])('leaves out a row with %s, and keeps the others', async (_title, bad) => {
    answer([bad, row('good')])
    expect((await setUp().read()).transactions.map(({ id }) => id)).toEqual(['good'])
  })

  it('cleans texts, drops images of other hosts and C25 figures that are none', async () => {
    answer([
      row('a', {
        transfers: [
          transfer({
            price: -1,
            value: '5',
            fungible_info: { name: 'A\u202eB', symbol: '\u200bUSD', icon: { url: 'https://evil.example/' } },
          }),
          transfer({ quantity: { numeric: '1e9' } }),
          transfer({
            fungible_info: undefined,
            nft_info: { name: 'Cat #1', content: { preview: { url: '/public/getRemoteImage/1' } } },
          }),
        ],
      }),
    ])
    const [first] = (await setUp().read()).transactions
    expect(first?.transfers).toEqual([
      { direction: 'out', quantity: { numeric: '1.5' }, fungible_info: { name: 'AB', symbol: 'USD' } },
      {
        direction: 'out',
        quantity: { numeric: '1.5' },
        nft_info: { name: 'Cat #1', content: { preview: { url: `${server.url}/public/getRemoteImage/1` } } },
      },
    ])
  })

  it('C25 has values, which are in dollars, only where the client shows dollars', async () => {
    answer([row('a', { transfers: [transfer({ value: 3, price: 2 })] })])
    const read = async (currency?: string) => (await setUp(address, currency).read()).transactions[0]
    expect((await read())?.transfers).toMatchObject([{ value: 3, price: 2 }])
    for (const transfer of (await read('EUR'))?.transfers ?? [])
      expect(Object.keys(transfer)).toEqual(['direction', 'quantity', 'fungible_info'])
  })

  it('says what is wrong', async () => {
    await expect(setUp('').read()).rejects.toMatchObject({
      code: 'activity/no-account',
      shortMessage: "Transactions can't be fetched without an accountAddress",
    })
    server.answer('/history', () => ({ status: 501, body: {} }))
    await expect(setUp().read()).rejects.toMatchObject({ code: 'activity/not-indexed' })
    server.answer('/history', () => ({ status: 502, body: {} }))
    await expect(setUp().read()).rejects.toMatchObject({
      code: 'activity/unavailable',
      shortMessage: 'Failed to fetch transactions',
    })
  })

  it('keeps the pages that are there when the next one fails', async () => {
    answer([row('a')], 'two')
    const { queryClient, options, read } = setUp()
    await read()
    server.answer('/history', () => ({ status: 500, body: {} }))
    const { select, ...rest } = options
    await expect(queryClient.fetchInfiniteQuery({ ...rest, pages: 2, staleTime: 0 })).rejects.toThrow()
    expect(select(queryClient.getQueryData(options.queryKey) as never).transactions).toHaveLength(1)
  })
})

describe('groupByMonth', () => {
  const at = (id: string, minedAt: string) =>
    row(id, { metadata: { minedAt } }) as unknown as ActivityTransaction
  const list = [
    at('old', '2025-12-31T12:00:00Z'),
    at('edge', '2026-01-01T03:00:00Z'),
    at('late', '2026-03-05T00:00:00Z'),
    at('early', '2026-03-01T12:00:00Z'),
  ]
  const shown = (timeZone: string) =>
    groupByMonth(list, timeZone).map(({ year, months }) => [
      year,
      months.map(({ month, transactions }) => [month, transactions.map(({ id }) => id)]),
    ])

  it('groups by year and month, newest first', () => {
    expect(shown('UTC')).toEqual([
      [
        2026,
        [
          [3, ['late', 'early']],
          [1, ['edge']],
        ],
      ],
      [2025, [[12, ['old']]]],
    ])
  })

  it('in the time zone of the visitor', () => {
    expect(shown('America/New_York')).toEqual([
      [2026, [[3, ['late', 'early']]]],
      [2025, [[12, ['edge', 'old']]]],
    ])
  })
})
