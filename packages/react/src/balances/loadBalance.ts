import type { Network } from '@latchkit/core'
import { balanceQueryOptions } from '@latchkit/core/balances'
import type { Latchkit } from '../latchkit/types.js'
import { getBalanceCell } from './getBalanceCell.js'

export type LoadBalanceParameters = {
  address: string
  network: Network
  /** Reads again although the last answer is still fresh. */
  force?: boolean | undefined
}

/** Reads a balance unless a fresh one is known. Never throws: the state tells. */
export async function loadBalance(latchkit: Latchkit, parameters: LoadBalanceParameters): Promise<void> {
  const { force, ...account } = parameters
  const cell = getBalanceCell(latchkit, account)
  const options = balanceQueryOptions(latchkit.client, account)
  if (!force && Date.now() - cell.get().at < options.staleTime) return
  const pending = { ...cell.get(), status: 'pending' as const, at: Date.now() }
  cell.set(pending)
  // A later read, even one of the same millisecond, has the last word.
  const isLast = () => cell.get() === pending
  try {
    const balance = await options.queryFn({})
    if (isLast()) cell.set({ balance, status: 'success', at: pending.at })
  } catch (error) {
    latchkit.client.logger.info('A balance could not be read', { cause: error })
    if (isLast()) cell.set({ ...pending, status: 'error' })
  }
}
