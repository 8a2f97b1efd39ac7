import type { TransactionOutcome } from '@latchkit/core'
import type { PendingTransaction } from '@latchkit/core/activity'
import { refreshTokenBalances } from '@latchkit/core/balances'
import { networksAtom } from '@latchkit/core/networks'
import { getQueryClient } from '@latchkit/core/query'
import { endedTransactionMessages } from '../i18n/en/endedTransaction.js'
import { getText } from '../i18n/getText.js'
import type { Latchkit } from '../latchkit/types.js'
import { showToast } from './showToast.js'

const texts = {
  confirmed: 'activity.confirmed',
  failed: 'activity.reverted',
  replaced: 'activity.replaced',
} as const

/** Says how a pending transaction ended, and has what it changed read again. */
export function announceEnded(
  latchkit: Latchkit,
  { address, chain }: PendingTransaction,
  { status }: TransactionOutcome,
): void {
  const { client } = latchkit
  showToast(latchkit, {
    variant: status === 'failed' ? 'error' : 'success',
    message: getText(latchkit, endedTransactionMessages, texts[status]),
  })
  const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
  if (!network) return
  refreshTokenBalances(client, { address, network, forceUpdate: ['native'] }).catch(error =>
    client.logger.info('The balances could not be read after a transaction', { error }),
  )
  void getQueryClient(client).then(queryClient =>
    queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, 'transactions', chain] }),
  )
}
