import type { InfiniteData } from '@tanstack/query-core'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import type { Nft, NftsPage } from './types.js'

/** Parameters of {@link nftsInfiniteQueryOptions}. */
export type NftsQueryParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string
  readonly network: Network
}

/** Options for `useInfiniteQuery`, `InfiniteQueryObserver` or `fetchInfiniteQuery` of TanStack Query 5. */
export type NftsInfiniteQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'nfts', string, string]
  readonly queryFn: (context: {
    readonly pageParam: string | undefined
    readonly signal?: AbortSignal | undefined
  }) => Promise<NftsPage>
  readonly initialPageParam: string | undefined
  readonly getNextPageParam: (
    page: NftsPage,
    pages: readonly NftsPage[],
    param: string | undefined,
    params: readonly (string | undefined)[],
  ) => string | undefined
  readonly select: (data: InfiniteData<NftsPage, string | undefined>) => readonly Nft[]
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the NFTs of an account on a network, in pages. Leaves out NFTs that the gateway classifies as
 * spam. Fresh for 30 seconds.
 *
 * @throws NftsNotServedError `nfts/not-served`
 * @throws NftsUnavailableError `nfts/unavailable`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(nftsInfiniteQueryOptions(client, { address, network }))
 */
export function nftsInfiniteQueryOptions(
  client: Client,
  { address, network }: NftsQueryParameters,
): NftsInfiniteQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'nfts', network.caipNetworkId, address],
    async queryFn({ pageParam, signal }) {
      const { fetchNfts } = await import('./lazy/api.js')
      return fetchNfts(client, { address, network, cursor: pageParam, signal })
    },
    initialPageParam: undefined,
    // Reusing a cursor would repeat a page forever.
    getNextPageParam: ({ next }, _pages, _param, params) =>
      next === null || params.includes(next) ? undefined : next,
    select: mergePages,
    enabled: client.config.gateway !== undefined,
    staleTime: 30_000,
    retry: false,
  }
}

/** One function for all calls: TanStack Query calls `select` again when it changes. */
const mergePages: NftsInfiniteQueryOptions['select'] = ({ pages }) => [
  ...new Map(pages.flatMap(({ nfts }) => nfts).map(nft => [nft.id, nft])).values(),
]
