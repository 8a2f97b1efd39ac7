import type { Balance } from '@latchkit/core'
import { balanceQueryOptions, formatAmount, getShownToken } from '@latchkit/core/balances'
import { optionsVersionAtom } from '@latchkit/core/features'
import { type Identity, identityQueryOptions } from '@latchkit/core/names'
import type { Latchkit } from '../page/latchkit/types.js'
import { getReaders, type Holder, type Shown, shownKey } from '../page/query/readers.js'
import { openQueries } from './observers.js'

/** Data that a button requests. */
export type Asked = { readonly balance: boolean | undefined; readonly identity: boolean | undefined }

/**
 * Observes the account data that a button shows, stored in `getReaders` by `shownKey`, until the signal is aborted.
 * Calls `onChange` for each change.
 */
export function followShown(
  latchkit: Latchkit,
  holder: Holder,
  asked: Asked,
  onChange: () => void,
  signal: AbortSignal,
): void {
  const { client } = latchkit
  const { queryClient, QueryObserver } = openQueries(client)
  // Keeps the last known data, however long it was unobserved.
  const gcTime = Number.POSITIVE_INFINITY
  const getBalanceOptions = () => ({
    ...balanceQueryOptions(client, { ...holder, token: getShownToken(client, holder.network) }),
    gcTime,
  })
  const identityOptions = { ...identityQueryOptions(client, holder), gcTime }
  getReaders(latchkit).set(shownKey(holder), (): Shown => {
    const balance = queryClient.getQueryData<Balance>(getBalanceOptions().queryKey)
    const identity = queryClient.getQueryData<Identity>(identityOptions.queryKey)
    return {
      balance,
      // Formats here, so that the formatter of amounts is loaded with the first amount.
      toAmount: locale => balance && `${formatAmount({ ...balance, locale })} ${balance.symbol}`,
      name: identity?.name,
      avatar: identity?.avatar,
    }
  })
  if (signal.aborted) return
  const stops: (() => void)[] = []
  if (asked.balance) {
    const observer = new QueryObserver(queryClient, getBalanceOptions())
    stops.push(
      observer.subscribe(onChange),
      client.store.sub(optionsVersionAtom, () => observer.setOptions(getBalanceOptions())),
    )
  }
  if (asked.identity) stops.push(new QueryObserver(queryClient, identityOptions).subscribe(onChange))
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  onChange()
}
