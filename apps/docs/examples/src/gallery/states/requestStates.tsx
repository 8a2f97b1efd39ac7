import type { CallReceipt, NamespaceAdapter } from '@latchkit/core'
import { showCallsStatus } from '@latchkit/core/calls'
import { guardProvider } from '@latchkit/core/requests'
import { frameConnector } from '@latchkit/core/secureframe'
import { useAccount, useGrantPermissions } from '@latchkit/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { accounts, connectFirst, galleryAdapter, type Stage, started } from '../stage.js'
import type { ViewStates } from './types.js'

const spender = '0x2e9d7C40a1F86b35D0C94e1728Bf63a5d7890cD4'
const day = 86_400
const allowance = {
  type: 'native-token-periodic',
  data: { periodAmount: '0x2386f26fc10000', periodDuration: day, justification: 'Your subscription' },
} as const

/** Requests of the app to the wallet: approvals, batches, permissions and the sign-in. */
export const requestStates = {
  ApproveTransaction: {
    'Message to sign': stage =>
      ask(stage, 'personal_sign', ['I agree to the terms of Example Store.', accounts[0]]),
    Transaction: stage =>
      ask(stage, 'eth_sendTransaction', [{ from: accounts[0], to: spender, value: '0xb1a2bc2ec50000' }]),
  },
  CallsStatus: {
    Pending: stage => showCalls(stage, 100),
    Completed: stage => showCalls(stage, 200),
    Failed: stage => showCalls(stage, 500),
  },
  SmartSessionCreated: {
    'A daily limit': async stage => {
      await connectGranting(stage, <Grant />)
    },
  },
  SmartSessionList: {
    'One session': async stage => {
      const { modal } = await connectGranting(stage)
      modal.open({ view: 'SmartSessionList' })
    },
  },
  ConnectingSiwe: {
    'Signature to prove the account': async ({ mount }) => {
      const siwx = {
        adapter: {
          getNonce: async () => 'fA83kqPz1L',
          verify: async () => true,
          getSession: async () => undefined,
          signOut: async () => {},
        },
      }
      await connectFirst(mount({ siwx }).client)
    },
  },
} as const satisfies ViewStates

type Request = { readonly method: string; readonly params: readonly unknown[] }

/** A request to the embedded wallet that waits for its user. */
async function ask({ mount }: Stage, method: string, params: readonly unknown[]): Promise<void> {
  const { client } = mount()
  await started(client)
  const provider = guardProvider(client, {
    connector: frameConnector('eip155'),
    provider: { request: (_: Request) => new Promise<unknown>(() => {}) },
    abort: () => {},
  })
  // It ends with the page.
  provider.request({ method, params }).catch(() => {})
}

async function showCalls({ mount }: Stage, status: number): Promise<void> {
  const receipt: CallReceipt = {
    logs: [],
    status: status === 500 ? 'reverted' : 'success',
    blockHash: `0x${'9'.padStart(64, '0')}`,
    blockNumber: 21_480_112n,
    gasUsed: 46_205n,
    transactionHash: `0x${'4f'.repeat(32)}`,
  }
  const adapter: NamespaceAdapter = {
    ...galleryAdapter(),
    getCallsStatus: async ({ id }) => ({
      id,
      caipNetworkId: 'eip155:1',
      status,
      atomic: true,
      receipts: status === 100 ? [] : [receipt],
    }),
  }
  const { client } = mount({ adapters: [adapter] })
  await connectFirst(client)
  await showCallsStatus(client, { id: '0x1f' })
}

/** Connects a wallet that grants permissions, and has granted one. */
async function connectGranting({ mount }: Stage, children?: ReactNode) {
  const granted = {
    chainId: '0x1',
    from: accounts[0],
    to: spender,
    permission: allowance,
    dependencies: [],
    delegationManager: '0x5afe3855358e112b5647b952709e6165e1c1eeee',
    context: '0x00',
    rules: [{ type: 'expiry', data: { timestamp: Math.floor(Date.now() / 1000) + 30 * day } }],
  }
  const answers: { readonly [method: string]: unknown } = {
    wallet_getGrantedExecutionPermissions: [granted],
    wallet_requestExecutionPermissions: [granted],
    wallet_getSupportedExecutionPermissions: {
      [allowance.type]: { chainIds: ['0x1'], ruleTypes: ['expiry'] },
    },
  }
  const adapter: NamespaceAdapter = {
    ...galleryAdapter(),
    getProvider: async () => ({
      request: async ({ method }: { readonly method: string }) => answers[method],
    }),
  }
  const latchkit = mount({ adapters: [adapter], features: { smartSessions: true } }, children)
  await connectFirst(latchkit.client)
  return latchkit
}

/** Asks for a permission as soon as a wallet is connected. */
function Grant() {
  const { isConnected } = useAccount()
  const grantPermissions = useGrantPermissions()
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!isConnected || wasAsked.current) return
    wasAsked.current = true
    const expiry = Math.floor(Date.now() / 1000) + 30 * day
    const signer = { type: 'account', data: { address: spender } } as const
    void grantPermissions({ expiry, signer, permissions: [allowance] })
  }, [isConnected, grantPermissions])
  return null
}
