import { isCaipNetworkId } from '../../caip/isCaipNetworkId.js'
import { createOwned, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { type PendingTransaction, pendingTransactionsAtom } from './atoms.js'

/** Maximum number of stored pending transactions of an account. */
const limit = 99

const getWatch = /*#__PURE__*/ createOwned('activity.watch', client => {
  const stop = client.storage.watch?.(storageKey(client), text => show(client, read(client, text)))
  return { destroy: () => stop?.() }
})

/**
 * Reads the pending transactions from storage into `pendingTransactionsAtom`, and follows changes by other tabs from then
 * on. Invalid values are ignored.
 *
 * @example
 * restorePendingTransactions(client)
 */
export function restorePendingTransactions(client: Client): readonly PendingTransaction[] {
  getWatch(client)
  const restored = read(client, client.storage.get(storageKey(client)))
  show(client, restored)
  return restored
}

/**
 * Stores a transaction as pending, once. Keeps at most 99 of an account; drops the oldest.
 *
 * @example
 * addPendingTransaction(client, { hash, chain: 'eip155:1', address, sentAt: Date.now() })
 */
export function addPendingTransaction(client: Client, transaction: PendingTransaction): void {
  // Read again, since another tab may have added one.
  const others = restorePendingTransactions(client).filter(known => !isSame(known, transaction))
  write(client, [transaction, ...others])
}

/**
 * Stores that a transaction has ended. Returns false if another caller, or another tab, has done so before: the caller that
 * gets true shows the notice.
 *
 * @example
 * removePendingTransaction(client, { hash, chain: 'eip155:1' })
 */
export function removePendingTransaction(
  client: Client,
  transaction: Pick<PendingTransaction, 'hash' | 'chain'>,
): boolean {
  const known = restorePendingTransactions(client)
  const left = known.filter(one => !isSame(one, transaction))
  if (left.length === known.length) return false
  write(client, left)
  return true
}

function isSame(
  a: Pick<PendingTransaction, 'hash' | 'chain'>,
  b: Pick<PendingTransaction, 'hash' | 'chain'>,
): boolean {
  return a.hash === b.hash && a.chain === b.chain
}

const storageKey = ({ config }: Client) => `${config.storageKey}.pendingTransactions`

function show(client: Client, transactions: readonly PendingTransaction[]): void {
  getStore(client).set(pendingTransactionsAtom, transactions)
}

function write(client: Client, transactions: readonly PendingTransaction[]): void {
  const kept = limitEach(transactions)
  show(client, kept)
  client.storage.set(storageKey(client), JSON.stringify(kept))
}

/** The latest of each account. */
function limitEach(transactions: readonly PendingTransaction[]): readonly PendingTransaction[] {
  const counts = new Map<string, number>()
  return [...transactions]
    .sort((a, b) => b.sentAt - a.sentAt)
    .filter(({ address }) => {
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return count <= limit
    })
}

function read(client: Client, text: string | undefined): readonly PendingTransaction[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    client.logger.warn('The pending transactions in storage cannot be read. They count as none.')
  }
  const isPending = (one: Partial<PendingTransaction> | null): one is PendingTransaction =>
    typeof one?.hash === 'string' &&
    /^[0-9a-zA-Z]{1,100}$/.test(one.hash) &&
    isCaipNetworkId(one.chain) &&
    typeof one.address === 'string' &&
    (one.description === undefined || isDescription(one.description)) &&
    Number.isFinite(one.sentAt)
  return limitEach((Array.isArray(stored) ? stored : []).filter(isPending))
}

const isDescription = (value: unknown) => typeof value === 'string' && value.length <= 100
