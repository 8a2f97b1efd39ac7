'use client'
import {
  followPendingTransactions,
  type PendingTransaction,
  pendingTransactionsAtom,
  restorePendingTransactions,
} from '@latchkit/core/activity'
import { refreshTokenBalances } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom, networksAtom } from '@latchkit/core/networks'
import { getQueryClient } from '@latchkit/core/query'
import { useEffect } from 'react'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useToast } from '../../hooks/useToast.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { tabMessages } from './tabMessages.js'

/**
 * The pending transactions of the account that is shown, on its network. They are waited for: each that ends is announced,
 * and what it changed is read again.
 */
export function usePendingTransactions(enabled: boolean): readonly PendingTransaction[] {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const toast = useToast()
  const { address } = useAtomValue(accountAtom)
  const { caipNetworkId } = useAtomValue(networkAtom)
  const pending = useAtomValue(pendingTransactionsAtom)
  useEffect(() => {
    if (enabled) restorePendingTransactions(client)
  }, [client, enabled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more that is pending is a reason to follow again.
  useEffect(() => {
    if (!enabled) return
    followPendingTransactions(client, (transaction, { status }) => {
      const texts = {
        confirmed: 'activity.confirmed',
        failed: 'activity.reverted',
        replaced: 'activity.replaced',
      } as const
      toast.show({ variant: status === 'failed' ? 'error' : 'success', message: t(texts[status]) })
      const network = client.store.get(networksAtom).find(one => one.caipNetworkId === transaction.chain)
      if (!network) return
      refreshTokenBalances(client, { address: transaction.address, network, forceUpdate: ['native'] }).catch(
        error => client.logger.info('The balances could not be read after a transaction', { error }),
      )
      void getQueryClient(client).then(queryClient =>
        queryClient.invalidateQueries({
          queryKey: ['latchkit', client.uid, 'transactions', transaction.chain],
        }),
      )
    })
  }, [client, enabled, pending, toast, t])
  return pending.filter(one => one.address === address && one.chain === caipNetworkId)
}
