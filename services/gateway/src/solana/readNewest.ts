import type { Database } from '@latchkit/service-base/database'
import type { AskNode } from '../providers/askNode.js'
import { readFinalSlot, readSignatures, readTokenAccounts } from './readSignatures.js'
import { type Place, readSources, type Source, writeSignatures } from './writeSignatures.js'

/** Maximum addresses whose signatures are read together, for a single account. */
export const maxReads = 128
/** Maximum of these that are read before their turn, because their holding changed since the last read. */
const maxChanged = maxReads / 2
/** Maximum new token accounts that are stored together. The chain still has the others the next time. */
const maxNew = 5000
/** Concurrent requests for a single account. */
const atOnce = 8
/** Maximum pages of signatures that a visit reads of an address that was read before. */
const maxPages = 10

/**
 * Reads new signatures of the addresses of an account: of all addresses, or of as many as are read together. Each
 * address gets its turn, and every address that the account was seen with is stored. Throws ProviderError.
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
      pages: final === null ? 1 : maxPages,
      until: final ?? undefined,
    })
    const newest = entries.find(({ slot }) => slot <= finalSlot)?.signature
    // Signatures that directly follow the ones read before leave the end unchanged.
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
 * Chooses the addresses of an account to read now: the account, some of those whose holding changed since their last
 * read, then those that were never read and those with the oldest read.
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

/** A source without any read yet. */
export function newSource(place: Place, address: string): Source {
  const nothing = { final: null, oldest: null, oldestSlot: null, readAt: null, held: null }
  return { ...place, address, ...nothing, isWhole: false }
}

/** Processes some items concurrently, in order. */
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
