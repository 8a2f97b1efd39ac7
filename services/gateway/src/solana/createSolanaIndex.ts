import type { Database } from '@latchkit/service-base/database'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { type AskNode, createAskNode } from '../providers/askNode.js'
import { eachOf, maxReads, readNewest } from './readNewest.js'
import { readFinalSlot, readSignatures } from './readSignatures.js'
import { readTransaction } from './readTransaction.js'
import {
  type Activity,
  hasUnread,
  type Place,
  readActivity,
  readKnown,
  readOpenSources,
  type Source,
  writeSignatures,
  writeTransactions,
} from './writeSignatures.js'

/** The index of a Solana chain. It reads an account on request, and stores the result. */
export type SolanaIndex = {
  /**
   * Reads signatures of an account, newest first, those older than `before`, and stores the transactions that they are
   * of. Throws ProviderError.
   */
  read(parameters: {
    readonly account: string
    readonly before: { readonly slot: number; readonly signature: string } | undefined
    readonly limit: number
    /** Reads the chain even if it was read recently. */
    readonly isFresh: boolean
  }): Promise<{ readonly rows: readonly Activity[]; readonly hasMore: boolean }>
  close(): void
}

/** Milliseconds until the chain is read again for new signatures of an account. */
const lifetime = 3000
/** Maximum further reads of older signatures for a page of the history. */
const maxRounds = 20

/** Creates the index of a chain. */
export function createSolanaIndex(parameters: {
  /** CAIP-2 id. */
  readonly chain: string
  readonly node: Upstreams
  readonly database: Database
}): SolanaIndex {
  const { chain, node, database } = parameters
  const stopping = new AbortController()
  const ask = createAskNode(node, stopping.signal)
  const refreshes = new Map<string, { readonly since: number; readonly done: Promise<void> }>()
  /** Concurrent reads of an account share their cost, and a caller that leaves aborts nothing. */
  const refreshOnce = (place: Place, isFresh: boolean): Promise<void> => {
    const now = performance.now()
    for (const [account, { since }] of refreshes) if (since + lifetime < now) refreshes.delete(account)
    const known = refreshes.get(place.account)
    if (known && !isFresh) return known.done
    const done = readNewest(database, ask, place)
    refreshes.set(place.account, { since: now, done })
    done.catch(() => refreshes.delete(place.account))
    return done
  }
  return {
    async read({ account, before, limit, isFresh }) {
      const place = { chain, account }
      // If an account has more addresses than are read together, each page reads the addresses whose turn it is.
      if (!before || (await hasUnread(database, place))) await refreshOnce(place, isFresh)
      for (let round = 0; ; round++) {
        const page = await readPage(database, ask, place, before, limit)
        const isNew = await readDetails(database, ask, place, page.rows)
        // A closed token account is known only from the transactions. Its other signatures may be newer.
        if (!isNew || before || round >= 3) return page
        await refreshOnce(place, true)
      }
    },
    close: () => stopping.abort(),
  }
}

/**
 * Reads a page, and older signatures for it until no address can have another signature in between: each list is
 * complete down to its oldest signature, and signatures newer than all of those are in order.
 */
async function readPage(
  database: Database,
  ask: AskNode,
  place: Place,
  before: { readonly slot: number; readonly signature: string } | undefined,
  limit: number,
): Promise<{ readonly rows: readonly Activity[]; readonly hasMore: boolean }> {
  let reads = 0
  for (let round = 0; ; round++) {
    const open = await readOpenSources(database, place, maxReads)
    const frontier = open[0]?.oldestSlot ?? -1
    const found = await readActivity(database, place, before, limit + 1)
    const settled = found.filter(({ slot }) => slot > frontier)
    if (settled.length > limit || open.length === 0 || round >= maxRounds || reads >= maxReads) {
      return { rows: settled.slice(0, limit), hasMore: settled.length > limit || open.length > 0 }
    }
    const finalSlot = await readFinalSlot(ask)
    const next = open.filter(({ oldestSlot }) => oldestSlot === frontier)
    reads += next.length
    const read = await eachOf(next, async (source: Source) => {
      const { entries, last, isWhole } = await readSignatures(ask, source.address, {
        pages: 1,
        before: source.oldest ?? undefined,
      })
      const slot = entries.at(-1)?.slot ?? source.oldestSlot
      return { source: { ...source, oldest: last ?? source.oldest, oldestSlot: slot, isWhole }, entries }
    })
    await writeSignatures(database, place, read, { finalSlot, replaces: false })
  }
}

/** Stores the transactions of a page that are not stored yet. True when they name token accounts that are new. */
async function readDetails(
  database: Database,
  ask: AskNode,
  place: Place,
  rows: readonly Activity[],
): Promise<boolean> {
  const known = new Set((await readKnown(database, place.chain, rows)).map(({ hash }) => hash))
  const missing = rows.filter(({ signature }) => !known.has(signature))
  const read = await eachOf(missing, one => readTransaction(ask, one))
  const found = read.filter(one => one !== undefined)
  return found.length > 0 && (await writeTransactions(database, place, found)) > 0
}
