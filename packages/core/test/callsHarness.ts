import { onTestFinished, vi } from 'vitest'
import { createClient } from '../src/client/createClient.js'
import { CapabilityNotSupportedError } from '../src/errors/adapterErrors.js'
import { connect } from '../src/features/connection/connect.js'
import { createMemoryStorage } from '../src/platform/createMemoryStorage.js'
import { mockAdapter } from '../src/testing/mockAdapter.js'
import type { NamespaceAdapter, TransactionOutcome } from '../src/types/adapter.js'
import type { CallReceipt } from '../src/types/calls.js'

export const first = '0xd46e8dd67c5d32be8058bb8eb970870f07244567'
export const second = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
/** Three calls that anybody can send. */
export const calls = [
  { to: first, value: 1n },
  { to: second, data: '0x1234' },
  { to: first, value: 3n },
]

const network = (id: number) => ({
  id,
  name: `Local ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})

export const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

export const receiptOf = (
  transactionHash: string,
  status: CallReceipt['status'] = 'success',
): CallReceipt => ({
  logs: [],
  status,
  blockHash: hashOf(99),
  blockNumber: 7n,
  gasUsed: 21_000n,
  transactionHash,
})

/** Error of a wallet that does not know a method. */
export const unsupported = (capability: string) => async () => {
  throw new CapabilityNotSupportedError({ capability, namespace: 'eip155' })
}

/**
 * A client with a wallet in memory, which does not know batches unless `methods` says so, and a chain in memory: `chain` has
 * the receipts, and `outcomes` how transactions end.
 */
export async function setUpCalls({
  methods = {},
  storage = createMemoryStorage(),
  isConnected = true,
}: {
  methods?: Partial<NamespaceAdapter>
  storage?: ReturnType<typeof createMemoryStorage>
  isConnected?: boolean
} = {}) {
  const mock = mockAdapter({ namespace: 'eip155' })
  const chain = new Map<string, CallReceipt>()
  const outcomes = new Map<string, TransactionOutcome | Promise<TransactionOutcome>>()
  const refusals = new Map<number, unknown>()
  let count = 0
  const sendTransaction = vi.fn<NonNullable<NamespaceAdapter['sendTransaction']>>(async () => {
    count += 1
    if (refusals.has(count)) throw refusals.get(count)
    return hashOf(count)
  })
  const adapter: NamespaceAdapter = {
    ...mock,
    sendTransaction,
    async waitForTransaction({ hash }) {
      const outcome = (await outcomes.get(hash)) ?? { status: 'confirmed', hash }
      if (outcome.status !== 'replaced')
        chain.set(outcome.hash, receiptOf(outcome.hash, outcome.status === 'failed' ? 'reverted' : 'success'))
      return outcome
    },
    getReceipts: async ({ hashes }) => hashes.map(hash => chain.get(hash)),
    sendCalls: unsupported('sendCalls'),
    getCapabilities: unsupported('getCapabilities'),
    getCallsStatus: unsupported('getCallsStatus'),
    showCallsStatus: unsupported('showCallsStatus'),
    ...methods,
  }
  const client = createClient({
    metadata: { name: 'App' },
    networks: [network(31337), network(31338)],
    adapters: [adapter],
    storage,
    logLevel: 'silent',
  })
  client.start()
  onTestFinished(() => client.destroy())
  if (isConnected) await connect(client, { connectorId: 'com.example.first' })
  return { client, mock, chain, outcomes, refusals, sendTransaction, storage }
}
