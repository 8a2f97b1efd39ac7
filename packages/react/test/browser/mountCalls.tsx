import type { CallReceipt, NamespaceAdapter } from '@latchkit/core'
import { ProviderRpcError } from '@latchkit/core/errors'
import { mockAdapter } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { pushView } from '../../src/modal/navigate.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { connectors, mountApp, settled } from './mountApp.js'

export const callHash = `0x${'1'.padStart(64, '0')}` as const

const receipt: CallReceipt = {
  logs: [],
  status: 'success',
  blockHash: `0x${'9'.padStart(64, '0')}`,
  blockNumber: 7n,
  gasUsed: 21_000n,
  transactionHash: callHash,
}

/** An app whose wallet reports the status of a batch; without a status, that it has no such batch. */
export function mountCalls({
  status,
  config,
  methods,
  children,
}: {
  status?: number | undefined
  config?: Partial<LatchkitConfig> | undefined
  methods?: Partial<NamespaceAdapter> | undefined
  children?: ReactNode
} = {}) {
  const mock = mockAdapter({ namespace: 'eip155', connectors })
  const state = { status }
  const getCallsStatus = vi.fn<NonNullable<NamespaceAdapter['getCallsStatus']>>(async ({ id }) => {
    if (state.status === undefined) throw new ProviderRpcError('unknown', { rpcCode: 5730 })
    return { id, caipNetworkId: 'eip155:1', status: state.status, atomic: true, receipts: [receipt] }
  })
  const adapter: NamespaceAdapter = { ...mock, getCallsStatus, ...methods }
  const app = mountApp({ config: { ...config, adapters: [adapter] }, ...(children ? { children } : {}) })
  return { ...app, mock, state, getCallsStatus }
}

/** Connects the wallet and shows the batch in the modal. */
export async function pushCalls({ mock, latchkit }: ReturnType<typeof mountCalls>): Promise<void> {
  await settled()
  await mock.connect({ connectorId: connectors[0].id, signal: new AbortController().signal })
  latchkit.modal.open({ view: 'Networks' })
  pushView(latchkit, 'CallsStatus', { id: '0xab' })
}
