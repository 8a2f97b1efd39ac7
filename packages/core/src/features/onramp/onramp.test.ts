import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { createClient } from '../../client/createClient.js'
import { resolveFeatures } from '../../client/resolveFeatures.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connect } from '../connection/connect.js'
import { networksAtom } from '../networks/start/atoms.js'
import { onrampAtom } from './atoms.js'
import { checkPurchase } from './checkPurchase.js'
import { fetchOnrampOptions, fetchOnrampQuote } from './lazy/api.js'
import { onrampOptionsQueryOptions } from './onrampOptionsQueryOptions.js'
import { resolveOnramp } from './resolveOnramp.js'
import { startPurchase } from './startPurchase.js'
import type { PurchaseCurrency } from './types.js'
import { resetOnramp, updateOnramp } from './updateOnramp.js'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const input = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const solana = {
  ...input(0),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana' as const,
}
const options = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '20.00', max: '500.00' }, { id: 'card' }] },
    { id: 'EUR', payment_method_limits: [] },
    { id: 'euro' },
  ],
  purchaseCurrencies: [
    {
      id: 'u1',
      name: 'USD\u202e Coin',
      symbol: 'USDC',
      networks: [
        { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: contract },
        { name: 'base-mainnet', display_name: 'Base', chain_id: '8453', contract_address: 'nonsense' },
        { name: 'solana-mainnet', display_name: 'Solana', chain_id: '0', contract_address: mint },
      ],
    },
    { id: 'e1', name: 'Ether', symbol: 'ETH', networks: [{ name: 'ethereum-mainnet', chain_id: '1' }] },
    {
      id: 'x1',
      name: 'Other',
      symbol: 'OTH',
      networks: [{ name: 'x', chain_id: '137', contract_address: contract }],
    },
    { id: 'broken' },
  ],
}
const money = (amount: string, currency = 'USD') => ({ amount, currency })
const quote = {
  quoteId: 'q',
  paymentTotal: money('100.00'),
  paymentSubtotal: money('98.50'),
  purchaseAmount: money('98.5', 'USDC'),
  coinbaseFee: money('1.50'),
  networkFee: money('0.00'),
}
const usdc: PurchaseCurrency = {
  id: 'u1',
  name: 'USD Coin',
  symbol: 'USDC',
  network: 'ethereum-mainnet',
  address: `eip155:1:${contract}`,
}

let server: AccountServer
beforeEach(async () => {
  server = await startAccountServer(['eip155:1'])
  server.answer('onramp/options', () => ({ body: options }))
  server.answer('onramp/quote', () => ({ body: quote }))
  server.answer('generators/onrampurl', () => ({ body: { url: `${server.url}/checkout/purchase-1` } }))
})
afterEach(() => server.close())

function setUp(config: { currency?: string } = {}) {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input(1), input(8453), solana],
    adapters: [mockAdapter({ namespace: 'eip155' })],
    gateway: { url: server.url },
    logLevel: 'silent',
    ...config,
  })
  client.start()
  return client
}
const pathsOf = (ending: string) => server.calls.filter(({ path }) => path.endsWith(ending))
const row = (id: string, status: string, symbol = 'USDC') => ({
  id,
  metadata: {
    operationType: 'buy',
    hash: '',
    chain: 'eip155:1',
    minedAt: '2026-01-01T00:00:00Z',
    sentFrom: 'Sandbox',
    sentTo: '',
    status,
    nonce: 0,
  },
  transfers: [{ direction: 'in', quantity: { numeric: '1' }, fungible_info: { name: symbol, symbol } }],
})
const answerHistory = (...rows: readonly unknown[]) =>
  server.answer('/history', query => ({ body: { data: query.get('onramp') ? rows : [], next: null } }))

describe('what can be bought', () => {
  it('is read with the time zone; rows that are malformed are left out', async () => {
    const client = setUp()
    expect(resolveFeatures(client).features.onramp).toBe(true)
    expect(await fetchOnrampOptions(client)).toEqual({
      paymentCurrencies: [
        { id: 'USD', limits: [{ id: 'card', min: 20, max: 500 }] },
        {
          id: 'EUR',
          limits: [
            { id: 'card', min: 10, max: 7500 },
            { id: 'ach_bank_account', min: 10, max: 25_000 },
          ],
        },
      ],
      purchaseCurrencies: [
        expect.objectContaining({ id: 'u1', name: 'USD Coin' }),
        expect.objectContaining({ id: 'e1' }),
        expect.objectContaining({ id: 'x1' }),
      ],
    })
    expect(server.calls).toMatchObject([{ path: '/v1/onramp/options', query: { timeZone } }])
  })

  it('is paid in USD and EUR within the usual limits where the provider names none', async () => {
    server.answer('onramp/options', () => ({ body: { purchaseCurrencies: [] } }))
    const limits = [
      { id: 'card', min: 10, max: 7500 },
      { id: 'ach_bank_account', min: 10, max: 25_000 },
    ]
    const { paymentCurrencies } = await fetchOnrampOptions(setUp())
    expect(paymentCurrencies).toEqual(['USD', 'EUR'].map(id => ({ id, limits })))
  })

  it('is that of the network', async () => {
    const client = setUp()
    const offered = await fetchOnrampOptions(client)
    const form = client.store.get(onrampAtom)
    const bought = (id: string) => {
      const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === id)
      return resolveOnramp(client, { options: offered, network, form }).purchaseCurrencies
    }
    expect(bought('eip155:1')).toEqual([
      usdc,
      { id: 'e1', name: 'Ether', symbol: 'ETH', network: 'ethereum-mainnet' },
    ])
    // Its contract is no address.
    expect(bought('eip155:8453')).toEqual([])
    expect(bought(`solana:${solana.id}`)).toMatchObject([{ address: `solana:${solana.id}:${mint}` }])
  })

  it.each([
    ['eur', undefined, 'EUR'],
    ['GBP', undefined, 'USD'],
    ['EUR', 'USD', 'USD'],
    // No code at all.
    ['€', undefined, 'USD'],
  ])(
    'is paid in the currency of the client where that is offered: %s, chosen %s',
    async (currency, chosen, paid) => {
      const client = setUp({ currency })
      const form = { ...client.store.get(onrampAtom), paymentCurrencyId: chosen }
      const resolved = resolveOnramp(client, {
        options: await fetchOnrampOptions(client),
        network: undefined,
        form,
      })
      expect(resolved.paymentCurrency?.id).toBe(paid)
      expect(client.logs().includes('ISO 4217')).toBe(currency === '€')
    },
  )

  it.each([
    [451, 'onramp/restricted'],
    [501, 'onramp/not-offered'],
    [502, 'onramp/unavailable'],
  ])('is an error where the gateway answers %d', async (status, code) => {
    server.answer('onramp/options', () => ({ status, body: {} }))
    await expect(fetchOnrampOptions(setUp())).rejects.toMatchObject({ code })
  })
})

describe('a quote', () => {
  const asked = { purchaseCurrency: usdc, paymentCurrency: 'USD', amount: '100' }
  it('says what a purchase costs and gives', async () => {
    expect(await fetchOnrampQuote(setUp(), asked)).toEqual(quote)
    expect(server.calls).toMatchObject([
      {
        path: '/v1/onramp/quote',
        query: { timeZone },
        body: { purchaseCurrency: 'u1', paymentCurrency: 'USD', amount: '100', network: 'ethereum-mainnet' },
      },
    ])
  })

  it.each([
    ['in another currency', { ...quote, coinbaseFee: money('1.50', 'JPY') }],
    ['without a number', { ...quote, purchaseAmount: money('-', 'USDC') }],
    ['of garbage', 'no JSON'],
  ])('%s is an error and no figure', async (_, body) => {
    server.answer('onramp/quote', () => ({ body }))
    await expect(fetchOnrampQuote(setUp(), asked)).rejects.toMatchObject({ code: 'onramp/unavailable' })
  })
})

describe('a purchase', () => {
  async function begin() {
    const client = setUp()
    await connect(client, { connectorId: 'com.example.first' })
    updateOnramp(client, { paymentAmount: '50,5' })
    return client
  }

  it('has one checkout page, however often it is requested', async () => {
    answerHistory()
    const client = await begin()
    const [purchase, same] = await Promise.all([startPurchase(client), startPurchase(client)])
    expect(same).toBe(purchase)
    expect(client.store.get(onrampAtom).purchase).toBe(purchase)
    expect(purchase).toMatchObject({ url: `${server.url}/checkout/purchase-1`, status: 'pending' })
    expect(pathsOf('onrampurl')).toMatchObject([
      {
        query: { timeZone },
        body: {
          destinationWallets: [
            { address: purchase.address, blockchains: ['ethereum-mainnet'], assets: ['USDC'] },
          ],
          defaultNetwork: 'ethereum-mainnet',
          partnerUserId: purchase.address,
          presetFiatAmount: 50.5,
          purchaseCurrency: 'u1',
          paymentCurrency: 'USD',
        },
      },
    ])
    resetOnramp(client)
    expect(client.store.get(onrampAtom).purchase).toBeUndefined()
  })

  it('is that of the form as it is now, while another one is being begun', async () => {
    answerHistory()
    const client = await begin()
    const first = startPurchase(client)
    updateOnramp(client, { paymentAmount: '60' })
    const second = startPurchase(client)
    expect((await Promise.all([first, second])).map(one => one.paymentAmount)).toEqual(['50.5', '60'])
    expect(client.store.get(onrampAtom).purchase).toBe(await second)
  })

  it.each([
    ['javascript:alert(1)', 'onramp/unavailable'],
    ['http://elsewhere.example/checkout', 'onramp/unavailable'],
    ['https://pay.example/checkout', undefined],
  ])('opens no page but one of https or of the gateway: %s', async (url, code) => {
    answerHistory()
    server.answer('generators/onrampurl', () => ({ body: { url } }))
    const started = startPurchase(await begin())
    if (code) await expect(started).rejects.toMatchObject({ code })
    else expect((await started).url).toBe(url)
  })

  it.each([
    ['', 'empty'],
    ['1.000,5', 'invalid'],
    ['50.555', 'too-precise'],
    ['19.99', 'too-low'],
    ['501', 'too-high'],
  ])('of %j is refused', async (paymentAmount, problem) => {
    const client = await begin()
    updateOnramp(client, { paymentAmount })
    await expect(startPurchase(client)).rejects.toMatchObject({ code: 'onramp/invalid-amount', problem })
    expect(pathsOf('onrampurl')).toEqual([])
  })

  it('needs an account, and something to buy', async () => {
    const client = setUp()
    await expect(startPurchase(client)).rejects.toMatchObject({ code: 'onramp/incomplete' })
    server.answer('onramp/options', () => ({ body: { ...options, purchaseCurrencies: [] } }))
    await expect(startPurchase(await begin())).rejects.toMatchObject({ code: 'onramp/incomplete' })
  })

  it('is followed in the history until it is paid; then the account is read again', async () => {
    answerHistory(row('purchase-0', 'failed'))
    const client = await begin()
    await startPurchase(client)
    expect((await checkPurchase(client))?.status).toBe('pending')
    answerHistory(row('other', 'failed', 'ETH'), row('purchase-1', 'pending'), row('purchase-0', 'failed'))
    expect(await checkPurchase(client)).toMatchObject({
      status: 'pending',
      transaction: { id: 'purchase-1' },
    })
    answerHistory(row('purchase-1', 'confirmed'))
    server.answer('/balance', () => ({ body: { balances: [] } }))
    expect((await checkPurchase(client))?.status).toBe('paid')
    await vi.waitUntil(() => pathsOf('/balance').length > 0)
    expect(pathsOf('/balance')[0]?.query.forceUpdate).toBe(usdc.address)
    // It has ended.
    const asked = pathsOf('/history').length
    expect((await checkPurchase(client))?.status).toBe('paid')
    expect(pathsOf('/history')).toHaveLength(asked)
    expect(pathsOf('/history')[0]?.query).toMatchObject({ onramp: 'coinbase', cache: 'no-cache' })
  })

  it('whose page names no purchase is the new one of that token, and may fail', async () => {
    server.answer('generators/onrampurl', () => ({ body: { url: 'https://pay.example/?session=x' } }))
    answerHistory(row('old', 'confirmed'))
    const client = await begin()
    await startPurchase(client)
    expect((await checkPurchase(client))?.status).toBe('pending')
    answerHistory(row('ether', 'confirmed', 'ETH'), row('new', 'failed'), row('old', 'confirmed'))
    expect(await checkPurchase(client)).toMatchObject({ status: 'failed', transaction: { id: 'new' } })
  })

  it('begins where the history cannot be read, and is not taken for an older one', async () => {
    server.answer('generators/onrampurl', () => ({ body: { url: 'https://pay.example/?session=x' } }))
    server.answer('/history', () => ({ status: 502, body: {} }))
    const client = await begin()
    await startPurchase(client)
    await expect(checkPurchase(client)).rejects.toMatchObject({ code: 'activity/unavailable' })
    answerHistory(row('old', 'confirmed'))
    expect((await checkPurchase(client))?.status).toBe('pending')
  })

  it('asks for the options once', async () => {
    answerHistory()
    const client = await begin()
    await (await getQueryClient(client)).fetchQuery(onrampOptionsQueryOptions(client))
    await startPurchase(client)
    expect(pathsOf('onramp/options')).toHaveLength(1)
  })
})
