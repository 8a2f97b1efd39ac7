import type { Client } from '@latchkit/core'
import {
  walletHighlightsQueryOptions,
  walletSearchInfiniteQueryOptions,
  walletsInfiniteQueryOptions,
} from '@latchkit/core/wallets'
import type { Queries } from '../../connected/observers.js'
import { createSlot } from '../../page/latchkit/setup.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getStore } from '../../page/provider/getStore.js'
import {
  type DirectoryWallets,
  emptyDirectory,
  walletHighlightsAtom,
  walletPagesAtom,
  walletSearchAtom,
} from '../../page/query/atoms.js'

/** The observers of the directory's queries. They write their results to the atoms of `query/atoms.ts`. */
export type DirectoryObservers = {
  /** Requests the next page, or repeats a failed page. Joins a request that is under way. */
  loadMore(): void
  /** Requests the highlights unless they are fresh. */
  loadHighlights(): void
  /** Searches for `query`, also again after a failure. Returns a function that ends the search. */
  search(query: string): () => void
}

type Result = {
  readonly data: Pick<DirectoryWallets, 'wallets' | 'count'> | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly hasNextPage?: boolean
}

type Slot = { queryClient?: Queries['queryClient']; observers?: DirectoryObservers }
const getSlot = /*#__PURE__*/ createSlot((): Slot => ({}))

/** Observes the directory in the client's `QueryClient`. Loads TanStack Query. */
export async function observeDirectory(latchkit: Latchkit): Promise<DirectoryObservers> {
  const { openQueries } = await import('../../connected/observers.js')
  const queries = openQueries(latchkit.client)
  const slot = getSlot(latchkit)
  // A client that starts again has another `QueryClient`.
  if (slot.queryClient !== queries.queryClient || !slot.observers) {
    slot.queryClient = queries.queryClient
    slot.observers = createObservers(latchkit.client, queries)
  }
  return slot.observers
}

function createObservers(
  client: Client,
  { queryClient, InfiniteQueryObserver, QueryObserver }: Queries,
): DirectoryObservers {
  const store = getStore({ client })
  const pages = new InfiniteQueryObserver(queryClient, walletsInfiniteQueryOptions(client))
  const highlights = new QueryObserver(queryClient, walletHighlightsQueryOptions(client))
  const writePages = () => store.set(walletPagesAtom, toWallets(pages.getCurrentResult()))
  const writeHighlights = () => store.set(walletHighlightsAtom, toWallets(highlights.getCurrentResult()))
  return {
    loadMore() {
      // The networks may be others than those of the page before.
      pages.setOptions(walletsInfiniteQueryOptions(client))
      if (!pages.hasListeners()) pages.subscribe(writePages)
      void pages.fetchNextPage({ cancelRefetch: false })
      writePages()
    },
    loadHighlights() {
      // The app may have featured other wallets meanwhile.
      highlights.setOptions(walletHighlightsQueryOptions(client))
      if (!highlights.hasListeners()) highlights.subscribe(writeHighlights)
      if (highlights.getCurrentResult().isStale) void highlights.refetch({ cancelRefetch: false })
      writeHighlights()
    },
    search(query) {
      const options = walletSearchInfiniteQueryOptions(client, { query })
      const found = new InfiniteQueryObserver(queryClient, options)
      const writeFound = () => store.set(walletSearchAtom, { ...toWallets(found.getCurrentResult()), query })
      const stop = found.subscribe(writeFound)
      writeFound()
      return stop
    },
  }
}

function toWallets({ data, error, isFetching, hasNextPage = false }: Result): DirectoryWallets {
  return {
    ...emptyDirectory,
    ...(data && { wallets: data.wallets, count: data.count, hasMore: hasNextPage }),
    loading: isFetching,
    error: isFetching ? undefined : (error ?? undefined),
  }
}
