import type { Network } from '@latchkit/core'
import { balanceQueryOptions } from '@latchkit/core/balances'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { type BalanceState, balancesAtom, toBalanceKey, unreadBalance } from './atoms.js'

export type LoadBalanceParameters = {
  address: string
  network: Network
  /** Reads again although the last answer is still fresh. */
  force?: boolean | undefined
}

/** Reads a balance unless a fresh one is known. Never throws: the state has the error. */
export async function loadBalance(latchkit: Latchkit, parameters: LoadBalanceParameters): Promise<void> {
  const { force, ...account } = parameters
  const store = getStore(latchkit)
  const key = toBalanceKey(account)
  const read = () => store.get(balancesAtom)[key] ?? unreadBalance
  const write = (state: BalanceState) => store.set(balancesAtom, all => ({ ...all, [key]: state }))
  const options = balanceQueryOptions(latchkit.client, account)
  if (!force && Date.now() - read().at < options.staleTime) return
  const pending = { ...read(), status: 'pending' as const, at: Date.now() }
  write(pending)
  // A later read, even one of the same millisecond, has the last word.
  const isLast = () => read() === pending
  try {
    const balance = await options.queryFn({})
    if (isLast()) write({ balance, status: 'success', at: pending.at })
  } catch (error) {
    latchkit.client.logger.info('A balance could not be read', { cause: error })
    if (isLast()) write({ ...pending, status: 'error' })
  }
}
