import { vi } from 'vitest'
import { createClient } from '../src/client/createClient.js'
import { onEvent } from '../src/features/analytics/onEvent.js'
import type { TokenBalance } from '../src/features/balances/types.js'
import { connect } from '../src/features/connection/connect.js'
import { updateSend } from '../src/features/send/updateSend.js'
import { createMemoryStorage } from '../src/platform/createMemoryStorage.js'
import { type MockAdapterParameters, mockAdapter } from '../src/testing/mockAdapter.js'
import type { NamespaceAdapter, TransferEstimate } from '../src/types/adapter.js'

export const one = 10n ** 18n
export const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const input = (id: number) => ({
  id,
  name: `Local ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
export const native: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:31337',
  quantity: { decimals: '18', numeric: '1.5' },
  amount: (3n * one) / 2n,
  isLookalike: false,
}
export const token: TokenBalance = {
  ...native,
  name: 'USD Coin',
  symbol: 'USDC',
  address: `eip155:31337:${contract}`,
  quantity: { decimals: '6', numeric: '20' },
  amount: 20_000_000n,
}

/** A client whose wallet is connected, with a transfer form. */
export async function openSend({
  estimate = {},
  methods = {},
  storage = createMemoryStorage(),
  gateway,
  ...parameters
}: Partial<MockAdapterParameters> & {
  estimate?: Partial<TransferEstimate>
  methods?: Partial<NamespaceAdapter>
  storage?: ReturnType<typeof createMemoryStorage>
  gateway?: { url: string }
} = {}) {
  const mock = mockAdapter({ namespace: 'eip155', ...parameters })
  const sent = vi.spyOn(mock as Required<typeof mock>, 'sendTransfer')
  const estimateTransfer = vi.fn(async () => ({
    fee: one / 10n,
    decimals: 18,
    balance: (3n * one) / 2n,
    nativeBalance: (3n * one) / 2n,
    ...estimate,
  }))
  const adapter: NamespaceAdapter = { ...mock, estimateTransfer, ...methods }
  const client = createClient({
    metadata: { name: 'App' },
    networks: [input(31337), input(31338)],
    adapters: [adapter],
    storage,
    gateway,
    logLevel: 'silent',
  })
  client.start()
  await connect(client, { connectorId: 'com.example.first' })
  const events: string[] = []
  onEvent(client, ({ event }) => event.startsWith('SEND_') && events.push(event))
  const fill = (changes = {}) =>
    updateSend(client, { token: native, sendTokenAmount: '1,2', receiverAddress: receiver, ...changes })
  return { client, mock, sent, estimateTransfer, events, fill }
}
