'use client'
import { networkAtom } from '@latchkit/core/networks'
import { usePending } from '../buttons/usePending.js'
import { useAccount } from './useAccount.js'
import { useAtomValue } from './useAtomValue.js'

/**
 * Number of pending transactions of the active account on its network. They are followed while the component is mounted:
 * when one ends, a toast says so. Their code loads with the first account.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const pending = usePendingCount()
 * pending > 0 && <span>{pending} pending</span>
 */
export function usePendingCount(): number {
  const { address } = useAccount()
  const { network } = useAtomValue(networkAtom)
  return usePending(address, network?.caipNetworkId)?.count ?? 0
}
