import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ProviderRequest, runProviderContract } from '../src/exports/testing.js'
import { blockscout } from '../src/providers/hosted/blockscout.js'
import { coinbase } from '../src/providers/hosted/coinbase.js'
import { coingecko } from '../src/providers/hosted/coingecko.js'
import { das } from '../src/providers/hosted/das.js'
import { jupiter } from '../src/providers/hosted/jupiter.js'
import { meld } from '../src/providers/hosted/meld.js'
import { oneInch } from '../src/providers/hosted/oneInch.js'
import { zeroX } from '../src/providers/hosted/zeroX.js'
import type { HostedOptions } from '../src/providers/types.js'

// Answers in the form that each provider documents: nothing here was asked of a provider.
const test = { describe, it, expect }
const account = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const owner = '7h68ThrioEG955ucsEGNzevbU65DBdVvD4ox7KGFt49X'
const usdcMint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const mintOfOther = 'So11111111111111111111111111111111111111112'
const eth = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }

const options = (url: string, timeout: number, more: Partial<HostedOptions> = {}): HostedOptions => ({
  ...{ url, timeout, key: 'secret', keyId: undefined, country: 'US', feeRecipient: undefined },
  currencyOf: chainId => (chainId === solana ? sol : eth),
  listedOf: () => undefined,
  ...more,
})
const hashOf = (digit: string) => `0x${digit.repeat(64)}`
const nft = '0x00000000000000000000000000000000000000cc'

runProviderContract({
  ...{ name: 'blockscout', test },
  open: ({ url, timeout }) => blockscout(options(url, timeout)),
  answer: ({ path, query }) => {
    const token = { address_hash: usdc, decimals: '6', name: 'USD Coin', symbol: 'USDC', type: 'ERC-20' }
    const transfer = (digit: string, block: number, more: object = {}) => ({
      ...{ transaction_hash: hashOf(digit), block_number: block, timestamp: '2026-01-01T00:00:00Z', token },
      ...{ from: { hash: other }, to: { hash: account }, total: { value: '2500000', decimals: '6' } },
      ...more,
    })
    const token_instance = { image_url: 'https://a.example/7' }
    const given = { token: { name: 'Art', type: 'ERC-721' }, total: { token_id: '7', token_instance } }
    const pictured = { token: { ...token, icon_url: 'https://icons.example/usdc.png' } }
    const transfers = [transfer('a', 9, pictured), transfer('b', 8, given)]
    const transaction = (digit: string, block: number, value: string) => ({
      ...{ hash: hashOf(digit), block_number: block, timestamp: '2026-01-02T00:00:00Z' },
      ...{ from: { hash: account }, to: { hash: other }, value, status: 'ok', nonce: 4 },
    })
    const isSecond = query.has('block_number')
    if (path === `/api/v2/addresses/${account}`) return { hash: account, coin_balance: '1500000000000000000' }
    if (path.endsWith('/token-balances')) {
      const item = { address_hash: nft, decimals: null, name: 'Art', symbol: 'ART', type: 'ERC-721' }
      const icon_url = 'https://icons.example/usdc.png'
      return [
        { token: { ...token, icon_url }, token_id: null, value: '2500000' },
        { token: item, token_id: '7', value: '1' },
      ]
    }
    if (path.endsWith('/nft')) {
      const art = { address_hash: nft, name: 'Art', symbol: 'ART', type: 'ERC-721' }
      return {
        items: [
          { id: '7', token: art, value: '1', image_url: 'https://a.example/7', metadata: { name: 'Seven' } },
        ],
        next_page_params: isSecond ? null : { block_number: 1, items_count: 50 },
      }
    }
    if (path.endsWith('/token-transfers')) {
      return isSecond
        ? { items: [transfer('d', 5)], next_page_params: null }
        : { items: transfers, next_page_params: { block_number: 8, index: 0 } }
    }
    return {
      items: [transaction('a', 9, '0'), transaction('c', 6, '1000000000000000000')],
      next_page_params: null,
    }
  },
  calls: {
    balances: { chainId: 'eip155:1', account, tokens: [] },
    history: { chainId: 'eip155:1', account },
    nfts: { chainId: 'eip155:1', account },
  },
  check: ({ balances, history, nfts }, requests) => {
    const iconUrl = 'https://icons.example/usdc.png'
    expect(balances).toEqual([
      { ...eth, amount: 1_500_000_000_000_000_000n },
      { address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 2_500_000n, iconUrl },
    ])
    // The transfers end at block 8: the transaction of block 6 waits for those that may be before it.
    const { rows, next } = history as { rows: readonly { id: string }[]; next: string }
    expect(rows.map(({ id }) => id)).toEqual([hashOf('a'), hashOf('b')])
    const usdcInfo = { symbol: 'USDC', icon: { url: iconUrl } }
    expect(rows[0]).toMatchObject({
      metadata: { operationType: 'receive', sentFrom: expect.stringMatching(/aa$/i), nonce: 4 },
      transfers: [{ direction: 'in', quantity: { numeric: '2.5' }, fungible_info: usdcInfo }],
    })
    const preview = { url: 'https://a.example/7' }
    expect(rows[1]).toMatchObject({ transfers: [{ nft_info: { name: 'Art #7', content: { preview } } }] })
    expect(JSON.parse(next)).toMatchObject({ transactions: {}, transfers: { block_number: 8 }, before: 8 })
    expect(nfts).toMatchObject({
      rows: [{ address: nft, tokenId: '7', standard: 'ERC721', name: 'Seven', collection: 'Art' }],
    })
    expect(requests.every(({ query }) => query.get('apikey') === 'secret')).toBe(true)
  },
})

runProviderContract({
  ...{ name: 'das', test },
  open: ({ url, timeout }) => das(options(url, timeout)),
  answer: ({ body }) => {
    const { params } = body as { params: { options: { showFungible: boolean } } }
    const metadata = { name: 'USD Coin', symbol: 'USDC' }
    const fungible = {
      ...{ interface: 'FungibleToken', id: usdcMint, content: { metadata } },
      token_info: { balance: 2_500_000, decimals: 6, symbol: 'USDC' },
    }
    const art = {
      ...{ interface: 'V1_NFT', id: owner, burnt: false },
      content: { metadata: { name: 'Seven', symbol: 'ART' }, links: { image: 'https://a.example/7' } },
      grouping: [{ group_key: 'collection', group_value: usdcMint, collection_metadata: { name: 'Art' } }],
    }
    const nativeBalance = { lamports: 1_500_000_000 }
    const items = params.options.showFungible ? [fungible, art] : [art, { ...art, burnt: true }]
    return {
      jsonrpc: '2.0',
      id: 1,
      result: { total: items.length, limit: 100, page: 1, items, nativeBalance },
    }
  },
  calls: {
    balances: { chainId: solana, account: owner, tokens: [] },
    nfts: { chainId: solana, account: owner },
  },
  check: ({ balances, nfts }) => {
    expect(balances).toEqual([
      { ...sol, amount: 1_500_000_000n },
      { address: usdcMint, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 2_500_000n },
    ])
    const common = { address: owner, tokenId: '', standard: 'Metaplex', balance: '1', name: 'Seven' }
    const image = 'https://a.example/7'
    expect(nfts).toEqual({ rows: [{ ...common, collection: 'Art', image }], next: undefined })
  },
})

runProviderContract({
  ...{ name: 'coingecko', test },
  open: ({ url, timeout }) => coingecko(options(url, timeout)),
  answer: ({ path }) =>
    path === '/simple/price'
      ? { ethereum: { usd: 3000.5 }, bad: { usd: 'x' } }
      : { [usdc]: { usd: 1.0001 }, [nft]: {}, [other]: { usd: -1 } },
  calls: { prices: { chainId: 'eip155:1', tokens: ['native', usdc, other] } },
  hostile: { prices: [{ bitcoin: { usd: 5 } }, { another: ['shape'] }] },
  check: ({ prices }, requests) => {
    expect([...(prices as ReadonlyMap<string, number>)]).toEqual([
      ['native', 3000.5],
      [usdc, 1.0001],
    ])
    expect(requests[1]?.path).toBe('/simple/token_price/ethereum')
    expect(requests[0]?.headers['x-cg-demo-api-key']).toBe('secret')
  },
})

const swap = { chainId: 'eip155:1', account, from: 'native', to: usdc, amount: 10n ** 18n }
const router = '0x00000000000000000000000000000000000000ee'
runProviderContract({
  ...{ name: '0x', test },
  open: ({ url, timeout }) => zeroX(options(url, timeout, { feeRecipient: other })),
  answer: ({ path }) => ({
    ...{ liquidityAvailable: true, buyAmount: '2990000000', minBuyAmount: '2960000000', sellAmount: '1' },
    ...(path.endsWith('/quote') && {
      transaction: {
        to: router,
        data: '0x1234',
        gas: '288079',
        gasPrice: '73178385',
        value: String(swap.amount),
      },
    }),
  }),
  calls: { swap },
  // AllowanceHolder has one address.
  local: ['spender'],
  check: ({ quote, build, spender }, [first]) => {
    expect(spender).toBe('0x0000000000001ff3684f28c67538d4d072c22734')
    expect(quote).toEqual({ amountOut: 2_990_000_000n, hasFee: true })
    expect(build).toEqual({
      ...{ to: router, data: '0x1234', value: swap.amount, amountOut: 2_990_000_000n, gas: 288_079n },
    })
    expect(Object.fromEntries(first?.query ?? [])).toEqual({
      ...{
        chainId: '1',
        sellAmount: String(swap.amount),
        taker: account,
        buyToken: usdc,
        swapFeeToken: usdc,
      },
      ...{ sellToken: `0x${'e'.repeat(40)}`, swapFeeRecipient: other, swapFeeBps: '85' },
    })
    expect(first?.headers).toMatchObject({ '0x-api-key': 'secret', '0x-version': 'v2' })
  },
})

runProviderContract({
  ...{ name: '1inch', test },
  open: ({ url, timeout }) => oneInch(options(url, timeout)),
  answer: ({ path }) =>
    path.endsWith('/approve/spender')
      ? { address: router.toUpperCase().replace('X', 'x') }
      : {
          dstAmount: '2990000000',
          ...(path.endsWith('/swap') && {
            tx: {
              ...{ from: account, to: router, data: '0x1234', value: String(swap.amount) },
              ...{ gas: 0, gasPrice: '1' },
            },
          }),
        },
  calls: { swap },
  hostile: {
    spender: ['0x', '0x12', `0x${'0'.repeat(40)}`, `${router}00`, null, 5, [router], { address: router }]
      .map(address => ({ address }))
      .concat([{} as { address: string }]),
    quote: ['', '-1', '1.5', '0x5', '9'.repeat(79), 5, null].map(dstAmount => ({ dstAmount })),
  },
  check: ({ quote, build, spender }, requests) => {
    expect(spender).toBe(router)
    expect(requests[2]?.path).toBe('/swap/v6.1/1/approve/spender')
    expect(quote).toEqual({ amountOut: 2_990_000_000n, hasFee: false })
    expect(build).toMatchObject({ to: router, data: '0x1234', value: swap.amount })
    expect(requests[1]?.path).toBe('/swap/v6.1/1/swap')
    expect(requests[1]?.query.get('slippage')).toBe('1')
    expect(requests[0]?.headers.authorization).toBe('Bearer secret')
  },
})

runProviderContract({
  ...{ name: 'jupiter', test },
  open: ({ url, timeout }) => jupiter(options(url, timeout)),
  answer: ({ path, query, body }) => {
    if (path === '/price/v3') return { [usdcMint]: { usdPrice: 0.9998, decimals: 6 }, [owner]: null }
    if (path === '/swap/v1/swap') {
      expect(body).toMatchObject({ quoteResponse: { routePlan: [], outAmount: '150' }, userPublicKey: owner })
      return { swapTransaction: 'AQID', lastValidBlockHeight: 5 }
    }
    const mints = { inputMint: query.get('inputMint'), outputMint: query.get('outputMint') }
    return { ...mints, inAmount: query.get('amount'), outAmount: '150', routePlan: [], slippageBps: 100 }
  },
  calls: {
    prices: { chainId: solana, tokens: [usdcMint, owner] },
    swap: { chainId: solana, account: owner, from: 'native', to: usdcMint, amount: 10n ** 9n },
  },
  hostile: { prices: [{ [mintOfOther]: { usdPrice: 5 } }, { another: ['shape'] }] },
  // A chain without allowances.
  local: ['spender'],
  check: ({ prices, quote, build, spender }) => {
    expect(spender).toBe(undefined)
    expect([...(prices as ReadonlyMap<string, number>)]).toEqual([[usdcMint, 0.9998]])
    expect(quote).toEqual({ amountOut: 150n, hasFee: false })
    expect(build).toMatchObject({ data: 'AQID', value: 0n, amountOut: 150n })
  },
})

const purchase = {
  ...{ account, purchaseCurrency: 'USDC', paymentCurrency: 'USD', amount: 100, network: 'base' },
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
  ...{ name: 'coinbase', test },
  open: ({ url, timeout }) => coinbase(options(url, timeout, { key: secret, keyId: 'id-1' })),
  answer: ({ path }) => {
    const usd = (value: string) => ({ value, currency: 'USD' })
    if (path === '/onramp/v1/token') return { token: 'once', channel_id: '' }
    if (path === '/onramp/v1/buy/quote') {
      return {
        ...{ quote_id: 'q', payment_total: usd('100'), payment_subtotal: usd('97') },
        ...{ purchase_amount: { value: '97', currency: 'USDC' } },
        ...{ coinbase_fee: usd('2'), network_fee: usd('1') },
      }
    }
    if (path === `/onramp/v1/buy/user/${account}/transactions`) {
      const bought = (transaction_id: string, status: string, more: object = {}) => ({
        ...{ transaction_id, status: `ONRAMP_TRANSACTION_STATUS_${status}`, purchase_currency: 'USDC' },
        ...{ purchase_amount: { value: '97.5', currency: 'USDC' }, created_at: '2026-01-02T00:00:00Z' },
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
        ...{ operationType: 'buy', hash, chain: 'eip155:8453', minedAt: '2026-01-02T00:00:00.000Z' },
        ...{ sentFrom: 'Coinbase', sentTo: account, status, nonce: 0 },
      },
      transfers: [
        {
          ...{ direction: 'in', quantity: { numeric: '97.5' } },
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
      ...{ sessionToken: 'once', defaultNetwork: 'base', presetFiatAmount: '100', partnerUserRef: account },
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
  ...{ name: 'meld', test },
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
      ...{ sessionType: 'BUY', sessionData: { serviceProvider: 'SECOND', walletAddress: account } },
    })
    expect(requests[0]?.headers.authorization).toBe('BASIC secret')
  },
})
