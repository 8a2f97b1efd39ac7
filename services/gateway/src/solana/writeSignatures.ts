import type { Database, Orm } from '@latchkit/service-base/database'
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { insertAll, makePartition, partitionOf } from '../database/insertRows.js'
import { solanaActivity, solanaSource, transaction, transfer } from '../database/tables.js'
import type { SignatureEntry } from './readSignatures.js'
import type { SolanaTransaction } from './readTransaction.js'
import { toMoves } from './toMoves.js'

/** An account on a chain. */
export type Place = { readonly chain: string; readonly account: string }
/** An address whose signatures belong to an account. */
export type Source = typeof solanaSource.$inferSelect
/** A signature of an account. */
export type Activity = typeof solanaActivity.$inferSelect

/** Transactions on Solana have no such thing; a slot is enough to find them. */
const noHash = ''

const ofPlace = (table: typeof solanaSource | typeof solanaActivity, { chain, account }: Place) =>
  and(eq(table.chain, chain), eq(table.account, account))

/** Reads the addresses that an account was ever seen with. */
export async function readSources({ orm }: Database, place: Place): Promise<readonly Source[]> {
  return orm.select().from(solanaSource).where(ofPlace(solanaSource, place)).orderBy(solanaSource.address)
}

/** Reads the addresses whose lists continue before the stored signatures: the address with the newest end first. */
export async function readOpenSources(
  { orm }: Database,
  place: Place,
  limit: number,
): Promise<readonly Source[]> {
  const { isWhole, oldestSlot, address } = solanaSource
  return orm
    .select()
    .from(solanaSource)
    .where(and(ofPlace(solanaSource, place), eq(isWhole, false), isNotNull(oldestSlot)))
    .orderBy(desc(oldestSlot), address)
    .limit(limit)
}

/** Whether there is an address that nothing was ever read of. */
export async function hasUnread({ orm }: Database, place: Place): Promise<boolean> {
  const isUnread = and(ofPlace(solanaSource, place), isNull(solanaSource.readAt))
  const found = await orm
    .select({ address: solanaSource.address })
    .from(solanaSource)
    .where(isUnread)
    .limit(1)
  return found.length > 0
}

/** Keeps token accounts that a transaction named. */
export async function addSources(orm: Orm, place: Place, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return 0
  const added = await orm
    .insert(solanaSource)
    .values(addresses.map(address => ({ ...place, address, isWhole: false })))
    .onConflictDoNothing()
    .returning({ address: solanaSource.address })
  return added.length
}

/**
 * Stores the signatures of an account's addresses, all or nothing. With `replaces`, the lists contain everything newer
 * than the final signatures: a row that was not final, at or below that slot, and is no longer in its list, belonged to
 * a branch that the chain has left.
 */
export async function writeSignatures(
  { orm }: Database,
  place: Place,
  read: readonly { readonly source: Source; readonly entries: readonly SignatureEntry[] }[],
  options: {
    readonly finalSlot: number
    readonly replaces: boolean
    /** Addresses that are new. */
    readonly added?: readonly Source[] | undefined
  },
): Promise<void> {
  const { finalSlot, replaces, added = [] } = options
  const entries = new Map(
    read.flatMap(({ source: { address: source }, entries: list }) =>
      list.map(entry => [entry.signature, { ...entry, source }] as const),
    ),
  )
  await orm.transaction(async tx => {
    await insertAll(tx, solanaSource, added)
    for (const { source } of read) {
      const { final, oldest, oldestSlot, isWhole, readAt, held } = source
      const keys = [solanaSource.chain, solanaSource.account, solanaSource.address]
      await tx
        .insert(solanaSource)
        .values(source)
        .onConflictDoUpdate({ target: keys, set: { final, oldest, oldestSlot, isWhole, readAt, held } })
    }
    const addresses = read.map(({ source }) => source.address)
    if (replaces && addresses.length > 0) await settle(tx, place, addresses, entries, finalSlot)
    const rows = [...entries.values()].map(entry => ({
      ...place,
      ...entry,
      isFinal: entry.slot <= finalSlot,
    }))
    await insertAll(tx, solanaActivity, rows)
  })
}

/** Removes rows of some addresses that can be final now but no longer exist. */
async function settle(
  tx: Orm,
  place: Place,
  addresses: readonly string[],
  entries: ReadonlyMap<string, SignatureEntry>,
  finalSlot: number,
): Promise<void> {
  const open = and(
    ofPlace(solanaActivity, place),
    eq(solanaActivity.isFinal, false),
    lte(solanaActivity.slot, finalSlot),
    inArray(solanaActivity.source, addresses),
  )
  const rows = await tx.select().from(solanaActivity).where(open)
  // A transaction may be in another slot of the branch that stays.
  const gone = rows.flatMap(({ signature, slot }) =>
    entries.get(signature)?.slot === slot ? [] : [signature],
  )
  if (gone.length > 0)
    await tx.delete(solanaActivity).where(and(open, inArray(solanaActivity.signature, gone)))
  await tx.update(solanaActivity).set({ isFinal: true }).where(open)
}

/** Reads signatures of an account, newest first, older than a given position. */
export async function readActivity(
  { orm }: Database,
  place: Place,
  before: { readonly slot: number; readonly signature: string } | undefined,
  limit: number,
): Promise<readonly Activity[]> {
  const older =
    before &&
    or(
      lt(solanaActivity.slot, before.slot),
      and(eq(solanaActivity.slot, before.slot), lt(solanaActivity.signature, before.signature)),
    )
  return orm
    .select()
    .from(solanaActivity)
    .where(and(ofPlace(solanaActivity, place), older))
    .orderBy(desc(solanaActivity.slot), desc(solanaActivity.signature))
    .limit(limit)
}

/** Reads which of the signatures have their transaction stored. */
export async function readKnown(
  { orm }: Database,
  chain: string,
  activities: readonly Activity[],
): Promise<readonly (typeof transaction.$inferSelect)[]> {
  if (activities.length === 0) return []
  return orm
    .select()
    .from(transaction)
    .where(
      and(
        eq(transaction.chain, chain),
        inArray(transaction.block, [...new Set(activities.map(({ slot }) => slot))]),
        inArray(
          transaction.hash,
          activities.map(({ signature }) => signature),
        ),
      ),
    )
}

/** Stores transactions and their transfers, all or nothing. */
export async function writeTransactions(
  { orm }: Database,
  place: Place,
  read: readonly SolanaTransaction[],
): Promise<number> {
  const { chain, account } = place
  return orm.transaction(async tx => {
    for (const one of new Set(read.map(({ slot }) => partitionOf(slot)))) await makePartition(tx, chain, one)
    const rows = read.map(one => {
      const at = { chain, block: one.slot, blockHash: noHash }
      const moves = toMoves(one)
      return {
        transaction: {
          ...at,
          hash: one.signature,
          place: 0,
          minedAt: one.minedAt ?? 0,
          sender: one.payer,
          recipient: null,
          nonce: 0,
          isConfirmed: one.isConfirmed,
        },
        transfers: moves.map(({ mint, decimals, sender, recipient, amount }, position) => ({
          ...at,
          transaction: one.signature,
          position,
          sender,
          recipient,
          amount,
          decimals,
          kind: mint === null ? ('native' as const) : ('spl' as const),
          token: mint,
          tokenId: null,
        })),
      }
    })
    await insertAll(
      tx,
      transaction,
      rows.map(row => row.transaction),
    )
    await insertAll(
      tx,
      transfer,
      rows.flatMap(row => row.transfers),
    )
    const seen = read.flatMap(({ accounts }) =>
      accounts.flatMap(({ address, token }) => (token?.owner === account ? [address] : [])),
    )
    return addSources(tx, place, [...new Set(seen)])
  })
}
