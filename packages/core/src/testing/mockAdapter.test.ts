import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../features/networks/start/defineNetwork.js'
import type { AdapterContext, NamespaceAdapter } from '../types/adapter.js'
import type { Namespace } from '../types/namespace.js'
import type { AdapterHarness } from './adapterHarness.js'
import { never } from './conformancePage.js'
import { createMockWallet, type MockWallet } from './createMockWallet.js'
import { type MockAdapter, mockAdapter } from './mockAdapter.js'
import { runAdapterConformance } from './runAdapterConformance.js'

const network = (chainNamespace: Namespace, id: number) =>
  defineNetwork({
    id,
    chainNamespace,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  })

function createHarness(namespace: Namespace): AdapterHarness & { mock: MockWallet } {
  const wallet = createMockWallet({ namespace })
  return {
    namespace,
    networks: [network(namespace, 1), network(namespace, 2)],
    connectorIds: ['com.example.first', 'com.example.second'],
    wallet,
    mock: wallet,
    createAdapter() {
      wallet.reload()
      return mockAdapter({ namespace, wallet })
    },
    createTransaction: address => ({ to: address, value: 1n }),
  }
}

for (const namespace of ['eip155', 'solana'] as const)
  runAdapterConformance({
    name: `mockAdapter ${namespace}`,
    create: () => createHarness(namespace),
    test: { describe, it, expect },
  })

describe('runAdapterConformance', () => {
  const breakages: readonly [title: RegExp, sabotage: (adapter: MockAdapter) => Partial<NamespaceAdapter>][] =
    [
      [/stubbing/, () => Object.fromEntries([['sendCalls', undefined]])],
      [/unknown id/, () => ({ disconnect: async () => Promise.reject(new TypeError('no such wallet')) })],
      [
        /rejection/,
        ({ connect }) => ({ connect: async options => connect(options).catch(() => Promise.reject('no')) }),
      ],
      [
        /teardown/,
        adapter => {
          const emitters: AdapterContext['emit'][] = []
          return {
            start(context) {
              emitters.push(context.emit)
              adapter.start({ ...context, emit: snapshot => emitters.map(emit => emit(snapshot)) })
              return () => {}
            },
          }
        },
      ],
      [/and only that/, adapter => ({ start: context => adapter.start({ ...context, reconnect: true }) })],
      [
        /stubbing/,
        () => ({ waitForTransaction: async ({ hash }) => ({ status: 'confirmed' as const, hash }) }),
      ],
      [
        /aborted already/,
        ({ connect }) => ({ connect: async options => connect({ ...options, signal: never() }) }),
      ],
    ]
  it.each(breakages)('fails an adapter that breaks %s', async (title, sabotage) => {
    const cases = new Map<string, () => Promise<void>>()
    runAdapterConformance({
      name: 'broken',
      create() {
        const harness = createHarness('eip155')
        const createAdapter = () => {
          const adapter = mockAdapter({ namespace: 'eip155', wallet: harness.mock })
          harness.mock.reload()
          return { ...adapter, ...sabotage(adapter) }
        }
        return { ...harness, createAdapter }
      },
      test: { describe: (_, body) => body(), it: (name, body) => void cases.set(name, body), expect },
    })
    const [name, run] = [...cases].find(([known]) => title.test(known)) ?? []
    expect(name).toBeDefined()
    await expect(run?.()).rejects.toThrow()
  })
})

describe('mockAdapter', () => {
  it('has no capability that it was made without', () => {
    expect('getBalance' in mockAdapter({ namespace: 'eip155', without: ['getBalance'] })).toBe(false)
    expect('getBalance' in mockAdapter({ namespace: 'eip155' })).toBe(true)
  })
})
