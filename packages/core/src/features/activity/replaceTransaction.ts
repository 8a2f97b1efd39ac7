import type { ReplacementKind } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { PendingTransaction } from './atoms.js'

/** Parameters of {@link replaceTransaction}. */
export type ReplaceTransactionParameters = {
  readonly transaction: PendingTransaction
  readonly kind: ReplacementKind
}

/**
 * Requests from the wallet a transaction that replaces a pending one, with its nonce and a higher fee: the same transaction,
 * or to cancel it a transfer of nothing to the sender itself. Resolves to its hash when the wallet has broadcast it. The
 * pending transaction is followed as before: its outcome says which of the two is on the chain. `outcome` of a transfer and
 * `followPendingTransactions` report it.
 *
 * A wallet that ignores the nonce sends a second transaction: it becomes a pending transaction too, and
 * `activity/nonce-ignored` is thrown. `replacementQueryOptions` then returns `null` for transactions of that wallet.
 *
 * @throws ReplacementError `activity/not-replaceable`
 * @throws ReplacementError `activity/nonce-ignored`
 * @throws ReplacementError `activity/replacement-failed`
 *
 * @example
 * const [transaction] = client.store.get(pendingTransactionsAtom)
 * if (transaction) await replaceTransaction(client, { transaction, kind: 'speedUp' })
 */
export async function replaceTransaction(
  client: Client,
  parameters: ReplaceTransactionParameters,
): Promise<string> {
  const { sendReplacement } = await import('./lazy/replacement.js')
  return sendReplacement(client, parameters)
}
