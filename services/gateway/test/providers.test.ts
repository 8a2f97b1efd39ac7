import { describe, expect, it } from 'vitest'
import { runProviderContract } from '../src/exports/testing.js'
import { blockscout } from '../src/providers/hosted/blockscout.js'
import { coingecko } from '../src/providers/hosted/coingecko.js'
import { das } from '../src/providers/hosted/das.js'
import {
  account,
  eth,
  hashOf,
  nft,
  options,
  other,
  owner,
  sol,
  solana,
  usdc,
  usdcMint,
} from './hostedOptions.js'

// Answers in the form that each provider documents: nothing here was asked of a provider.
const test = { describe, it, expect }

/** The id of a compressed NFT. */
const leaf = 'GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW'

runProviderContract({
  name: 'blockscout',
  test,
  open: ({ url, timeout }) => blockscout(options(url, timeout)),
  answer: ({ path, query }) => {
    const token = { address_hash: usdc, decimals: '6', name: 'USD Coin', symbol: 'USDC', type: 'ERC-20' }
    const transfer = (digit: string, block: number, more: object = {}) => ({
      transaction_hash: hashOf(digit),
      block_number: block,
      timestamp: '2026-01-01T00:00:00Z',
      token,
      from: { hash: other },
      to: { hash: account },
      total: { value: '2500000', decimals: '6' },
      ...more,
    })
    const token_instance = { image_url: 'https://a.example/7' }
    const given = { token: { name: 'Art', type: 'ERC-721' }, total: { token_id: '7', token_instance } }
    const pictured = { token: { ...token, icon_url: 'https://icons.example/usdc.png' } }
    const transfers = [transfer('a', 9, pictured), transfer('b', 8, given)]
    const transaction = (digit: string, block: number, value: string) => ({
      hash: hashOf(digit),
      block_number: block,
      timestamp: '2026-01-02T00:00:00Z',
      from: { hash: account },
      to: { hash: other },
      value,
      status: 'ok',
      nonce: 4,
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
  name: 'das',
  test,
  open: ({ url, timeout }) => das(options(url, timeout)),
  answer: ({ body }) => {
    const { params } = body as { params: { options: { showFungible: boolean } } }
    const metadata = { name: 'USD Coin', symbol: 'USDC' }
    const fungible = {
      interface: 'FungibleToken',
      id: usdcMint,
      content: { metadata },
      token_info: { balance: 2_500_000, decimals: 6, symbol: 'USDC' },
    }
    const art = {
      interface: 'V1_NFT',
      id: owner,
      burnt: false,
      content: { metadata: { name: 'Seven', symbol: 'ART' }, links: { image: 'https://a.example/7' } },
      grouping: [{ group_key: 'collection', group_value: usdcMint, collection_metadata: { name: 'Art' } }],
    }
    // A leaf of a Merkle tree, which is in no account.
    const compressed = {
      interface: 'V1_NFT',
      id: leaf,
      content: {
        $schema: 'https://schema.metaplex.com/nft1.0.json',
        json_uri: 'https://a.example/8.json',
        files: [{ uri: 'https://a.example/8', mime: 'image/png' }],
        metadata: { name: 'Eight', symbol: 'ART' },
        links: {},
      },
      compression: { eligible: false, compressed: true, tree: usdcMint, seq: 4, leaf_id: 3 },
      grouping: [],
      royalty: { royalty_model: 'creators', percent: 0.05, basis_points: 500, locked: false },
      ownership: { frozen: false, delegated: false, delegate: null, ownership_model: 'single', owner },
      supply: { print_max_supply: 0, print_current_supply: 0, edition_nonce: null },
      mutable: true,
      burnt: false,
    }
    const nativeBalance = { lamports: 1_500_000_000 }
    const { showFungible } = params.options
    const items = showFungible ? [fungible, art, compressed] : [art, { ...art, burnt: true }, compressed]
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
    const common = {
      address: owner,
      tokenId: '',
      standard: 'Metaplex',
      balance: '1',
      name: 'Seven',
      traits: [],
    }
    const image = 'https://a.example/7'
    const eight = { ...common, address: leaf, name: 'Eight', collection: '', image: 'https://a.example/8' }
    expect(nfts).toEqual({ rows: [{ ...common, collection: 'Art', image }, eight], next: undefined })
  },
})

runProviderContract({
  name: 'coingecko',
  test,
  open: ({ url, timeout }) => coingecko(options(url, timeout)),
  answer: ({ path }) =>
    path === '/simple/price'
      ? { ethereum: { usd: 3000.5, usd_24h_change: -2.5 }, bad: { usd: 'x' } }
      : { [usdc]: { usd: 1.0001, usd_24h_change: null }, [nft]: {}, [other]: { usd: -1 } },
  calls: { prices: { chainId: 'eip155:1', tokens: ['native', usdc, other] } },
  hostile: { prices: [{ bitcoin: { usd: 5 } }, { another: ['shape'] }] },
  check: ({ prices }, requests) => {
    expect([...(prices as ReadonlyMap<string, object>)]).toEqual([
      ['native', { usd: 3000.5, dayChange: -0.025 }],
      [usdc, { usd: 1.0001 }],
    ])
    expect(requests[0]?.query.get('include_24hr_change')).toBe('true')
    expect(requests[1]?.path).toBe('/simple/token_price/ethereum')
    expect(requests[0]?.headers['x-cg-demo-api-key']).toBe('secret')
  },
})
