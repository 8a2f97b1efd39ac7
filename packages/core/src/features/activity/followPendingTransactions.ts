import { createOwned } from '../../client/internal.js'
import type { TransactionOutcome } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import { getAdapter } from '../connection/getAdapter.js'
import { networksAtom } from '../networks/start/atoms.js'
import { type PendingTransaction, pendingTransactionsAtom } from './atoms.js'
import { isExpired } from './isExpired.js'
import { endPendingTransaction } from './pendingTransactions.js'
import { refreshAccount } from './refreshAccount.js'

/** Maximum number of transactions that are followed concurrently. */
const limit = 10

/** Hashes of the followed transactions, and a signal that is aborted when the client is destroyed. */
const getFollowed = /*#__PURE__*/ createOwned('activity.followed', () => {
  const controller = new AbortController()
  return {
    hashes: new Set<string>(),
    signal: controller.signal,
    destroy: () => controller.abort(),
  }
})

/**
 * Waits until the latest pending transactions have ended, then removes each of them from the pending transactions, and
 * refetches the tokens and activity of its account. A transaction that was replaced or canceled is in
 * `replacedTransactionsAtom` then. Waits once for each transaction, however often this is called. Calls `onEnded` with
 * each transaction that ends, unless another caller removed it before.
 *
 * @example
 * followPendingTransactions(client, ({ hash }, { status }) => console.info(hash, status))
 */
export function followPendingTransactions(
  client: Client,
  onEnded: (transaction: PendingTransaction, outcome: TransactionOutcome) => void = () => {},
): void {
  const { hashes, signal } = getFollowed(client)
  for (const transaction of client.store.get(pendingTransactionsAtom)) {
    if (hashes.size >= limit) return
    const { hash, chain, address } = transaction
    const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chain)
    if (
      !network ||
      hashes.has(hash) ||
      !client.adapters.some(one => one.namespace === network.chainNamespace)
    )
      continue
    const adapter = getAdapter(client, network.chainNamespace)
    if (!adapter.waitForTransaction) continue
    hashes.add(hash)
    const end = (outcome: TransactionOutcome) => {
      const ended = endPendingTransaction(client, transaction, outcome)
      if (!ended) return
      refreshAccount(client, { network, address, tokens: [] })
      onEnded(ended, outcome)
    }
    adapter
      .waitForTransaction({
        hash,
        network,
        signal,
        getReplacements: () => getReplacements(client, transaction),
      })
      .then(end, error => {
        if (isExpired(error)) return end({ status: 'failed', hash })
        if (!signal.aborted) client.logger.info('It is not known how a transaction ended', { error, hash })
      })
      .finally(() => hashes.delete(hash))
  }
}

/** Hashes of the transactions that were sent to replace a pending one. */
export function getReplacements(
  client: Client,
  { hash, chain }: Pick<PendingTransaction, 'hash' | 'chain'>,
): readonly string[] {
  const pending = client.store.get(pendingTransactionsAtom)
  const found = pending.find(one => one.hash === hash && one.chain === chain)
  return found?.replacements?.map(one => one.hash) ?? []
}

/** Leaves a pending transaction to the caller alone, which announces its outcome, until the returned function is called. */
export function claimPendingTransaction(client: Client, hash: string): () => void {
  const { hashes } = getFollowed(client)
  hashes.add(hash)
  return () => void hashes.delete(hash)
}
