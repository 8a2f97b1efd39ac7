import { createOwned } from '../../client/internal.js'
import type { TransactionOutcome } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { getAdapter } from '../connection/getAdapter.js'
import { claimPendingTransaction, getReplacements } from './followPendingTransactions.js'
import { isExpired } from './isExpired.js'
import { addPendingTransaction, endPendingTransaction } from './pendingTransactions.js'
import { refreshAccount } from './refreshAccount.js'

/** Outcome of a transaction of the app. */
export type SentOutcome = Omit<TransactionOutcome, 'status'> & {
  /** `expired`: no block has the transaction, and none takes it any more. */
  readonly status: TransactionOutcome['status'] | 'expired'
  /** Whether no other listener, such as another tab, has announced it. */
  readonly isNew: boolean
}

/** A signal that is aborted when the client is destroyed. */
export const getEnd = /*#__PURE__*/ createOwned('activity.end', () => {
  const controller = new AbortController()
  return { signal: controller.signal, destroy: () => controller.abort() }
})

/**
 * Keeps a transaction that the app has sent as pending, waits for the chain, and refetches what has changed: the tokens,
 * named by their CAIP-10 ids, and the activity. Resolves to undefined if the outcome is not known. Never rejects.
 */
export async function followSent(
  client: Client,
  {
    hash,
    network,
    address,
    tokens,
  }: {
    readonly hash: string
    readonly network: Network
    /** The sending account. */
    readonly address: string
    readonly tokens: readonly (string | undefined)[]
  },
): Promise<SentOutcome | undefined> {
  const { signal } = getEnd(client)
  const { caipNetworkId: chain } = network
  const end = (outcome: TransactionOutcome) =>
    endPendingTransaction(client, { hash, chain }, outcome) !== undefined
  const release = claimPendingTransaction(client, hash)
  addPendingTransaction(client, { hash, chain, address, sentAt: Date.now() })
  try {
    const adapter = getAdapter(client, network.chainNamespace)
    const outcome = await adapter.waitForTransaction?.({
      hash,
      network,
      signal,
      getReplacements: () => getReplacements(client, { hash, chain }),
    })
    if (!outcome) return undefined
    const isNew = end(outcome)
    refreshAccount(client, { network, address, tokens })
    return { ...outcome, isNew }
  } catch (error) {
    if (isExpired(error)) return { status: 'expired', hash, isNew: end({ status: 'failed', hash }) }
    if (!signal.aborted) client.logger.warn('It is not known how a transaction ended', { error, hash })
    return undefined
  } finally {
    release()
  }
}
