import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { describeVectors } from '../../../test/vectors.js'
import { createClient } from '../../client/createClient.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { listWalletAssets, type WalletAsset } from './listWalletAssets.js'

const network = (id: number) => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const rows = (chainId: string) => [
  { name: 'Ether', symbol: 'ETH', chainId, quantity: { decimals: '18', numeric: '1.5' }, price: 2000 },
  {
    name: 'Token',
    symbol: 'TOK',
    chainId,
    address: `${chainId}:${contract}`,
    quantity: { decimals: '18', numeric: '14.622' },
  },
  // Entries that cannot be counted, or are not tokens of this chain.
  { name: 'Odd', symbol: 'ODD', chainId, address: contract, quantity: { decimals: '2', numeric: 'a lot' } },
  { name: 'Other', symbol: 'OTH', chainId, address: 'EPjF', quantity: { decimals: '2', numeric: '1' } },
]

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(['eip155:1', 'eip155:10'])
})
afterAll(() => server.close())
beforeEach(() => {
  server.answer('/balance', query => ({ body: { balances: rows(query.get('chainId') ?? '') } }))
})

function ask(request: unknown) {
  const client = createClient({
    metadata: { name: 'App' },
    // The gateway does not serve the last one.
    networks: [network(1), network(10), network(31337)],
    adapters: [mockAdapter({ namespace: 'eip155' })],
    gateway: { url: server.url },
    currency: 'EUR',
    logLevel: 'silent',
  })
  return listWalletAssets(client, [request], [{ address: account }])
}

const native = {
  address: 'native',
  balance: '0x14d1120d7b160000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000 },
}
const token = {
  address: contract,
  balance: `0x${(14_622n * 10n ** 15n).toString(16)}`,
  type: 'ERC20',
  metadata: { name: 'Token', symbol: 'TOK', decimals: 18 },
}

it('lists what the gateway knows, by chain, with prices in dollars', async () => {
  expect(await ask({ account: account.toLowerCase() })).toEqual({
    '0x1': [native, token],
    '0xa': [native, token],
  })
  expect(
    server.calls.filter(({ path }) => path.endsWith('/balance')).map(({ query }) => query.currency),
  ).toEqual(['usd', 'usd'])
})

it.each([
  ['chains', { chainFilter: ['0x01', '0x5'] }, { '0x1': [native, token] }],
  [
    'types in either case',
    { assetTypeFilter: ['native', 'ERC721'], chainFilter: ['0xa'] },
    { '0xa': [native] },
  ],
  [
    'assets, which make the others void',
    {
      assetFilter: { '0xa': [{ address: contract.toLowerCase(), type: 'erc20' }], '0x5': [] },
      assetTypeFilter: ['native'],
      chainFilter: ['0x1'],
    },
    { '0xa': [token] },
  ],
])('filters by %s', async (_what, filter, expected) => {
  expect(await ask({ account, ...filter })).toEqual(expected)
})

it.each([[undefined], [{}], [{ account, chainFilter: '0x1' }], [{ account, assetFilter: { '0x1': [{}] } }]])(
  'refuses %j',
  async request => {
    await expect(ask(request)).rejects.toMatchObject({ rpcCode: -32602 })
  },
)

it('answers for the accounts of the wallet alone', async () => {
  await expect(ask({ account: contract })).rejects.toMatchObject({ code: 'rpc/unauthorized' })
})

type Vectors = {
  readonly wallet_getAssets: {
    readonly request: object
    readonly result: { readonly '0x1': readonly WalletAsset[] }
  }
}

describeVectors<Vectors>('ethereum/erc-7811.json', ({ wallet_getAssets: { request, result } }) => {
  it('answers the published request, with the fields of the published answer', async () => {
    const [published] = result['0x1']
    // The token that it asks for has the address of the account.
    expect(await ask(request)).toEqual({ '0x1': [native], '0xa': [] })
    const { '0x1': [asset] = [] } = await ask({
      ...request,
      assetFilter: undefined,
      assetTypeFilter: ['erc20'],
    })
    expect(Object.keys(asset ?? {})).toEqual(Object.keys(published ?? {}))
    expect([asset?.address, asset?.type, asset?.metadata]).toEqual([
      published?.address,
      published?.type,
      published?.metadata,
    ])
  })
})
