import { InfiniteQueryObserver, QueryObserver } from '@tanstack/query-core'
import { vi } from 'vitest'
import type { ClientConfig } from '../src/client/config.js'
import { createClient } from '../src/client/createClient.js'
import {
  walletHighlightsQueryOptions,
  walletSearchInfiniteQueryOptions,
  walletsInfiniteQueryOptions,
} from '../src/features/wallets/queries.js'
import { getQueryClient } from '../src/query/getQueryClient.js'
import type { Client } from '../src/types/client.js'
import { type DirectoryServer, directoryRows, startDirectory } from './directoryServer.js'

/** A network with this id. */
export const chain = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})

/** A directory of 150 wallets, and clients that end with it. */
export async function startDirectoryHarness() {
  const server: DirectoryServer = await startDirectory(directoryRows(150))
  const clients: Client[] = []
  return {
    server,
    setUp(config: Partial<ClientConfig> = {}): Client {
      const client = createClient({
        metadata: { name: 'App' },
        networks: [chain(1)],
        gateway: { url: server.url },
        logLevel: 'silent',
        ...config,
      })
      clients.push(client)
      return client
    },
    async close() {
      for (const client of clients) client.destroy()
      await server.close()
    },
  }
}

/** Ids of wallets. */
export const ids = (wallets: readonly { readonly id: string }[] = []) => wallets.map(({ id }) => id)

/** As a view does: the first page is requested at once, further ones by `loadMore`. */
export async function watchPages(client: Client) {
  const observer = new InfiniteQueryObserver(
    await getQueryClient(client),
    walletsInfiniteQueryOptions(client),
  )
  observer.subscribe(() => {})
  return {
    observer,
    loadMore: () => observer.fetchNextPage({ cancelRefetch: false }),
    state: () => observer.getCurrentResult(),
    wallets: () => observer.getCurrentResult().data?.wallets ?? [],
  }
}

/** As the first list does: asked for at once. */
export async function watchHighlights(client: Client) {
  const observer = new QueryObserver(await getQueryClient(client), walletHighlightsQueryOptions(client))
  observer.subscribe(() => {})
  return {
    load: () => observer.refetch({ cancelRefetch: false }),
    state: () => observer.getCurrentResult(),
    wallets: () => observer.getCurrentResult().data?.wallets ?? [],
  }
}

/** One input field: another query takes the place of the first. */
export async function watchSearch(client: Client, query: string) {
  const options = (query: string) => walletSearchInfiniteQueryOptions(client, { query })
  const observer = new InfiniteQueryObserver(await getQueryClient(client), options(query))
  observer.subscribe(() => {})
  return {
    observer,
    type: (query: string) => observer.setOptions(options(query)),
    settled: () => observer.refetch({ cancelRefetch: false }),
    /** The person stopped typing, and the directory answered. */
    async answered() {
      const settled = observer.refetch({ cancelRefetch: false })
      await vi.advanceTimersByTimeAsync(300)
      await settled
    },
    state: () => observer.getCurrentResult(),
    wallets: () => observer.getCurrentResult().data?.wallets ?? [],
  }
}
