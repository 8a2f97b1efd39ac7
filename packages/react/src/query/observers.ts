import type { Balance, Client } from '@latchkit/core'
import { type BalanceQueryParameters, balanceQueryOptions, formatAmount } from '@latchkit/core/balances'
import type { Identity } from '@latchkit/core/names'
import { openQueryClient } from '@latchkit/core/query'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { ObservedQuery } from '../hooks/useLazyQuery.js'
import type { Latchkit } from '../latchkit/types.js'
import { balanceKey, getReaders, type Holder, identityKey, type Shown, shownKey } from './readers.js'

/** What queries are observed with. */
export type Queries = {
  readonly queryClient: QueryClient
  readonly QueryObserver: typeof QueryObserver
  readonly InfiniteQueryObserver: typeof InfiniteQueryObserver
}

/** TanStack Query. Only this module imports it, so that it is one file, which is loaded at first need. */
export function openQueries(client: Client): Queries {
  return { queryClient: openQueryClient(client, QueryClient), QueryObserver, InfiniteQueryObserver }
}

/** Observes a balance in the client's `QueryClient`. */
export function observeBalance(client: Client, parameters: BalanceQueryParameters): ObservedQuery<Balance> {
  const { queryClient } = openQueries(client)
  // The last known balance stays, however long nothing showed it.
  const options = { ...balanceQueryOptions(client, parameters), gcTime: Number.POSITIVE_INFINITY }
  const { queryKey } = options
  return {
    observer: new QueryObserver<Balance, Error, Balance, Balance, typeof queryKey>(queryClient, options),
    getCached: () => queryClient.getQueryData<Balance>(queryKey),
  }
}

/** What a button asks for. */
export type Asked = { readonly balance: boolean | undefined; readonly identity: boolean | undefined }

/**
 * Follows what a button shows of an account, which `getReaders` has by `shownKey`, until the signal is aborted. Calls
 * `onChange` for each change.
 */
export async function followShown(
  latchkit: Latchkit,
  holder: Holder,
  { balance, identity }: Asked,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { client } = latchkit
  const readers = getReaders(latchkit)
  readers.set(shownKey(holder), (): Shown => {
    const balance = readers.get(balanceKey(holder))?.() as Balance | undefined
    const identity = readers.get(identityKey(holder))?.() as Identity | undefined
    return {
      balance,
      // Here, so that what formats amounts is loaded with the first one.
      toAmount: locale => balance && `${formatAmount({ ...balance, locale })} ${balance.symbol}`,
      name: identity?.name,
      avatar: identity?.avatar,
    }
  })
  const follow = <data>({ observer, getCached }: ObservedQuery<data>, key: string) => {
    readers.set(key, getCached)
    if (signal.aborted) return
    signal.addEventListener('abort', observer.subscribe(onChange))
    onChange()
  }
  if (balance) follow(observeBalance(client, holder), balanceKey(holder))
  if (identity) {
    const { observeIdentity } = await import('./observeAccount.js')
    follow(await observeIdentity(client, holder), identityKey(holder))
  }
}
