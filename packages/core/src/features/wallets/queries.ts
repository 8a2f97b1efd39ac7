import type { InfiniteData, QueryFunctionContext } from '@tanstack/query-core'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'
import { builtInWallets } from './builtInWallets.js'
import { type DirectoryPage, delay, directoryChains, fetchDirectory, mergeWallets } from './fetchDirectory.js'
import { loadDirectory } from './loadDirectory.js'
import { recentWalletsAtom } from './recentWallets.js'
import { searchWallets } from './searchWallets.js'
import type { KnownWallet } from './types.js'
import { matchesWallet } from './walletIds.js'

/** Rows of a page. */
const pageSize = 40
/** Maximum number of wallets in a search. */
const searchLimit = 100
/** Maximum number of featured or recommended wallets. */
const highlightLimit = 4
/** Milliseconds without further input before the request to the directory. */
const searchDelay = 300

/** The requested page of the directory. */
export type DirectoryPageParam = { readonly page: number; readonly byNamespace: boolean }

/** Wallets of the directory. */
export type DirectoryWallets = {
  /** In the directory's order, each wallet once. */
  readonly wallets: readonly KnownWallet[]
  /** Number of wallets in the directory; undefined if not known. */
  readonly count: number | undefined
}

type DirectoryKey = readonly ['latchkit', string, 'wallets' | 'walletSearch', string, string]

type DirectoryQueryOptions = {
  readonly queryKey: DirectoryKey
  readonly queryFn: (
    context: QueryFunctionContext<DirectoryKey, DirectoryPageParam>,
  ) => Promise<DirectoryPage>
  readonly initialPageParam: DirectoryPageParam
  readonly getNextPageParam: (
    page: DirectoryPage,
    pages: readonly DirectoryPage[],
    param: DirectoryPageParam,
  ) => DirectoryPageParam | undefined
  readonly select: (data: InfiniteData<DirectoryPage, DirectoryPageParam>) => DirectoryWallets
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly retry: false
}

/** Options for `useInfiniteQuery`, `InfiniteQueryObserver` or `fetchInfiniteQuery` of TanStack Query 5. */
export type WalletsInfiniteQueryOptions = DirectoryQueryOptions & { readonly gcTime: number }

/** Options for `useInfiniteQuery`, `InfiniteQueryObserver` or `fetchInfiniteQuery` of TanStack Query 5. */
export type WalletSearchInfiniteQueryOptions = DirectoryQueryOptions & {
  readonly placeholderData: () => InfiniteData<DirectoryPage, DirectoryPageParam>
}

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. */
export type WalletHighlightsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'walletHighlights', string]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<DirectoryWallets>
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly gcTime: number
  readonly retry: false
}

const firstPage: DirectoryPageParam = { page: 1, byNamespace: false }

/**
 * Options for the wallets of the directory that support the client's networks, in pages of 40. Other networks are another
 * query: their pages do not belong together. `fetchNextPage` or `refetch` retries a failed page.
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(walletsInfiniteQueryOptions(client), queryClient)
 */
export function walletsInfiniteQueryOptions(client: Client): WalletsInfiniteQueryOptions {
  const chains = directoryChains(client)
  return {
    ...directoryOptions(client),
    queryKey: ['latchkit', client.uid, 'wallets', chains.join(), chosenIds(client)],
    queryFn: ({ pageParam, signal }) =>
      logFailure(client, signal, 'A page of the wallet directory could not be loaded', () =>
        fetchDirectory(client, { ...pageParam, entries: pageSize, chains, signal }),
      ),
    getNextPageParam: ({ count = 0, byNamespace }, _pages, { page }) =>
      page * pageSize < count ? { page: page + 1, byNamespace } : undefined,
    gcTime: Number.POSITIVE_INFINITY,
  }
}

/** Parameters of {@link walletSearchInfiniteQueryOptions}. */
export type WalletSearchParameters = {
  /** Part of a name. */
  readonly query: string
}

/**
 * Options for a search of the directory, regardless of the networks, with 100 wallets at most. Waits 300 ms before the
 * request to the directory, so that a query that is replaced meanwhile sends none; after a failure there is no delay. Until
 * the response, the data is the result of `searchLoadedWallets`. Off while `query` is empty.
 *
 * @example
 * const { data } = useInfiniteQuery(walletSearchInfiniteQueryOptions(client, { query: 'meta' }), queryClient)
 */
export function walletSearchInfiniteQueryOptions(
  client: Client,
  parameters: WalletSearchParameters,
): WalletSearchInfiniteQueryOptions {
  const query = parameters.query.trim()
  const options = directoryOptions(client)
  return {
    ...options,
    queryKey: ['latchkit', client.uid, 'walletSearch', query, chosenIds(client)],
    queryFn: ({ client: queryClient, queryKey, signal }) =>
      logFailure(client, signal, 'The wallet directory could not be searched', async () => {
        if (!queryClient.getQueryState(queryKey)?.errorUpdateCount) await delay(searchDelay, signal)
        return fetchDirectory(client, { search: query, entries: searchLimit, signal })
      }),
    getNextPageParam: () => undefined,
    placeholderData: () => ({
      pages: [{ wallets: searchLoadedWallets(client, { query }), count: undefined, byNamespace: false }],
      pageParams: [firstPage],
    }),
    enabled: options.enabled && query !== '',
  }
}

/**
 * Options for the wallets of the first list: the first four that the app features, else the four that the directory
 * recommends for the client's networks, and the last used wallets that the built-in list does not have. `count` is known if
 * the directory recommends.
 *
 * @example
 * const { data } = useQuery(walletHighlightsQueryOptions(client), queryClient)
 */
export function walletHighlightsQueryOptions(client: Client): WalletHighlightsQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'walletHighlights', chosenIds(client)],
    queryFn: ({ signal }) =>
      logFailure(client, signal, 'The featured wallets could not be loaded', async () => {
        const [{ wallets, count }, recent] = await Promise.all([
          fetchBest(client, signal),
          fetchRecent(client, signal),
        ])
        return { wallets: mergeWallets(wallets, recent), count }
      }),
    enabled: client.config.gateway !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}

/**
 * Returns the wallets with that name among the loaded pages and highlights. Data of a search until the directory answers,
 * and after a failure.
 *
 * @example
 * searchLoadedWallets(client, { query: 'meta' })
 */
export function searchLoadedWallets(
  client: Client,
  { query }: WalletSearchParameters,
): readonly KnownWallet[] {
  const queryClient = peekQueryClient(client)
  const { queryKey } = walletsInfiniteQueryOptions(client)
  const pages = queryClient?.getQueryData<InfiniteData<DirectoryPage>>(queryKey)?.pages ?? []
  const highlights = queryClient?.getQueryData<DirectoryWallets>(
    walletHighlightsQueryOptions(client).queryKey,
  )
  const loaded = mergeWallets(...pages.map(({ wallets }) => wallets), highlights?.wallets ?? [])
  return searchWallets(loaded, query)
}

function directoryOptions(client: Client) {
  return {
    initialPageParam: firstPage,
    select: ({ pages }: InfiniteData<DirectoryPage, DirectoryPageParam>): DirectoryWallets => ({
      wallets: mergeWallets(...pages.map(({ wallets }) => wallets)),
      count: pages.at(-1)?.count,
    }),
    enabled: client.config.gateway !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  } as const
}

async function logFailure<value>(
  client: Client,
  signal: AbortSignal,
  message: string,
  load: () => Promise<value>,
): Promise<value> {
  try {
    return await load()
  } catch (error) {
    if (!signal.aborted) client.logger.warn(message, { error })
    throw error
  }
}

/** Ids of the wallets that the app chose, which `updateOptions` may change: other ids are another query. */
function chosenIds({ config }: Client): string {
  const { includeWalletIds = ['*'], excludeWalletIds = [], featuredWalletIds = [] } = config
  return [includeWalletIds, excludeWalletIds, featuredWalletIds].map(ids => ids.join()).join(';')
}

async function fetchBest(client: Client, signal: AbortSignal): Promise<DirectoryWallets> {
  const featured = client.config.featuredWalletIds?.slice(0, highlightLimit) ?? []
  const entries = highlightLimit
  if (featured.length === 0)
    return fetchDirectory(client, { entries, chains: directoryChains(client), signal })
  const { wallets } = await fetchDirectory(client, { entries, include: featured, signal })
  const rank = (wallet: KnownWallet) => featured.findIndex(id => matchesWallet(wallet, id))
  return { wallets: [...wallets].sort((a, b) => rank(a) - rank(b)), count: undefined }
}

async function fetchRecent(client: Client, signal: AbortSignal): Promise<readonly KnownWallet[]> {
  const unknown = client.store
    .get(recentWalletsAtom)
    .filter(id => !builtInWallets.some(wallet => matchesWallet(wallet, id)))
  if (unknown.length === 0) return []
  const { excludeWalletIds: exclude } = client.config
  const { fetchWallets } = await loadDirectory()
  return (await fetchWallets(client, { include: unknown, exclude, entries: unknown.length, signal })).wallets
}
