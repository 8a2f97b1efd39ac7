import { describe, expect, it } from 'vitest'
import { createTestFrame, frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { createClient } from '../client/createClient.js'
import { accountAtom } from '../features/connection/start/atoms.js'
import { connectEmail } from '../features/embedded/login/connectEmail.js'
import { defineNetwork } from '../features/networks/start/defineNetwork.js'
import { switchNetwork } from '../features/networks/switchNetwork.js'
import type { AdapterContext, Asset, NamespaceAdapter } from '../types/adapter.js'
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

  it('estimates the transfer of an asset with its decimals and its balance', async () => {
    const ether = { name: 'Ether', symbol: 'ETH', decimals: 18, value: 7n }
    const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    const dollar = { name: 'Dollar', symbol: 'USD', decimals: 6, value: 5n, address }
    const transfer = { to: '0xb0b', from: '0xa11ce', value: 1n, network: network('eip155', 1) }
    const estimate = (token?: string, assets?: readonly Asset[]) =>
      mockAdapter({ namespace: 'eip155', assets, balance: 9n }).estimateTransfer?.({ ...transfer, token })
    const assets = [ether, dollar]
    expect(await estimate(undefined, assets)).toMatchObject({ decimals: 18, balance: 7n, nativeBalance: 7n })
    const lower = address.toLowerCase()
    expect(await estimate(lower, assets)).toMatchObject({ decimals: 6, balance: 5n, nativeBalance: 7n })
    expect(await estimate()).toMatchObject({ decimals: 18, balance: 9n, nativeBalance: 9n })
  })

  it('has the accounts of the login as those of the embedded wallet', async () => {
    const eoa = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
    const frame = createTestFrame(({ type, payload }, answer) => {
      if (type === 'CONNECT_EMAIL') answer({ action: 'CONNECT' })
      else if (type === 'SWITCH_NETWORK') answer(payload)
      else if (type === 'IS_CONNECTED') answer({ isConnected: true })
      else if (type === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS') answer({ smartAccountEnabledNetworks: [] })
      else if (type === 'GET_USER') answer({ email: 'ana@example.test', address: eoa, chainId: 1 })
      else answer()
    })
    const adapter = mockAdapter({ namespace: 'eip155' })
    const client = createClient({
      metadata: { name: 'Test' },
      networks: [network('eip155', 1).source, network('eip155', 2).source],
      adapters: [adapter],
      secureFrame: frameOption(frame),
    })
    const stop = client.start()
    await connectEmail(client, { email: 'ana@example.test' })
    const account = client.store.get(accountAtom)
    expect(account).toMatchObject({
      address: eoa,
      embeddedWalletInfo: { user: { email: 'ana@example.test' } },
    })
    expect(account.allAccounts.map(({ address }) => address)).toEqual([eoa])
    // The frame switches, and the wallets in memory get no request.
    adapter.wallet.rejectNext()
    await switchNetwork(client, { network: 'eip155:2' })
    expect(frame.payloads('SWITCH_NETWORK')).toEqual([{ chainId: 2 }])
    expect(client.store.get(accountAtom)).toMatchObject({ address: eoa, caipNetworkId: 'eip155:2' })
    stop()
    frame.close()
  })
})
