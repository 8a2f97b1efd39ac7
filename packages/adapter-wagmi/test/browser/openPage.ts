import {
  type Client,
  type ClientConfig,
  createClient,
  type NamespaceAdapter,
  type StorageDriver,
} from '@latchkit/core'
import { accountAtom, accountsAtom, connectionsAtom, connectorsAtom } from '@latchkit/core/connection'
import { createMemoryStorage } from '@latchkit/core/storage'
import { onTestFinished } from 'vitest'
import type { Config } from 'wagmi'
import type { WagmiAdapter, WagmiAdapterParameters } from '../../src/types.js'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'
import { first, second } from './localNetworks.js'

export type OpenPageOptions = Partial<ClientConfig> & {
  readonly adapter?: WagmiAdapterParameters | undefined
  /** Adapters of other namespaces beside it. */
  readonly others?: readonly NamespaceAdapter[] | undefined
}

export type Page = {
  readonly client: Client
  readonly adapter: WagmiAdapter
  readonly storage: StorageDriver
  readonly config: Config
  read(): PageState
  /** Settles once the state is as asked; the test's time-out ends it. */
  until(accept: (state: PageState) => boolean): Promise<PageState>
  /** Leaves the page. */
  close(): void
  /** Stops the client, as when its provider is unmounted; it can be started again. */
  stop(): Promise<void>
  /** New objects over the same storage, as a reload of the page makes them. */
  reload(options?: OpenPageOptions): Page
}

export type PageState = {
  readonly status: string
  readonly address: string | undefined
  readonly caipNetworkId: string | undefined
  readonly allAccounts: readonly string[]
  readonly connectors: readonly string[]
  readonly connections: readonly string[]
  readonly current: string | undefined
}

/** An app with a separate client. */
export function openPage(options: OpenPageOptions = {}): Page {
  const { adapter: parameters, others = [], ...rest } = options
  const storage = options.storage ?? createMemoryStorage()
  const adapter = wagmiAdapter(parameters)
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [first, second],
    logLevel: 'silent',
    ...rest,
    storage,
    adapters: [adapter, ...others],
  })
  const { store } = client
  const stop = client.start()
  const read = (): PageState => {
    const account = store.get(accountAtom)
    return {
      status: store.get(accountsAtom).eip155?.status ?? 'none',
      address: account.address,
      caipNetworkId: account.caipNetworkId,
      allAccounts: account.allAccounts.map(({ address }) => address),
      connectors: store.get(connectorsAtom).map(({ id }) => id),
      connections: store.get(connectionsAtom).map(({ connector }) => connector.id),
      current: account.connector?.id,
    }
  }
  onTestFinished(() => client.destroy())
  return {
    client,
    adapter,
    storage,
    config: adapter.getConfig(),
    read,
    until: accept =>
      new Promise(resolve => {
        const check = () => {
          const state = read()
          if (!accept(state)) return
          for (const stop of stops) stop()
          resolve(state)
        }
        const stops = [accountAtom, accountsAtom, connectionsAtom, connectorsAtom].map(atom =>
          store.sub(atom, check),
        )
        check()
      }),
    close: () => client.destroy(),
    async stop() {
      stop()
      await Promise.resolve()
    },
    reload(next) {
      client.destroy()
      return openPage({ ...options, ...next, storage })
    },
  }
}
