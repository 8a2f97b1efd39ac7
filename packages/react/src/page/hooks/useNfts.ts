'use client'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { Nft } from '@latchkit/core/nfts'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'
import { type InfiniteQueryFields, useLazyInfiniteQuery } from './useLazyQuery.js'

/** When `useNfts` reads. */
export type UseNftsParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The NFTs of an account as an infinite query of TanStack Query has them. */
export type UseNftsReturnType = InfiniteQueryFields<readonly Nft[]> & {
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
  const { config } = useLatchkit().client
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const query = useLazyInfiniteQuery<readonly Nft[]>(
    enabled && address && network && config.gateway
      ? {
          key: `nfts:${network.caipNetworkId}:${address}`,
          observe: client =>
            import('../../connected/observeAccount.js').then(account =>
              account.observeNfts(client, { address, network }),
            ),
        }
      : undefined,
  )
  return { ...query, nfts: query.data, loading: query.isFetching }
}
