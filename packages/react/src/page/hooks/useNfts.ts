'use client'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { type Nft, nftsInfiniteQueryOptions } from '@latchkit/core/nfts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientInfiniteQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** When `useNfts` reads. */
export type UseNftsParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The infinite query of the NFTs of an account. */
export type UseNftsReturnType = UseInfiniteQueryResult<readonly Nft[]> & {
  /** Those of the pages so far, each once; the same as `data`. */
  readonly nfts: readonly Nft[] | undefined
  readonly loading: boolean
}

/**
 * The NFTs that the connected account has on the current network, in pages. Nothing is requested without a gateway.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { nfts, fetchNextPage, hasNextPage } = useNfts()
 */
export function useNfts({ enabled = true }: UseNftsParameters = {}): UseNftsReturnType {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const query = useClientInfiniteQuery(
    enabled && address && network && client.config.gateway
      ? // Keeps the last known NFTs, however long they were unobserved.
        { ...nftsInfiniteQueryOptions(client, { address, network }), gcTime: Number.POSITIVE_INFINITY }
      : undefined,
  )
  return { ...query, nfts: query.data, loading: query.isFetching }
}
