import type { TransactionReplacement } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { PendingTransaction } from './atoms.js'

/** How a pending transaction can be replaced. */
export type ReplacementOffer = Pick<TransactionReplacement, 'nonce' | 'fees'>

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. */
export type ReplacementQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'replacement', string, string]
  readonly queryFn: (context: {
    readonly signal?: AbortSignal | undefined
  }) => Promise<ReplacementOffer | null>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of how a pending transaction can be replaced: its nonce and the fees of its replacements. `null` if
 * it cannot: the adapter lacks `getReplacement`, the account is not that of a connected wallet, is a smart account, or has a
 * wallet that ignored a nonce before. Fresh for 10 seconds.
 *
 * @example
 * const { data } = useQuery(replacementQueryOptions(client, transaction))
 * if (data) console.info(data.nonce, data.fees.speedUp)
 */
export function replacementQueryOptions(
  client: Client,
  transaction: PendingTransaction,
): ReplacementQueryOptions {
  const { chain, hash, replacements } = transaction
  return {
    // A node keeps the latest of the transactions that have a nonce.
    queryKey: ['latchkit', client.uid, 'replacement', chain, replacements?.at(-1)?.hash ?? hash],
    async queryFn({ signal }) {
      const { readReplacement } = await import('./lazy/replacement.js')
      const found = await readReplacement(client, transaction, signal)
      return found ? { nonce: found.nonce, fees: found.fees } : null
    },
    staleTime: 10_000,
    retry: false,
  }
}
