import { QueryClient } from '@tanstack/query-core'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import type { ClientConfig } from '../../client/config.js'
import { createClient } from '../../client/createClient.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import { openQueryClient } from '../../query/openQueryClient.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { Asset } from '../../types/adapter.js'
import { defineNetwork } from '../networks/start/defineNetwork.js'
import { formatUnits } from '../tokens/amounts.js'
import { getTokenImageUrl } from '../tokens/getTokenImageUrl.js'
import { refreshTokenBalances } from './refreshTokenBalances.js'
import { tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.js'

const input = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const address = '0x00000000000000000000000000000000000A11cE'
const parameters = { address, network: defineNetwork(input) }
const chainId = 'eip155:31337'
const ether = { name: 'Ether', symbol: 'ETH', chainId, quantity: { decimals: '18', numeric: '1.5' } }
const token = (more: object = {}) => ({
  name: 'Dollar',
  symbol: 'USD',
  chainId,
  address: `${chainId}:0xaa`,
  quantity: { decimals: '6', numeric: '2.5' },
  ...more,
})

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer([chainId])
})
afterAll(() => server.close())
// The one double: half a minute that no test waits for.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function setUp({
  getAssets,
  gateway = { url: server.url },
  currency,
  tokens,
}: {
  getAssets?: () => Promise<readonly Asset[]>
  gateway?: { url: string } | null
  currency?: string
  tokens?: ClientConfig['tokens']
} = {}) {
  const adapter = { ...mockAdapter({ namespace: 'eip155' }), ...(getAssets && { getAssets }) }
  const options = {
    metadata: { name: 'App' },
    networks: [input] as const,
    adapters: [adapter],
    currency,
    tokens,
    logLevel: 'silent',
  } as const
  const client = createClient(gateway ? { ...options, gateway } : options)
  const queryClient = openQueryClient(client, QueryClient)
  const read = () => queryClient.fetchQuery(tokenBalancesQueryOptions(client, parameters))
  return {
    client,
    queryClient,
    read,
    asked: () => server.calls.filter(({ path }) => path.endsWith('/balance')).length,
  }
}
const lastAsked = () => server.calls.filter(({ path }) => path.endsWith('/balance')).at(-1)
const answer = (balances: readonly unknown[]) => server.answer('/balance', () => ({ body: { balances } }))

describe('tokenBalancesQueryOptions', () => {
  it('asks for values in the currency of the client, and takes none of a wallet, which are dollars', async () => {
    answer([ether])
    await setUp({ currency: 'EUR' }).read()
    expect(lastAsked()?.query.currency).toBe('eur')
    const asset = { value: 2n, decimals: 1, name: 'Ether', symbol: 'ETH', price: 3 }
    const getAssets = async () => [asset]
    expect((await setUp({ currency: 'EUR', getAssets }).read())[0]?.value).toBeUndefined()
    expect((await setUp({ getAssets }).read())[0]?.value).toBeCloseTo(0.6)
  })

  it('reads from the gateway and keeps the answer for 30 seconds', async () => {
    answer([token({ price: 1, value: 2.5, dayChange: -0.01 }), ether])
    const { read, asked } = setUp()
    const before = asked()
    expect(await read()).toEqual([
      {
        ...token({ price: 1, value: 2.5, dayChange: -0.01 }),
        iconUrl: undefined,
        amount: 2_500_000n,
        isLookalike: false,
      },
      {
        ...ether,
        address: undefined,
        iconUrl: undefined,
        amount: 1_500_000_000_000_000_000n,
        isLookalike: false,
      },
    ])
    expect(lastAsked()).toEqual({
      path: `/v1/account/${address}/balance`,
      query: { currency: 'usd', chainId, optional: 'true' },
    })
    vi.setSystemTime(Date.now() + 29_000)
    await read()
    expect(asked()).toBe(before + 1)
    vi.setSystemTime(Date.now() + 2000)
    await read()
    expect(asked()).toBe(before + 2)
  })

  it('C16 leaves the gateway alone for 30 seconds after a failure, and says when it was asked last', async () => {
    server.answer('/balance', () => ({ status: 502, body: {} }))
    const { read, asked } = setUp()
    const before = asked()
    const lastRetry = Date.now()
    const failure = { code: 'balances/unavailable', shortMessage: 'Token Balance Unavailable', lastRetry }
    await expect(read()).rejects.toMatchObject(failure)
    answer([ether])
    vi.setSystemTime(lastRetry + 29_000)
    await expect(read()).rejects.toMatchObject(failure)
    expect(asked()).toBe(before + 1)
    vi.setSystemTime(lastRetry + 31_000)
    expect(await read()).toHaveLength(1)
  })

  it.each([
    ['garbage', '<html>'],
    ['another shape', { balances: 7 }],
    ['nothing', {}],
  ])('is unavailable when the gateway answers %s', async (_title, body) => {
    server.answer('/balance', () => ({ body }))
    await expect(setUp().read()).rejects.toMatchObject({ code: 'balances/unavailable' })
  })

  it('C24 a forced refresh is never served from the cache, nor from a call that began before', async () => {
    let release = () => {}
    server.answer('/balance', async query => {
      if (!query.has('forceUpdate')) await new Promise<void>(resolve => (release = resolve))
      return {
        body: {
          balances: [
            { ...ether, quantity: { decimals: '18', numeric: query.has('forceUpdate') ? '2' : '1' } },
          ],
        },
      }
    })
    const { client, queryClient, read, asked } = setUp()
    const before = asked()
    const first = read().catch((error: Error) => error.name)
    await vi.waitFor(() => expect(asked()).toBe(before + 1))
    const forced = refreshTokenBalances(client, { ...parameters, forceUpdate: ['native', `${chainId}:0xaa`] })
    expect((await forced)[0]?.quantity.numeric).toBe('2')
    release()
    await first
    expect(lastAsked()?.query.forceUpdate).toBe(`native,${chainId}:0xaa`)
    const { queryKey } = tokenBalancesQueryOptions(client, parameters)
    expect(queryClient.getQueryData(queryKey)).toMatchObject([{ quantity: { numeric: '2' } }])
    // The answer that is kept is still fresh now.
    const kept = asked()
    await refreshTokenBalances(client, { ...parameters, forceUpdate: ['native'] })
    expect(asked()).toBe(kept + 1)
  })

  it('C24 a forced refresh does not wait for the pause after a failure', async () => {
    server.answer('/balance', () => ({ status: 500, body: {} }))
    const { client, read } = setUp()
    await expect(read()).rejects.toThrow('Token Balance Unavailable')
    answer([ether])
    expect(await refreshTokenBalances(client, { ...parameters, forceUpdate: ['native'] })).toHaveLength(1)
  })

  it.each([
    ['no gateway', undefined],
    ['a gateway that does not serve the chain', 'other'],
  ])('shows the currency of the network alone with %s', async (_title, kind) => {
    const other = kind ? await startAccountServer(['eip155:1']) : undefined
    const { client, read } = setUp({ gateway: other ? { url: other.url } : null })
    // As the gateway answers it where a query has `optional=true`.
    other?.answer('/balance', () => ({ body: { balances: [] } }))
    expect(await read()).toMatchObject([{ name: 'Ether', symbol: 'ETH', quantity: { numeric: '1.5' } }])
    // Once it is known that the chain is not served, only the chain is read.
    await refreshTokenBalances(client, { ...parameters, forceUpdate: ['native'] })
    const paths = other?.calls.map(({ path }) => path.split('/').at(-1)).sort()
    expect(paths).toEqual(other && ['balance', 'supported-chains'])
    await other?.close()
  })

  it('shows the currency of the network alone where the gateway refuses a chain that it does not serve', async () => {
    const other = await startAccountServer(['eip155:1'])
    onTestFinished(() => other.close())
    other.answer('/balance', () => ({ status: 400, body: {} }))
    const { read } = setUp({ gateway: { url: other.url } })
    expect(await read()).toMatchObject([{ name: 'Ether', quantity: { numeric: '1.5' } }])
  })

  it('asks for tokens and for the served chains at once, and waits for the tokens alone', async () => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const slow = await startAccountServer([chainId])
    onTestFinished(() => slow.close())
    slow.answer('supported-chains', async () => {
      await released
      return { body: { http: [chainId], ws: [] } }
    })
    slow.answer('/balance', () => ({ body: { balances: [ether] } }))
    onTestFinished(release)
    expect(await setUp({ gateway: { url: slow.url } }).read()).toMatchObject([{ name: 'Ether' }])
  })

  it('has no tokens where the gateway serves the chain and lists none', async () => {
    answer([])
    expect(await setUp().read()).toEqual([])
  })

  it('asks the wallet first, and the gateway where the wallet cannot list', async () => {
    answer([ether])
    const assets = [
      { address: '0xbb', value: 7_000_000n, decimals: 6, name: 'Wal\u202elet', symbol: 'WLT', price: 2 },
    ]
    const before = server.calls.length
    expect(await setUp({ getAssets: async () => assets }).read()).toMatchObject([
      {
        name: 'Wallet',
        address: `${chainId}:0xbb`,
        quantity: { decimals: '6', numeric: '7' },
        price: 2,
        value: 14,
      },
    ])
    expect(server.calls.length).toBe(before)
    const cannot = new CapabilityNotSupportedError({ capability: 'getAssets', namespace: 'eip155' })
    expect(await setUp({ getAssets: () => Promise.reject(cannot) }).read()).toMatchObject([{ name: 'Ether' }])
    expect(await setUp({ getAssets: () => Promise.reject(new TypeError('no')) }).read()).toHaveLength(1)
  })
})

describe('a row of the gateway', () => {
  it.each([
    ['no decimals', { quantity: { decimals: '0', numeric: '5' } }],
    ['too many decimals', { quantity: { decimals: '37', numeric: '5' } }],
    ['decimals that are no number', { quantity: { decimals: 'six', numeric: '5' } }],
    ['an amount that is no number', { quantity: { decimals: '6', numeric: '1e9' } }],
    ['a negative amount', { quantity: { decimals: '6', numeric: '-1' } }],
    ['nothing', { quantity: { decimals: '6', numeric: '0.0' } }],
    ['more decimals than it has', { quantity: { decimals: '2', numeric: '0.001' } }],
    ['no text in its names', { name: '\u200b', symbol: '\u202e' }],
    ['a name that is no text', { name: 7 }],
    ['another chain', { chainId: 'eip155:1' }],
    ['no quantity', { quantity: null }],
  ])('with %s is left out, the others stay', async (_title, more) => {
    answer([token(more), ether])
    expect((await setUp().read()).map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  it.each(['-1.1', '1e400', '"1"', 'null'])('C25 with the change %s has none', async dayChange => {
    const body = JSON.stringify({ balances: [token({ price: 1, dayChange: 'CHANGE' })] })
    server.answer('/balance', () => ({ body: body.replace('"CHANGE"', dayChange) }))
    const [shown] = await setUp().read()
    expect(shown).toMatchObject({ price: 1 })
    expect(shown).not.toHaveProperty('dayChange')
  })

  it.each(['-1', '1e400', '-1e400', '"1"', 'null'])('C25 with the price %s has none', async price => {
    const body = JSON.stringify({ balances: [token({ price: 'PRICE', value: 5 })] })
    server.answer('/balance', () => ({ body: body.replace('"PRICE"', price) }))
    const [shown] = await setUp().read()
    expect(shown).not.toHaveProperty('price')
    expect(shown).not.toHaveProperty('value')
  })

  it('keeps hostile texts harmless, and images of other hosts out', async () => {
    answer([token({ name: 'A'.repeat(10_000), symbol: '\u202eUSD', iconUrl: 'https://evil.example/i.png' })])
    const { client, read } = setUp()
    const [shown] = await read()
    expect(shown).toMatchObject({ name: 'A'.repeat(64), symbol: 'USD', iconUrl: undefined })
    if (!shown) return
    expect(getTokenImageUrl(client, shown)).toMatch(`${server.url}/public/getTokenImage/USD?`)
    expect(getTokenImageUrl(client, { ...shown, isLookalike: true })).toBeUndefined()
  })

  it('has the image of the option `tokens` by address, whatever the gateway says', () => {
    const address = '0x00000000000000000000000000000000000070CE'
    const { client } = setUp({ tokens: { 1: { address, image: '/usdc.svg' } } })
    const shown = { symbol: 'USDC', iconUrl: '/other.svg', isLookalike: true, chainId: 'eip155:1' } as const
    const imageOf = (id?: string) => getTokenImageUrl(client, { ...shown, address: id })
    expect(imageOf(`eip155:1:${address.toLowerCase()}`)).toBe('/usdc.svg')
    for (const id of [`eip155:8453:${address}`, 'eip155:1:0x1', undefined])
      expect(imageOf(id)).toBe('/other.svg')
  })

  it.each(['/public/getRemoteImage/1', 'data:image/png;base64,AA'])('keeps the image %s', async iconUrl => {
    answer([token({ iconUrl })])
    expect((await setUp().read())[0]?.iconUrl).toContain(iconUrl)
  })

  it('has every amount from 10^-18 to 10^60 with 1 to 36 decimals exactly', async () => {
    const amounts = fc.sample(
      fc.record({
        decimals: fc.integer({ min: 1, max: 36 }),
        amount: fc.bigInt({ min: 1n, max: 10n ** 78n }),
      }),
      300,
    )
    answer(
      amounts.map(({ decimals, amount }, index) =>
        token({
          address: `${chainId}:0x${index}`,
          quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) },
        }),
      ),
    )
    const shown = await setUp().read()
    const byAddress = new Map(shown.map(one => [one.address, one.amount]))
    expect(amounts.map((_one, index) => byAddress.get(`${chainId}:0x${index}`))).toEqual(
      amounts.map(one => one.amount),
    )
  })
})
