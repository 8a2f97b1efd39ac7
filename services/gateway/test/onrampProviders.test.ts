import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ProviderRequest, runProviderContract } from '../src/exports/testing.js'
import { coinbase } from '../src/providers/hosted/coinbase.js'
import { meld } from '../src/providers/hosted/meld.js'
import { account, hashOf, options, usdc } from './hostedOptions.js'

// Answers in the form that each provider documents: nothing here was asked of a provider.
const test = { describe, it, expect }
const purchase = {
  account,
  purchaseCurrency: 'USDC',
  paymentCurrency: 'USD',
  amount: 100,
  network: 'base',
  chainId: 'eip155:8453',
}
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const [seed, point] = [
  privateKey.export({ format: 'jwk' }).d ?? '',
  publicKey.export({ format: 'jwk' }).x ?? '',
]
const secret = Buffer.concat([seed, point].map(part => Buffer.from(part, 'base64url'))).toString('base64')
/** The claims of a token whose signature is right. */
function readToken({ headers }: ProviderRequest) {
  const [header = '', claims = '', signature = ''] =
    headers.authorization?.slice('Bearer '.length).split('.') ?? []
  const key = createPublicKey(privateKey)
  const isRight = verify(null, Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))
  return { isRight, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
runProviderContract({
  name: 'coinbase',
  test,
  open: ({ url, timeout }) => coinbase(options(url, timeout, { key: secret, keyId: 'id-1' })),
  answer: ({ path }) => {
    const usd = (value: string) => ({ value, currency: 'USD' })
    if (path === '/onramp/v1/token') return { token: 'once', channel_id: '' }
    if (path === '/onramp/v1/buy/quote') {
      return {
        quote_id: 'q',
        payment_total: usd('100'),
        payment_subtotal: usd('97'),
        purchase_amount: { value: '97', currency: 'USDC' },
        coinbase_fee: usd('2'),
        network_fee: usd('1'),
      }
    }
    if (path === `/onramp/v1/buy/user/${account}/transactions`) {
      const bought = (transaction_id: string, status: string, more: object = {}) => ({
        transaction_id,
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
        purchase_currency: 'USDC',
        purchase_amount: { value: '97.5', currency: 'USDC' },
        created_at: '2026-01-02T00:00:00Z',
        ...more,
      })
      const paid = bought('a', 'SUCCESS', { tx_hash: hashOf('a') })
      const wrong = [
        bought('', 'SUCCESS'),
        bought('d', 'SUCCESS', { created_at: 'yesterday' }),
        bought('e', 'SUCCESS', { purchase_amount: { value: '1e9', currency: 'USDC' } }),
        bought('f', 'SUCCESS', { purchase_amount: null }),
      ]
      return {
        transactions: [paid, bought('b', 'FAILED'), ...wrong, bought('c', 'IN_PROGRESS', { tx_hash: 5 })],
      }
    }
    const network = { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: usdc }
    const card = { id: 'CARD', min: '2', max: 500 }
    return {
      payment_currencies: [{ id: 'USD', limits: [card, { id: 'APPLE_PAY' }, null] }],
      purchase_currencies: [{ id: 'u', name: 'USD Coin', symbol: 'USDC', networks: [{}, network] }],
    }
  },
  calls: { purchase },
  hostile: { purchases: [{}, [], { transactions: {} }, { transactions: null }, { transactions: 'x' }] },
  check: ({ options: offered, offer, page, purchases }, [list, ...requests]) => {
    const row = (id: string, status: string, hash: string) => ({
      id,
      metadata: {
        operationType: 'buy',
        hash,
        chain: 'eip155:8453',
        minedAt: '2026-01-02T00:00:00.000Z',
        sentFrom: 'Coinbase',
        sentTo: account,
        status,
        nonce: 0,
      },
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: '97.5' },
          fungible_info: { name: 'USDC', symbol: 'USDC', flags: { is_spam: false } },
        },
      ],
    })
    expect(purchases).toEqual([
      row('a', 'confirmed', hashOf('a')),
      row('b', 'failed', ''),
      row('c', 'pending', ''),
    ])
    expect(list?.query.get('page_size')).toBe('50')
    expect(offered).toMatchObject({
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '2', max: '500' }] }],
      purchaseCurrencies: [{ symbol: 'USDC', networks: [{ name: 'base', chain_id: '8453' }] }],
    })
    expect(offer).toMatchObject({ purchaseAmount: { amount: '97', currency: 'USDC' } })
    expect(Object.fromEntries(new URL(String(page)).searchParams)).toMatchObject({
      sessionToken: 'once',
      defaultNetwork: 'base',
      presetFiatAmount: '100',
      partnerUserRef: account,
    })
    const [host] = [requests[0]?.headers.host]
    expect(requests.map(readToken)).toMatchObject([
      { isRight: true, sub: 'id-1', uris: [`GET ${host}/onramp/v1/buy/options`] },
      { isRight: true, uris: [`POST ${host}/onramp/v1/buy/quote`] },
      { isRight: true, uris: [`POST ${host}/onramp/v1/token`] },
    ])
  },
})

runProviderContract({
  name: 'meld',
  test,
  open: ({ url, timeout }) => meld(options(url, timeout)),
  answer: ({ path }) => {
    const offer = { sourceAmount: 100, destinationCurrencyCode: 'USDC_BASE', totalFee: 3, networkFee: 1 }
    if (path === '/payments/crypto/quote') {
      return {
        quotes: [
          { ...offer, destinationAmount: 96, serviceProvider: 'FIRST' },
          { ...offer, destinationAmount: 97, serviceProvider: 'SECOND' },
          { ...offer, destinationAmount: 'x', serviceProvider: 'THIRD' },
        ],
      }
    }
    if (path === '/crypto/session/widget') return { id: 's', widgetUrl: 'https://meld.example/s' }
    if (path.endsWith('/fiat-currency-purchases')) {
      return [{ currencyCode: 'USD', defaultAmount: 100, minimumAmount: 5, maximumAmount: 2000 }]
    }
    const chain = { chainCode: 'BASE', chainName: 'Base', chainId: '8453', contractAddress: usdc }
    return [{ currencyCode: 'USDC_BASE', name: 'USD Coin', ...chain }]
  },
  calls: { purchase: { ...purchase, purchaseCurrency: 'USDC_BASE' } },
  check: ({ options: offered, offer, page }, requests) => {
    expect(offered).toMatchObject({
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ min: '5.00', max: '2000.00' }] }],
      purchaseCurrencies: [
        { id: 'USDC_BASE', symbol: 'USDC', networks: [{ name: 'base', chain_id: '8453' }] },
      ],
    })
    expect(offer).toMatchObject({ purchaseAmount: { amount: '97' }, coinbaseFee: { amount: '2.00' } })
    expect(page).toBe('https://meld.example/s')
    expect(requests.at(-1)?.body).toMatchObject({
      sessionType: 'BUY',
      sessionData: { serviceProvider: 'SECOND', walletAddress: account },
    })
    expect(requests[0]?.headers.authorization).toBe('BASIC secret')
  },
})
