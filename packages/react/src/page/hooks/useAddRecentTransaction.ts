'use client'
import type { NetworkReference } from '@latchkit/core'
import { addPendingTransaction, followPendingTransactions } from '@latchkit/core/activity'
import { accountsAtom, importWithRetry } from '@latchkit/core/connection'
import { networkAtom, networksAtom } from '@latchkit/core/networks'
import { useCallback } from 'react'
import type { Latchkit } from '../latchkit/types.js'
import { useLatchkit } from './useLatchkit.js'

/** A transaction that the app has sent. */
export type AddRecentTransactionParameters = {
  /** In the format of the chain: hex with `0x` on eip155, base58 on Solana. */
  readonly hash: string
  /** Description such as `Mint an NFT`, truncated to 100 characters. */
  readonly description?: string | undefined
  /** Network of the transaction. Default: the current network. */
  readonly network?: NetworkReference | undefined
  /** The account that sent it. Default: the connected account of that network's namespace. */
  readonly address?: string | undefined
}

/**
 * Adds a transaction that the app has sent to the pending transactions: the activity of the modal lists it, a button
 * with `showPending` counts it, and a toast shows its result, also in another tab or after a reload. Transactions that
 * the modal sends are added automatically. Adds nothing while no account is connected in that namespace.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const addRecentTransaction = useAddRecentTransaction()
 * const hash = await writeContractAsync(request)
 * addRecentTransaction({ hash, description: 'Mint an NFT' })
 */
export function useAddRecentTransaction(): (transaction: AddRecentTransactionParameters) => void {
  const latchkit = useLatchkit()
  return useCallback(transaction => add(latchkit, transaction), [latchkit])
}

function add(latchkit: Latchkit, transaction: AddRecentTransactionParameters): void {
  const { client } = latchkit
  const { get } = client.store
  const { hash, description } = transaction
  const wanted = transaction.network ?? get(networkAtom).caipNetworkId
  const id = typeof wanted === 'object' ? wanted.id : wanted
  const network = get(networksAtom).find(one => one.caipNetworkId === id || one.id === id)
  const address = transaction.address ?? (network && get(accountsAtom)[network.chainNamespace]?.address)
  if (!network || !address) {
    client.logger.warn('A transaction is not added: no account is connected on its network', { hash })
    return
  }
  addPendingTransaction(client, {
    hash,
    chain: network.caipNetworkId,
    address,
    sentAt: Date.now(),
    ...(description && { description: description.slice(0, 100) }),
  })
  followPendingTransactions(client, (...ended) => {
    importWithRetry(() => import('../../shared/toasts/announceEnded.js')).then(
      ({ announceEnded }) => announceEnded(latchkit, ...ended),
      (error: unknown) => client.logger.warn('The end of a transaction is not announced', { error }),
    )
  })
}
