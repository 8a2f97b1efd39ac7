import type { Balance } from '@latchkit/core'
import { formatAmount } from '@latchkit/core/balances'
import type { Identity } from '@latchkit/core/names'
import type { ObservedQuery } from '../page/hooks/useLazyQuery.js'
import type { Latchkit } from '../page/latchkit/types.js'
import {
  balanceKey,
  getReaders,
  type Holder,
  identityKey,
  type Shown,
  shownKey,
} from '../page/query/readers.js'
import { observeIdentity } from './observeAccount.js'
import { observeBalance } from './observers.js'

/** Data that a button requests. */
export type Asked = { readonly balance: boolean | undefined; readonly identity: boolean | undefined }

/**
 * Observes the account data that a button shows, stored in `getReaders` by `shownKey`, until the signal is aborted.
 * Calls `onChange` for each change.
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
      // Formats here, so that the formatter of amounts is loaded with the first amount.
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
    follow(await observeIdentity(client, holder), identityKey(holder))
  }
}
