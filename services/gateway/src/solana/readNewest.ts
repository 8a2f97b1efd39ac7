import type { Database } from '@latchkit/service-base/database'
import type { AskNode } from '../providers/askNode.js'
import { readFinalSlot, readSignatures, readTokenAccounts } from './readSignatures.js'
import { type Place, readSources, type Source, writeSignatures } from './writeSignatures.js'

/** Addresses whose signatures are asked for at once, for one account. */
export const maxReads = 128
/** Of those, for whom another holding than at the last time goes before a turn. */
const maxChanged = maxReads / 2
/** New token accounts that are kept at once; the chain still has the others the next time. */
const maxNew = 5000
/** Questions at the same time for one account. */
const atOnce = 8
/** Pages of signatures that one visit reads of an address which was read before. */
const maxPages = 10

/**
 * Reads what is new of the addresses of an account: of all, or of as many as are read at once. Each comes to its turn, and
 * every address that the account was seen with is kept. Throws ProviderError.
 */
export async function readNewest(database: Database, ask: AskNode, place: Place): Promise<void> {
  const finalSlot = await readFinalSlot(ask)
  const [known, owned] = await Promise.all([
    readSources(database, place),
    readTokenAccounts(ask, place.account),
  ])
  const addresses = new Set(known.map(({ address }) => address))
  const added = [...new Set([place.account, ...owned.keys()])]
    .filter(address => !addresses.has(address))
    .slice(0, maxNew)
    .map(address => newSource(place, address))
  const chosen = chooseSources(place.account, [...known, ...added], owned)
  const readAt = Date.now()
  const read = await eachOf(chosen, async source => {
    const { address, final, oldest } = source
    const { entries, last, isWhole } = await readSignatures(ask, address, {
      ...{ pages: final === null ? 1 : maxPages, until: final ?? undefined },
    })
    const newest = entries.find(({ slot }) => slot <= finalSlot)?.signature
    // What follows on what was read before leaves its end where it is.
    const end =
      final !== null && oldest !== null && isWhole
        ? { oldest, oldestSlot: source.oldestSlot, isWhole: source.isWhole }
        : { oldest: last ?? null, oldestSlot: entries.at(-1)?.slot ?? null, isWhole }
    const held = owned.get(address) ?? null
    return { source: { ...place, address, final: newest ?? final, ...end, readAt, held }, entries }
  })
  await writeSignatures(database, place, read, { finalSlot, replaces: true, added })
}

/**
 * Of the addresses of an account, those that are read now: its own, some of those that hold something else than when they
 * were read, then those that were never read and those whose last time is longest ago.
 */
export function chooseSources(
  account: string,
  sources: readonly Source[],
  owned: ReadonlyMap<string, string>,
): readonly Source[] {
  const isChanged = ({ address, readAt, held }: Source) =>
    readAt !== null && held !== (owned.get(address) ?? null)
  const own = sources.filter(({ address }) => address === account)
  const byTurn = sources
    .filter(({ address }) => address !== account)
    .sort((a, b) => (a.readAt ?? 0) - (b.readAt ?? 0))
  const first = byTurn.filter(isChanged).slice(0, maxChanged)
  return [...new Set([...own, ...first, ...byTurn])].slice(0, maxReads)
}

/** A source of which nothing was read yet. */
export function newSource(place: Place, address: string): Source {
  const nothing = { final: null, oldest: null, oldestSlot: null, readAt: null, held: null }
  return { ...place, address, ...nothing, isWhole: false }
}

/** Works on some at a time, in order. */
export async function eachOf<item, result>(
  items: readonly item[],
  work: (item: item) => Promise<result>,
): Promise<readonly result[]> {
  const results: result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return results
}
