import type { Network } from '@latchkit/core'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { type Cell, createCell } from '../state/createCell.js'
import type { BalanceState } from './types.js'

/** What is known of an account's balance on a network. */
export function getBalanceCell(
  latchkit: Latchkit,
  { address, network }: { address: string; network: Network },
): Cell<BalanceState> {
  const { runtime } = getInternals(latchkit)
  runtime.balances ??= new Map()
  const key = `${network.caipNetworkId}:${address}`
  const known = runtime.balances.get(key)
  if (known) return known
  const cell = createCell<BalanceState>({ balance: undefined, status: 'pending', at: 0 })
  runtime.balances.set(key, cell)
  return cell
}
