import type { Database } from '@latchkit/service-base/database'
import { type AskNode, createAskNode } from '../providers/askNode.js'
import type { Upstreams } from '../rpc/createUpstreams.js'
import { readFinalSlot, readSignatures, readTokenAccounts } from './readSignatures.js'
import { readTransaction } from './readTransaction.js'
import {
  type Activity,
  type Place,
  readActivity,
  readKnown,
  readSources,
  type Source,
  writeSignatures,
  writeTransactions,
} from './writeSignatures.js'

/** The index of one Solana chain. It reads an account when somebody asks for it, and keeps what it has read. */
export type SolanaIndex = {
  /**
   * Reads signatures of an account, newest first, those older than `before`, and stores the transactions that they are
   * of. Throws ProviderError.
   */
  read(parameters: {
    readonly account: string
    readonly before: { readonly slot: number; readonly signature: string } | undefined
    readonly limit: number
    /** Asks the chain also where it was asked just now. */
    readonly isFresh: boolean
  }): Promise<{ readonly rows: readonly Activity[]; readonly hasMore: boolean }>
  close(): void
}

/** Milliseconds for which the chain is not asked again for what is new of an account. */
const lifetime = 3000
/** Addresses of an account that are asked for. */
const maxSources = 128
/** Questions at the same time for one account. */
const atOnce = 8
/** Pages of signatures that one visit reads of an address which was read before. */
const maxPages = 10
/** Further reads of older signatures for one page of the history. */
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
  /** Many that ask for one account at once share what it costs, and one that goes away ends nothing. */
  const refreshOnce = (place: Place, isFresh: boolean): Promise<void> => {
    const now = performance.now()
    for (const [account, { since }] of refreshes) if (since + lifetime < now) refreshes.delete(account)
    const known = refreshes.get(place.account)
    if (known && !isFresh) return known.done
    const done = refresh(database, ask, place)
    refreshes.set(place.account, { since: now, done })
    done.catch(() => refreshes.delete(place.account))
    return done
  }
  return {
    async read({ account, before, limit, isFresh }) {
      const place = { chain, account }
      if (!before) await refreshOnce(place, isFresh)
      for (let round = 0; ; round++) {
        const page = await readPage(database, ask, place, before, limit)
        const isNew = await readDetails(database, ask, place, page.rows)
        // A token account that was closed is known from the transactions alone: what else it has may be newer.
        if (!isNew || before || round >= 3) return page
        await refreshOnce(place, true)
      }
    },
    close: () => stopping.abort(),
  }
}

/** Reads what is new of each address of an account. */
async function refresh(database: Database, ask: AskNode, place: Place): Promise<void> {
  const finalSlot = await readFinalSlot(ask)
  const [known, owned] = await Promise.all([
    readSources(database, place),
    readTokenAccounts(ask, place.account),
  ])
  const addresses = [...new Set([place.account, ...known.map(one => one.address), ...owned])]
  const read = await eachOf(addresses.slice(0, maxSources), async address => {
    const source = known.find(one => one.address === address)
    const { final, oldest } = source ?? {}
    const pages = final == null ? 1 : maxPages
    const { entries, last, isWhole } = await readSignatures(ask, address, {
      ...{ pages, until: final ?? undefined },
    })
    const newest = entries.find(({ slot }) => slot <= finalSlot)?.signature
    const slot = entries.at(-1)?.slot
    // What follows on what was read before leaves its end where it is.
    const end =
      source && final != null && oldest != null && isWhole
        ? { oldest, oldestSlot: source.oldestSlot, isWhole: source.isWhole }
        : { oldest: last ?? null, oldestSlot: slot ?? null, isWhole }
    return { source: { ...place, address, final: newest ?? final ?? null, ...end }, entries }
  })
  await writeSignatures(database, place, read, { finalSlot, replaces: true })
}

/**
 * Reads a page, and older signatures for it until no address can have one that belongs in between: each list is read back
 * to its own oldest, and what is newer than all of those is in order.
 */
async function readPage(
  database: Database,
  ask: AskNode,
  place: Place,
  before: { readonly slot: number; readonly signature: string } | undefined,
  limit: number,
): Promise<{ readonly rows: readonly Activity[]; readonly hasMore: boolean }> {
  for (let round = 0; ; round++) {
    const sources = (await readSources(database, place)).slice(0, maxSources)
    const open = sources.filter(source => !source.isWhole && source.oldestSlot !== null)
    const limits = open.map(({ oldestSlot }) => oldestSlot ?? 0)
    const frontier = Math.max(-1, ...limits)
    const found = await readActivity(database, place, before, limit + 1)
    const settled = found.filter(({ slot }) => slot > frontier)
    if (settled.length > limit || open.length === 0 || round >= maxRounds) {
      return { rows: settled.slice(0, limit), hasMore: settled.length > limit || open.length > 0 }
    }
    const finalSlot = await readFinalSlot(ask)
    const next = open.filter(({ oldestSlot }) => oldestSlot === frontier)
    const read = await eachOf(next, async (source: Source) => {
      const { entries, last, isWhole } = await readSignatures(ask, source.address, {
        ...{ pages: 1, before: source.oldest ?? undefined },
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

/** Works on some at a time, in order. */
async function eachOf<item, result>(
  items: readonly item[],
  work: (item: item) => Promise<result>,
): Promise<readonly result[]> {
  const results: result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return results
}
