import type { Chains } from '../../chains/loadChains.js'
import type { WalletEntry } from './loadWallets.js'
import type { WalletQuery } from './walletQuery.js'
import { toWalletRow } from './walletRow.js'

/** The wallets, indexed for queries. */
export type Directory = {
  /** Returns the body of `GET /getWallets`. */
  query(query: WalletQuery): string
  /** Returns the wallet of an id, a former id, a reverse domain name or an image id. */
  find(id: string): WalletEntry | undefined
}

type Row = {
  readonly entry: WalletEntry
  readonly json: string
  readonly chains: ReadonlySet<string>
  readonly names: readonly string[]
  readonly rdns: readonly string[]
}

/** Creates the directory: serializes every row once, and indexes the fields that the parameters compare. */
export function createDirectory(wallets: readonly WalletEntry[], chains: Chains): Directory {
  const sets = new Map<string, ReadonlySet<string>>()
  const chainsOf = (entry: WalletEntry) => {
    const key = JSON.stringify([entry.namespaces, entry.chains])
    const known = sets.get(key) ?? new Set(entry.chains ?? chainsOfNamespaces(entry.namespaces, chains))
    sets.set(key, known)
    return known
  }
  const rows = wallets.map((entry, index): Row => {
    const chainIds = chainsOf(entry)
    return {
      entry,
      json: JSON.stringify(toWalletRow(entry, index + 1, [...chainIds])),
      chains: chainIds,
      names: [entry.name, ...entry.otherNames].map(fold),
      rdns: [entry.rdns ?? [], entry.otherRdns].flat().map(text => text.toLowerCase()),
    }
  })
  const byId = indexById(rows)
  return {
    query: query => {
      const found = select(rows, byId, query)
      const from = (query.page - 1) * query.entries
      const page = found.slice(from, from + query.entries)
      return `{"count":${found.length},"data":[${page.map(row => row.json).join(',')}]}`
    },
    find: id => byId.get(id.toLowerCase())?.entry,
  }
}

function chainsOfNamespaces(namespaces: readonly string[], chains: Chains): string[] {
  return [...chains.keys()].filter(id => namespaces.includes(id.slice(0, id.indexOf(':'))))
}

// Current ids first: a former id of another wallet never hides them.
function indexById(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const byId = new Map<string, Row>()
  const add = (id: string | undefined, row: Row) => {
    const key = id?.toLowerCase()
    if (key && !byId.has(key)) byId.set(key, row)
  }
  for (const row of rows) add(row.entry.id, row)
  for (const row of rows) add(row.entry.imageId, row)
  for (const row of rows) for (const name of row.rdns) add(name, row)
  for (const row of rows) for (const id of row.entry.otherIds) add(id, row)
  return byId
}

function select(rows: readonly Row[], byId: ReadonlyMap<string, Row>, query: WalletQuery): readonly Row[] {
  const named = (ids: readonly string[]) => new Set(ids.map(id => byId.get(id.toLowerCase())))
  const include = query.include && named(query.include)
  const exclude = query.exclude && named(query.exclude)
  const names = query.names && new Set(query.names.map(fold))
  const rdns = query.rdns && new Set(query.rdns.map(text => text.toLowerCase()))
  const found = rows.filter(
    row =>
      (!include || include.has(row)) &&
      !exclude?.has(row) &&
      (!query.chains || query.chains.some(id => row.chains.has(id))) &&
      (!names || row.names.some(name => names.has(name))) &&
      (!rdns || row.rdns.some(name => rdns.has(name))) &&
      (!query.badge || (row.entry.badge !== undefined && query.badge.includes(row.entry.badge))),
  )
  return query.search === undefined ? found : search(found, fold(query.search))
}

/** Returns rows whose name begins with the text, then rows whose name contains each word of it. */
function search(rows: readonly Row[], typed: string): readonly Row[] {
  const words = typed.split(' ')
  const starts = rows.filter(row => row.names.some(name => name.startsWith(typed)))
  const first = new Set(starts)
  const contains = rows.filter(
    row => !first.has(row) && row.names.some(name => words.every(word => name.includes(word))),
  )
  return [...starts, ...contains]
}

/** Removes case, accents and repeated spaces, for the comparison with typed text. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}
