import { type Client, type ClientConfig, createClient, type StorageDriver } from '@latchkit/core'
import { accountsAtom, connectionsAtom, connectorsAtom } from '@latchkit/core/connection'
import { createMemoryStorage } from '@latchkit/core/storage'
import { onTestFinished } from 'vitest'
import { solanaAdapter } from '../src/solanaAdapter.js'
import type { SolanaAdapter, SolanaAdapterParameters } from '../src/types.js'
import { localNetworks } from './localNetworks.js'

export type OpenPageOptions = Partial<ClientConfig> & {
  readonly rpcUrl?: string | undefined
  readonly adapter?: SolanaAdapterParameters | undefined
}

export type PageState = {
  readonly status: string
  readonly address: string | undefined
  readonly caipNetworkId: string | undefined
  readonly accounts: readonly string[]
  readonly connectors: readonly string[]
  readonly connections: readonly string[]
  readonly current: string | undefined
}

export type Page = {
  readonly client: Client
  readonly adapter: SolanaAdapter
  readonly storage: StorageDriver
  read(): PageState
  /** Settles once the state is as asked; the test's time-out ends it. */
  until(accept: (state: PageState) => boolean): Promise<PageState>
  /** New objects over the same storage, as a reload of the page makes them. */
  reload(options?: OpenPageOptions): Page
}

/** An app with a separate client. */
export function openPage(options: OpenPageOptions = {}): Page {
  const { adapter: parameters, rpcUrl = 'http://127.0.0.1:1', ...rest } = options
  const storage = options.storage ?? createMemoryStorage()
  const adapter = solanaAdapter(parameters)
  const [first, second] = localNetworks(rpcUrl)
  const client = createClient({
    metadata: { name: 'Test' },
    networks: [first.source, second.source],
    ...(rest.networks ? {} : { customRpcUrls: { [second.caipNetworkId]: [rpcUrl] } }),
    logLevel: 'silent',
    ...rest,
    storage,
    adapters: [adapter],
  })
  const { store } = client
  client.start()
  onTestFinished(() => client.destroy())
  const read = (): PageState => {
    const account = store.get(accountsAtom).solana
    return {
      status: account?.status ?? 'none',
      address: account?.address,
      caipNetworkId: account?.caipNetworkId,
      accounts: account?.allAccounts.map(({ address }) => address) ?? [],
      connectors: store.get(connectorsAtom).map(({ id }) => id),
      connections: store.get(connectionsAtom).map(({ connector }) => connector.id),
      current: account?.connector?.id,
    }
  }
  return {
    client,
    adapter,
    storage,
    read,
    until: accept =>
      new Promise(resolve => {
        const check = () => {
          const state = read()
          if (!accept(state)) return
          for (const stop of stops) stop()
          resolve(state)
        }
        const stops = [accountsAtom, connectionsAtom, connectorsAtom].map(atom => store.sub(atom, check))
        check()
      }),
    reload(next) {
      client.destroy()
      return openPage({ ...options, ...next, storage })
    },
  }
}
