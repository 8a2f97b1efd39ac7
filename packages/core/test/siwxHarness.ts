import { privateKeyToAccount } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'
import { expect, onTestFinished, vi } from 'vitest'
import type { ClientConfig } from '../src/client/config.js'
import { createClient } from '../src/client/createClient.js'
import { connect } from '../src/features/connection/connect.js'
import { siwxAtom } from '../src/features/siwx/start/atoms.js'
import type { SiwxConfig } from '../src/features/siwx/types.js'
import type { StorageDriver } from '../src/storage/types.js'
import { createMockWallet, type MockWallet } from '../src/testing/createMockWallet.js'
import { createRecordedPlatform } from '../src/testing/createRecordedPlatform.js'
import { mockAdapter } from '../src/testing/mockAdapter.js'
import type { NamespaceAdapter } from '../src/types/adapter.js'

const keys = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`] as const
const owners = keys.map(key => privateKeyToAccount(key))
/** Addresses of the wallet's two accounts, which have real keys. */
export const [alice = '', bob = ''] = owners.map(({ address }) => String(address))
export const networks: ClientConfig['networks'] = [mainnet, base]

/** An address where no server answers. */
const deadEndpoint = 'http://127.0.0.1:9'

/** Signs with the key of an account, as a wallet does after its owner agreed. */
export async function signAs(address: string | undefined, message: string): Promise<string> {
  const owner = owners.find(account => account.address === address) ?? owners[0]
  if (!owner) throw new TypeError('no key')
  return owner.signMessage({ message })
}

export type SiwxSetUp = {
  readonly siwx?: SiwxConfig | undefined
  readonly storage?: StorageDriver | undefined
  readonly wallet?: MockWallet | undefined
  readonly adapter?: Partial<NamespaceAdapter> | undefined
  readonly config?: Partial<ClientConfig> | undefined
}

/** A started client with a wallet in memory whose signatures are real. */
export function setUpSiwx({ siwx = {}, storage, wallet, adapter, config }: SiwxSetUp = {}) {
  const held = wallet ?? createMockWallet({ namespace: 'eip155', accounts: [alice, bob] })
  const mock = mockAdapter({ namespace: 'eip155', wallet: held })
  const visible = new Set<(visible: boolean) => void>()
  const platform = createRecordedPlatform({
    pageUrl: () => 'https://app.example/path?query#part',
    onVisibilityChange(listener) {
      visible.add(listener)
      return () => visible.delete(listener)
    },
  })
  const signMessage = vi.fn(
    async ({ message, address }: { message: string; address?: string | undefined }) => {
      await held.ask()
      return signAs(address, message)
    },
  )
  const client = createClient({
    metadata: { name: 'App' },
    networks,
    adapters: [{ ...mock, signMessage, ...adapter }],
    siwx,
    platform,
    // Only the endpoints that a test names are called.
    customRpcUrls: { 'eip155:1': [deadEndpoint], 'eip155:8453': [deadEndpoint] },
    logLevel: 'silent',
    ...(storage && { storage }),
    ...config,
  })
  const stop = client.start()
  onTestFinished(stop)
  const siwxState = () => client.store.get(siwxAtom)
  return {
    client,
    stop,
    wallet: held,
    signMessage,
    state: siwxState,
    /** The person comes back to the page. */
    show: () => {
      for (const listener of visible) listener(true)
    },
    connect: () => connect(client, { connectorId: 'com.example.first' }),
    /** Waits until the state has this account. */
    async settles(status: 'authenticated' | 'unauthenticated') {
      await expect.poll(() => siwxState().status).toBe(status)
    },
    async isAsked() {
      await expect.poll(() => siwxState().prompt).toBeDefined()
    },
  }
}
