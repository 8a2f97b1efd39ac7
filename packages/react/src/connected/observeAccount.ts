import type { Client } from '@latchkit/core'
import {
  type Transactions,
  type TransactionsPage,
  type TransactionsQueryParameters,
  transactionsInfiniteQueryOptions,
} from '@latchkit/core/activity'
import {
  listWalletAssets,
  preloadTokenBalances,
  type TokenBalance,
  type TokenBalancesQueryParameters,
  tokenBalancesQueryOptions,
} from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { type Identity, type IdentityQueryParameters, identityQueryOptions } from '@latchkit/core/names'
import { networkAtom, type SupportedChains, supportedChainsQueryOptions } from '@latchkit/core/networks'
import {
  type Nft,
  type NftsPage,
  type NftsQueryParameters,
  nftsInfiniteQueryOptions,
} from '@latchkit/core/nfts'
import { peekQueryClient } from '@latchkit/core/query'
import type { ObservedQuery } from '../page/hooks/useLazyQuery.js'
import { entryAtom, isOpenAtom } from '../page/router/atoms.js'
import { openQueries } from './observers.js'

/** Observes the tokens of an account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeTokenBalances(
  client: Client,
  parameters: TokenBalancesQueryParameters,
): Promise<ObservedQuery<readonly TokenBalance[]>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  // Keeps the last known data, however long it was unobserved.
  const options = { ...tokenBalancesQueryOptions(client, parameters), gcTime: Number.POSITIVE_INFINITY }
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<readonly TokenBalance[]>(options.queryKey),
  }
}

/** Observes the past transactions of an account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeTransactions(
  client: Client,
  parameters: TransactionsQueryParameters,
): Promise<ObservedQuery<Transactions>> {
  const { queryClient, InfiniteQueryObserver } = await loadQueries(client)
  const options = {
    ...transactionsInfiniteQueryOptions(client, parameters),
    gcTime: Number.POSITIVE_INFINITY,
  }
  type Key = typeof options.queryKey
  return {
    observer: new InfiniteQueryObserver<TransactionsPage, Error, Transactions, Key, string | undefined>(
      queryClient,
      options,
    ),
    getCached() {
      const data = queryClient.getQueryData<Parameters<typeof options.select>[0]>(options.queryKey)
      return data && options.select(data)
    },
  }
}

/** Observes the NFTs of an account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeNfts(
  client: Client,
  parameters: NftsQueryParameters,
): Promise<ObservedQuery<readonly Nft[]>> {
  const { queryClient, InfiniteQueryObserver } = await loadQueries(client)
  const options = { ...nftsInfiniteQueryOptions(client, parameters), gcTime: Number.POSITIVE_INFINITY }
  type Key = typeof options.queryKey
  return {
    observer: new InfiniteQueryObserver<NftsPage, Error, readonly Nft[], Key, string | undefined>(
      queryClient,
      options,
    ),
    getCached() {
      const data = queryClient.getQueryData<Parameters<typeof options.select>[0]>(options.queryKey)
      return data && options.select(data)
    },
  }
}

/** Observes which chains the gateway serves. Loads TanStack Query. */
export async function observeSupportedChains(client: Client): Promise<ObservedQuery<SupportedChains>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  const options = supportedChainsQueryOptions(client)
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<SupportedChains>(options.queryKey),
  }
}

/** Observes the name and the image of an account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeIdentity(
  client: Client,
  parameters: IdentityQueryParameters,
): Promise<ObservedQuery<Identity>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  const options = { ...identityQueryOptions(client, parameters), gcTime: Number.POSITIVE_INFINITY }
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<Identity>(options.queryKey),
  }
}

/** Loads the modules of an account's queries ahead of the first query. Sends no requests to the gateway. */
export async function preloadAccountQueries(client: Client): Promise<void> {
  await Promise.all([loadQueries(client), preloadTokenBalances(client)])
}

/**
 * Requests the tokens of the account, and the chains that the gateway serves, in the press that opens a prepared
 * Account, so that the request is pending while the dialog is shown. The observers of the view share it; if the modules
 * are not loaded yet, the observers send it. Returns the stop function.
 */
export function askTokensOnOpening(client: Client): () => void {
  const { store } = client
  return store.sub(isOpenAtom, () => {
    const queryClient = peekQueryClient(client)
    const { address } = store.get(accountAtom)
    const { network } = store.get(networkAtom)
    const isShown = store.get(isOpenAtom) && store.get(entryAtom)?.view === 'Account'
    if (!queryClient || !isShown || !address || !network) return
    if (client.config.gateway) queryClient.prefetchQuery(supportedChainsQueryOptions(client))
    queryClient.prefetchQuery(tokenBalancesQueryOptions(client, { address, network }))
  })
}

async function loadQueries(client: Client) {
  return openQueries(client)
}

/** Lists the assets of an embedded wallet's account. A separate module would add a file to each app. */
export const listAssets = (...asked: Parameters<typeof listWalletAssets>) => listWalletAssets(...asked)
