'use client'
import {
  followPendingTransactions,
  type PendingTransaction,
  pendingTransactionsAtom,
  type ReplacedTransaction,
  replacedTransactionsAtom,
  restorePendingTransactions,
} from '@latchkit/core/activity'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect, useMemo } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { announceEnded } from '../../shared/toasts/announceEnded.js'

/**
 * The pending transactions of the account that is shown, on its network. They are waited for: each that ends is announced.
 */
export function usePendingTransactions(enabled: boolean): readonly PendingTransaction[] {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { address } = useAtomValue(accountAtom)
  const { caipNetworkId } = useAtomValue(networkAtom)
  const pending = useAtomValue(pendingTransactionsAtom)
  useEffect(() => {
    if (enabled) restorePendingTransactions(client)
  }, [client, enabled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more that is pending is a reason to follow again.
  useEffect(() => {
    if (enabled) followPendingTransactions(client, (...ended) => announceEnded(latchkit, ...ended))
  }, [latchkit, client, enabled, pending])
  return pending.filter(one => one.address === address && one.chain === caipNetworkId)
}

/** Transactions of the account that is shown, on its network, that were replaced or canceled. */
export function useReplacedTransactions(): readonly ReplacedTransaction[] {
  const { address } = useAtomValue(accountAtom)
  const { caipNetworkId } = useAtomValue(networkAtom)
  const replaced = useAtomValue(replacedTransactionsAtom)
  return useMemo(
    () => replaced.filter(one => one.address === address && one.chain === caipNetworkId),
    [replaced, address, caipNetworkId],
  )
}
