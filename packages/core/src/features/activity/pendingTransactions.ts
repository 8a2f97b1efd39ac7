import { isCaipNetworkId } from '../../caip/isCaipNetworkId.js'
import { createOwned, getStore } from '../../client/internal.js'
import type { TransactionOutcome } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import {
  type PendingTransaction,
  pendingTransactionsAtom,
  type ReplacedTransaction,
  type Replacement,
  replacedTransactionsAtom,
} from './atoms.js'

/** Maximum number of stored transactions of an account: pending ones, and replaced ones. */
const limits = { pending: 99, replaced: 20 } as const

type Place = Pick<PendingTransaction, 'hash' | 'chain'>
type Stored = PendingTransaction | ReplacedTransaction

const getWatch = /*#__PURE__*/ createOwned('activity.watch', client => {
  const stop = client.storage.watch?.(storageKey(client), text => show(client, read(client, text)))
  return { destroy: () => stop?.() }
})

/**
 * Reads the pending transactions from storage into `pendingTransactionsAtom`, the replaced ones into
 * `replacedTransactionsAtom`, and follows changes by other tabs from then on. Invalid values are ignored. Returns the
 * pending ones.
 *
 * @example
 * restorePendingTransactions(client)
 */
export function restorePendingTransactions(client: Client): readonly PendingTransaction[] {
  return restore(client).filter(one => !isReplaced(one))
}

/**
 * Stores a transaction as pending, once. Keeps at most 99 of an account; drops the oldest.
 *
 * @example
 * addPendingTransaction(client, { hash, chain: 'eip155:1', address, sentAt: Date.now() })
 */
export function addPendingTransaction(client: Client, transaction: PendingTransaction): void {
  // Read again, since another tab may have added one.
  const others = restore(client).filter(known => !isSame(known, transaction))
  write(client, [transaction, ...others])
}

/**
 * Stores that a transaction has ended. Returns false if another caller, or another tab, has done so before: the caller that
 * gets true shows the notice.
 *
 * @example
 * removePendingTransaction(client, { hash, chain: 'eip155:1' })
 */
export function removePendingTransaction(client: Client, transaction: Place): boolean {
  return change(client, transaction, () => undefined) !== undefined
}

/**
 * Stores the outcome of a transaction: it is no longer pending, and stays in the list if another one took its place.
 * Returns it; undefined if it has ended before.
 */
export function endPendingTransaction(
  client: Client,
  transaction: Place,
  { status, hash }: TransactionOutcome,
): PendingTransaction | undefined {
  return change(client, transaction, known =>
    status === 'replaced' || status === 'cancelled'
      ? { ...known, outcome: { status, hash, endedAt: Date.now() } }
      : undefined,
  )
}

/** Stores that a transaction was sent to replace a pending one. */
export function addReplacement(client: Client, transaction: Place, replacement: Replacement): void {
  change(client, transaction, known => ({
    ...known,
    replacements: [...(known.replacements ?? []), replacement],
  }))
}

/** Replaces a pending transaction in storage, or removes it. Returns the former one; undefined if it is not pending. */
function change(
  client: Client,
  transaction: Place,
  update: (known: PendingTransaction) => Stored | undefined,
): PendingTransaction | undefined {
  const stored = restore(client)
  const found = stored.find(one => isSame(one, transaction) && !isReplaced(one))
  if (!found) return undefined
  write(
    client,
    stored.flatMap(one => (one === found ? (update(found) ?? []) : [one])),
  )
  return found
}

function isSame(a: Place, b: Place): boolean {
  return a.hash === b.hash && a.chain === b.chain
}

const isReplaced = (one: Stored): one is ReplacedTransaction => 'outcome' in one && one.outcome !== undefined

const storageKey = ({ config }: Client) => `${config.storageKey}.pendingTransactions`

function restore(client: Client): readonly Stored[] {
  getWatch(client)
  const restored = read(client, client.storage.get(storageKey(client)))
  show(client, restored)
  return restored
}

function show(client: Client, transactions: readonly Stored[]): void {
  const store = getStore(client)
  const pending = transactions.filter(one => !isReplaced(one))
  // Another empty list would render the views of the account again.
  store.set(pendingTransactionsAtom, known => (known.length || pending.length ? pending : known))
  store.set(replacedTransactionsAtom, transactions.filter(isReplaced))
}

function write(client: Client, transactions: readonly Stored[]): void {
  const kept = limitEach(transactions)
  show(client, kept)
  client.storage.set(storageKey(client), JSON.stringify(kept))
}

/** The latest of each account. */
function limitEach(transactions: readonly Stored[]): readonly Stored[] {
  const counts = new Map<string, number>()
  return [...transactions]
    .sort((a, b) => b.sentAt - a.sentAt)
    .filter(one => {
      const kind = isReplaced(one) ? 'replaced' : 'pending'
      const key = `${kind} ${one.address}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limits[kind]
    })
}

function read(client: Client, text: string | undefined): readonly Stored[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    client.logger.warn('The pending transactions in storage cannot be read. They count as none.')
  }
  return limitEach((Array.isArray(stored) ? stored : []).filter(isStored))
}

function isStored(one: Partial<ReplacedTransaction> | null): one is Stored {
  return (
    isHash(one?.hash) &&
    isCaipNetworkId(one?.chain) &&
    typeof one?.address === 'string' &&
    (one.description === undefined || isDescription(one.description)) &&
    Number.isFinite(one.sentAt) &&
    (one.replacements === undefined ||
      (Array.isArray(one.replacements) && one.replacements.every(isReplacement))) &&
    (one.outcome === undefined ||
      (['replaced', 'cancelled'].includes(one.outcome?.status) &&
        isHash(one.outcome.hash) &&
        Number.isFinite(one.outcome.endedAt)))
  )
}

const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-zA-Z]{1,100}$/.test(value)
const isReplacement = (one: Partial<Replacement> | null) =>
  isHash(one?.hash) && (one?.kind === 'speedUp' || one?.kind === 'cancel')
const isDescription = (value: unknown) => typeof value === 'string' && value.length <= 100
