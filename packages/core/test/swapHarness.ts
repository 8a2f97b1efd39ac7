import { vi } from 'vitest'
import { createClient } from '../src/client/createClient.js'
import { onEvent } from '../src/features/analytics/onEvent.js'
import { connect } from '../src/features/connection/connect.js'
import type { SwapToken } from '../src/features/swap/types.js'
import { updateSwap } from '../src/features/swap/updateSwap.js'
import { createMemoryStorage } from '../src/platform/createMemoryStorage.js'
import { type MockAdapterParameters, mockAdapter } from '../src/testing/mockAdapter.js'
import type { ChainTransaction, NamespaceAdapter, TransactionOutcome } from '../src/types/adapter.js'
import type { SwapReading } from '../src/types/swap.js'
import { type AccountServer, startAccountServer } from './accountServer.js'

export const one = 10n ** 18n
export const chainId = 'eip155:31337'
export const router = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'
export const contracts = {
  usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  tether: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
} as const
export const native = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`

const toToken = (symbol: string, decimals: number, address?: string): SwapToken => ({
  name: symbol,
  symbol,
  chainId,
  address: address && `${chainId}:${address}`,
  iconUrl: undefined,
  decimals,
  tags: [],
})
export const ether = toToken('ETH', 18)
export const usdc = toToken('USDC', 6, contracts.usdc)
export const tether = toToken('USDT', 6, contracts.tether)

/** Answers of the chain and the gateway; a test changes them. */
export type SwapScript = {
  decimals: number | undefined
  balance: bigint
  nativeBalance: bigint
  /** Of a quote, and of the transaction. */
  toAmount: bigint
  builtAmount: bigint | undefined
  feeRate: string | undefined
  allowance: bigint
  gasPrice: bigint
  /** Overwrites what the gateway builds. */
  approval: object
  transaction: object
  isReset: boolean
  outcome: TransactionOutcome['status']
  /** Effect of the call of the swap; undefined where that cannot be read. */
  reading: SwapReading | undefined
}

const input = (id: number, swaps: boolean) => ({
  id,
  name: `Local ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  services: { swaps },
})

/** The approval that a gateway makes. */
export const approvalData = (spender: string, amount: bigint) =>
  `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`

/** A client whose gateway and chain are scripted, and which ends after the test. */
export async function startSwap(
  {
    script: changed = {},
    methods = {},
    currency,
    ...parameters
  }: Partial<MockAdapterParameters> & {
    currency?: string | undefined
    script?: Partial<SwapScript> | undefined
    methods?: Partial<NamespaceAdapter> | undefined
  },
  servers: AccountServer[],
) {
  const script: SwapScript = {
    decimals: undefined,
    balance: 20_000_000n,
    nativeBalance: 3n * one,
    toAmount: 2_995_500_000n,
    builtAmount: undefined,
    feeRate: '0',
    allowance: 0n,
    gasPrice: 10n ** 9n,
    approval: {},
    transaction: {},
    isReset: false,
    outcome: 'confirmed',
    reading: { spends: 0n, receives: 2n ** 128n, others: [] },
    ...changed,
  }
  const server = await startAccountServer([chainId])
  servers.push(server)
  const mock = mockAdapter({ namespace: 'eip155', ...parameters })
  const sent: ChainTransaction[] = []
  const estimateTransfer = vi.fn(async ({ token }: { token?: string | undefined }) => ({
    fee: 0n,
    decimals: script.decimals ?? (token ? 6 : 18),
    balance: token ? script.balance : script.nativeBalance,
    nativeBalance: script.nativeBalance,
  }))
  const adapter: NamespaceAdapter = {
    ...mock,
    estimateTransfer,
    async sendTransaction(transaction) {
      sent.push(transaction)
      await mock.wallet.ask()
      return `0x${String(sent.length).padStart(64, '0')}`
    },
    waitForTransaction: async ({ hash }) => ({ status: script.outcome, hash }),
    getSwapReader: async () => ({ routers: [{ address: router }], read: async () => script.reading }),
    ...methods,
  }
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input(31337, true), input(31338, false)],
    adapters: [adapter],
    storage: createMemoryStorage(),
    gateway: { url: server.url },
    currency,
    logLevel: 'silent',
  })
  client.start()
  await connect(client, { connectorId: 'com.example.first' })
  const account = () => mock.wallet.session('com.example.first')?.address ?? ''
  const events: string[] = []
  onEvent(client, ({ event }) => event.startsWith('SWAP_') && events.push(event))

  server.answer('convert/tokens', () => ({
    body: {
      tokens: [
        { name: 'Ether', symbol: 'ETH', address: native, decimals: 18, tags: ['popular'] },
        { name: 'USD\u202e Coin', symbol: 'USDC', address: usdc.address, decimals: 6, tags: ['suggested'] },
        { name: 'Tether', symbol: 'USDT', address: tether.address, decimals: 6, logoUri: '/public/a.png' },
        { name: 'Elsewhere', symbol: 'E', address: 'eip155:1:0x0', decimals: 6 },
        { name: 'Many', symbol: 'M', address: `${chainId}:0x${'1'.repeat(40)}`, decimals: 99 },
      ],
    },
  }))
  server.answer('convert/gas-price', () => ({
    body: { standard: `${script.gasPrice}`, fast: '2', instant: '3' },
  }))
  server.answer('convert/quotes', () => ({
    body: {
      quotes: script.toAmount ? [{ id: null, toAmount: `${script.toAmount}`, feeRate: script.feeRate }] : [],
    },
  }))
  server.answer('convert/allowance', () => ({ body: { allowance: `${script.allowance}` } }))
  server.answer('convert/build-approve', query => {
    const amount = BigInt(query.get('amount') ?? 0)
    const { isReset } = script
    const tx = {
      from: `${chainId}:${account()}`,
      to: query.get('from'),
      data: approvalData(router, isReset ? 0n : amount),
      value: '0',
      eip155: { gas: 50_000, gasPrice: '1' },
      ...script.approval,
    }
    // A token like USDT is reset once.
    script.isReset = false
    return { body: { tx, ...(isReset && { isReset }) } }
  })
  server.answer('convert/build-transaction', (_, body) => {
    const { from, amount } = body as { from: string; amount: string }
    const tx = {
      from: `${chainId}:${account()}`,
      to: `${chainId}:${router}`,
      data: '0x12345678',
      value: from === native ? amount : '0',
      amount: `${script.builtAmount ?? script.toAmount}`,
      eip155: { gas: 180_000, gasPrice: '1' },
      ...script.transaction,
    }
    return { body: { tx } }
  })
  server.answer('fungible/price', (_, body) => ({
    body: {
      fungibles: (body as { addresses: readonly string[] }).addresses.map(address => ({
        address,
        name: 'x',
        symbol: 'x',
        price: address === native ? 3000 : 1,
      })),
    },
  }))
  server.answer('/balance', () => ({ body: { balances: [] } }))
  const calls = (ending: string) => server.calls.filter(({ path }) => path.endsWith(ending))
  const fill = (changes = {}) =>
    updateSwap(client, { sourceToken: ether, toToken: usdc, sourceTokenAmount: '1', ...changes })
  return { client, mock, adapter, script, server, sent, events, calls, fill, account, estimateTransfer }
}
