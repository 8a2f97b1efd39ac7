import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, askCall, type ChainCall } from './chainCalls.js'
import { type Faulty, type FaultyRequest, faults, startFaulty } from './openFaulty.js'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

// Each fault of a hosted provider × each call that asks one, over HTTP. Their answers are those of their documentation.
const chainId = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = '0x00000000000000000000000000000000000000aa'
const owner = '7h68ThrioEG955ucsEGNzevbU65DBdVvD4ox7KGFt49X'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const names = Object.keys(faults) as readonly (keyof typeof faults)[]

/** Every hosted provider at one address: their paths differ. */
function answer({ path, query, body }: FaultyRequest): unknown {
  const token = { address_hash: usdc, decimals: '6', name: 'USD Coin', symbol: 'USDC', type: 'ERC-20' }
  const art = { ...token, name: 'Art', symbol: 'ART', type: 'ERC-721', decimals: null }
  if (path.endsWith('/token-balances')) return [{ token, token_id: null, value: '2500000' }]
  if (path.endsWith('/nft')) {
    const metadata = { name: 'Seven' }
    return { items: [{ id: '7', token: art, value: '1', metadata }], next_page_params: null }
  }
  if (path.endsWith('/token-transfers')) return { items: [], next_page_params: null }
  if (path.endsWith(`/addresses/${account}/transactions`)) {
    const times = { hash: `0x${'a'.repeat(64)}`, block_number: 9, timestamp: '2026-01-02T00:00:00Z' }
    const parties = { from: { hash: account }, to: { hash: account }, value: '1', nonce: 1, status: 'ok' }
    return { items: [{ ...times, ...parties }], next_page_params: null }
  }
  if (path === `/api/v2/addresses/${account}`) return { hash: account, coin_balance: '1500' }
  if (path === '/simple/price') return { ethereum: { usd: 3000.5 } }
  if (path.startsWith('/simple/token_price')) return { [usdc]: { usd: 1 } }
  if (path === '/swap/v6.1/1/quote') return { dstAmount: '2990000000' }
  if (path === '/swap/v1/quote') {
    const mints = { inputMint: query.get('inputMint'), outputMint: query.get('outputMint') }
    return { ...mints, inAmount: query.get('amount'), outAmount: '150', routePlan: [], slippageBps: 100 }
  }
  if (path === '/swap/v1/swap') return { swapTransaction: 'AQID', lastValidBlockHeight: 5 }
  if (path === '/price/v3') return { [mint]: { usdPrice: 1, decimals: 6 } }
  if (path === '/payments/crypto/quote') {
    const offer = { sourceAmount: 100, destinationCurrencyCode: 'USDC_BASE', totalFee: 3, networkFee: 1 }
    return { quotes: [{ ...offer, destinationAmount: 96, serviceProvider: 'FIRST' }] }
  }
  if (path === '/crypto/session/widget') return { id: 's', widgetUrl: 'https://meld.example/s' }
  if (path.endsWith('/fiat-currency-purchases')) {
    return [{ currencyCode: 'USD', defaultAmount: 100, minimumAmount: 5, maximumAmount: 2000 }]
  }
  if (path.endsWith('/crypto-currencies')) {
    return [{ currencyCode: 'USDC_BASE', name: 'USD Coin', chainName: 'Base', chainId: '8453' }]
  }
  if (path === '/das') {
    const { params } = JSON.parse(body) as { params: { options: { showFungible: boolean } } }
    const content = { metadata: { name: 'Seven', symbol: 'ART' } }
    const item = params.options.showFungible
      ? {
          interface: 'FungibleToken',
          id: mint,
          content,
          token_info: { balance: 25, decimals: 6, symbol: 'USDC' },
        }
      : { interface: 'V1_NFT', id: owner, burnt: false, content, grouping: [] }
    const nativeBalance = { lamports: 1_500 }
    return { jsonrpc: '2.0', id: 1, result: { total: 1, limit: 100, page: 1, items: [item], nativeBalance } }
  }
  return undefined
}

const listOf = (id: string, of: string, call: string) => `/v1/account/${of}/${call}?chainId=${id}`
const toQuery = (values: Record<string, string>) => `timeZone=UTC&${new URLSearchParams(values)}`
const swapOf = (id: string, of: string, from: string, to: string) => ({
  userAddress: `${id}:${of}`,
  from: `${id}:${from}`,
  to: `${id}:${to}`,
  amount: '1000000000',
})
const wallets = [{ address: account, blockchains: ['base'], assets: ['USDC_BASE'] }]
const bought = { purchaseCurrency: 'USDC_BASE', paymentCurrency: 'USD', amount: '100', network: 'base' }
const calls: readonly ChainCall[] = [
  { name: 'balance', path: listOf(chainId, account, 'balance') },
  { name: 'history', path: listOf(chainId, account, 'history') },
  { name: 'nfts', path: listOf(chainId, account, 'nfts') },
  { name: 'balance of solana', path: listOf(solana, owner, 'balance') },
  { name: 'nfts of solana', path: listOf(solana, owner, 'nfts') },
  {
    name: 'price',
    path: '/v1/fungible/price',
    body: { currency: 'usd', addresses: [`${chainId}:native`, `${chainId}:${usdc}`] },
  },
  {
    name: 'quotes',
    path: `/v1/convert/quotes?${toQuery({ ...swapOf(chainId, account, native, usdc), gasPrice: '1' })}`,
  },
  {
    name: 'quotes of solana',
    path: `/v1/convert/quotes?${toQuery({ ...swapOf(solana, owner, 'native', mint), gasPrice: '1' })}`,
  },
  {
    name: 'build-transaction of solana',
    path: '/v1/convert/build-transaction?timeZone=UTC',
    body: swapOf(solana, owner, 'native', mint),
  },
  { name: 'purchase: options', path: '/v1/onramp/options?timeZone=UTC' },
  {
    name: 'purchase: quote',
    path: '/v1/onramp/quote?timeZone=UTC',
    body: bought,
    same: body => ({ ...(body as object), quoteId: '' }),
  },
  {
    name: 'purchase: page',
    path: '/v1/generators/onrampurl?timeZone=UTC',
    body: { destinationWallets: wallets, defaultNetwork: 'base', partnerUserId: 'u' },
  },
]

let host: Faulty
let healthy: Faulty
/** Answer to each call without faults. */
const expected = new Map<string, Answer>()
beforeAll(async () => {
  const act: Parameters<typeof startFaulty>[0] = (request, response) => {
    const found = answer(request)
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? {}))
  }
  host = await startFaulty(act)
  healthy = await startFaulty(act)
  process.env.LATCHKIT_TEST_KEY = 'secret'
})
afterAll(async () => {
  delete process.env.LATCHKIT_TEST_KEY
  await host?.close()
  await healthy?.close()
})

/** A gateway with every kind of provider at each of the addresses, in that order. */
async function open(...urls: readonly string[]) {
  const each = (provider: string, more = {}, path = '') =>
    urls.map(url => ({ provider, url: `${url}${path}`, ...more }))
  const key = { key: 'LATCHKIT_TEST_KEY' }
  const file = {
    [chainId]: [...each('blockscout'), ...each('coingecko'), ...each('1inch', key), ...each('meld', key)],
    [solana]: [...each('das', {}, '/das'), ...each('jupiter')],
  }
  const listed = [{ chainId, address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }]
  const path = await writeFiles({ 'providers.json': file, 'tokens.json': listed })
  // No node answers: what is answered comes from providers.
  const rpcUrls = { [chainId]: ['http://127.0.0.1:1'], [solana]: ['http://127.0.0.1:1'] }
  return openGateway({
    rpcUrls,
    providersFile: path('providers.json'),
    tokensFile: path('tokens.json'),
    limits: { providerTimeout: 500, rpcPerMinute: 1e6 },
  })
}

describe('a healthy provider', () => {
  it('answers every call', async () => {
    const { url } = await open(host.url)
    for (const call of calls) expected.set(call.name, await askCall(url, call))
    expect([...expected].map(([name, { status }]) => [name, status])).toEqual(
      calls.map(({ name }) => [name, 200]),
    )
    for (const [name, { body }] of expected) {
      expect([name, JSON.stringify(body)]).not.toEqual([name, expect.stringMatching(/\[\]/)])
    }
  })
})

describe.each(names)('a provider that %s', fault => {
  it('gives every call a typed error, of which nothing is kept', async () => {
    const { url } = await open(host.url)
    await host.break(fault)
    try {
      for (const call of calls) {
        const { status, body } = await askCall(url, call)
        const reasons = [{ name: 'provider', description: 'provider: the chain could not be read' }]
        expect([call.name, status, body]).toEqual([call.name, 502, { status: 'FAILED', reasons }])
      }
      if (fault !== 'refuses the connection') expect(host.failed()).toBeGreaterThanOrEqual(calls.length)
    } finally {
      await host.heal()
    }
    for (const call of calls) {
      expect([call.name, await askCall(url, call)]).toEqual([call.name, expected.get(call.name)])
    }
  })

  it('is followed by the next one', async () => {
    // For purchases each kind is called once, whatever its address.
    const followed = calls.filter(({ name }) => !name.startsWith('purchase'))
    const { url } = await open(host.url, healthy.url)
    await host.break(fault)
    try {
      for (const call of followed) {
        expect([call.name, await askCall(url, call)]).toEqual([call.name, expected.get(call.name)])
      }
      if (fault !== 'refuses the connection') expect(host.failed()).toBeGreaterThanOrEqual(followed.length)
    } finally {
      await host.heal()
    }
  })
})
