import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { activity, transaction, transfer } from '../../database/tables.js'
import { readBlockPrices } from '../../exchanges/createBlockPrices.js'
import { memoizeRows } from '../../indexer/memoizeRows.js'
import type { Index } from '../../indexer/openIndex.js'
import type { HistoryPlace, ReadHistory } from './createIndexHistory.js'

type Transaction = typeof transaction.$inferSelect
/** A row of the index. */
export type Transfer = typeof transfer.$inferSelect

/** A page of an account on eip155 from the index, newest first. */
export type IndexedPage = {
  readonly page: readonly Transaction[]
  /** Transfers of the account, by the hashes of block and transaction with a space between. */
  readonly moved: ReadonlyMap<string, readonly Transfer[]>
  /** By the hash of the block. */
  readonly prices: Awaited<ReturnType<typeof readBlockPrices>>
  readonly next: HistoryPlace | undefined
}

type PageQuery = Omit<Parameters<ReadHistory>[0], 'signal'>

/** Maximum cached pages, and maximum transfers of such a page. */
const kept = { pages: 100, transfers: 500 } as const

/** Creates the reader of pages. */
export function createReadPages(parameters: {
  readonly index: Pick<Index, 'database' | 'revisionOf'>
  readonly perPage: number
  readonly perTransaction: number
}): (query: PageQuery) => Promise<IndexedPage> {
  const { index, perPage, perTransaction } = parameters
  const { orm } = index.database
  const memo = memoizeRows<IndexedPage>({
    index,
    maxKeys: kept.pages,
    isKept: ({ moved }) => [...moved.values()].reduce((sum, { length }) => sum + length, 0) <= kept.transfers,
  })
  return query => {
    const { chainId, account, before, isFresh } = query
    return memo({ chainId, key: JSON.stringify([chainId, account, before]), isFresh }, () => readPage(query))
  }

  async function readPage({ chainId, account, before }: PageQuery): Promise<IndexedPage> {
    const older =
      before &&
      or(
        lt(activity.block, before.block),
        and(eq(activity.block, before.block), lt(activity.place, Number(before.place))),
      )
    const found = await orm
      .select({ transaction })
      .from(activity)
      .innerJoin(
        transaction,
        and(
          eq(transaction.chain, activity.chain),
          eq(transaction.block, activity.block),
          eq(transaction.blockHash, activity.blockHash),
          eq(transaction.hash, activity.transaction),
        ),
      )
      .where(and(eq(activity.chain, chainId), eq(activity.account, account), older))
      .orderBy(desc(activity.block), desc(activity.place))
      .limit(perPage + 1)
    const page = found.slice(0, perPage).map(row => row.transaction)
    const [moved, prices] = await Promise.all([
      readTransfers(chainId, account, page),
      readBlockPrices(index.database, chainId, [...new Set(page.map(({ block }) => block))]),
    ])
    const last = page.at(-1)
    const next = found.length > perPage && last ? { block: last.block, place: last.place } : undefined
    const byTransaction = new Map<string, Transfer[]>()
    for (const one of moved) {
      const of = `${one.blockHash} ${one.transaction}`
      const own = byTransaction.get(of)
      if (own) own.push(one)
      else byTransaction.set(of, [one])
    }
    return { page, moved: byTransaction, prices, next }
  }

  async function readTransfers(chainId: string, account: string, page: readonly Transaction[]) {
    if (page.length === 0) return []
    const blocks = [...new Set(page.map(({ block }) => block))]
    const hashes = page.map(({ hash }) => hash)
    return orm
      .select()
      .from(transfer)
      .where(
        and(
          eq(transfer.chain, chainId),
          // Selects the partition, and the rows by the primary key.
          inArray(transfer.block, blocks),
          inArray(transfer.transaction, hashes),
          or(eq(transfer.sender, account), eq(transfer.recipient, account)),
        ),
      )
      .orderBy(transfer.position)
      .limit(perPage * perTransaction)
  }
}
