import type { CustomWallet } from '../types/config.js'
import type { Connector } from '../types/connection.js'
import type { Namespace } from '../types/namespace.js'
import { matchesWallet } from './matchesWallet.js'
import type { KnownWallet, Wallet } from './types.js'
import { walletIds } from './walletIds.js'

/** What {@link listWallets} makes its rows from. Wallets are named by id, rdns (EIP-6963) or directory id. */
export type ListWalletsParameters = {
  /** As discovered, of all namespaces. */
  readonly connectors: readonly Connector[]
  readonly builtIn?: readonly KnownWallet[] | undefined
  readonly custom?: readonly CustomWallet[] | undefined
  /** Show only these (id, rdns or directory id), and the custom ones. */
  readonly include?: readonly string[] | undefined
  /** Show none of these, not even installed or custom. */
  readonly exclude?: readonly string[] | undefined
  readonly featured?: readonly string[] | undefined
  /** Ids of the wallets used last, the latest first. Two are shown as such. */
  readonly recents?: readonly string[] | undefined
  /** Only wallets of these namespaces. Default: all. */
  readonly namespaces?: readonly Namespace[] | undefined
}

/**
 * The wallet list: one row per wallet, whatever the number of namespaces it speaks and of lists that name it.
 * Rows are merged by reverse domain name or id, never by display name, which anyone may use. Recent ones stand
 * first, then installed, featured, custom ones and the rest; the embedded wallet is no row.
 *
 * @example
 * listWallets({ connectors: client.store.get(connectorsAtom), builtIn: builtInWallets })
 */
export function listWallets(parameters: ListWalletsParameters): readonly Wallet[] {
  const {
    connectors,
    builtIn = [],
    custom = [],
    include,
    exclude = [],
    featured = [],
    namespaces,
  } = parameters
  const recents = (parameters.recents ?? []).slice(0, 2)
  const rows: Wallet[] = []
  const places = new Map<string, number>()

  function put(id: string, change: (row: Wallet | undefined) => Wallet) {
    const at = places.get(id) ?? rows.length
    rows[at] = change(rows[at])
    for (const name of walletIds(rows[at])) if (!places.has(name)) places.set(name, at)
  }

  for (const wallet of builtIn)
    put(wallet.rdns ?? wallet.id, row => row ?? { ...wallet, connectors: [], installed: false })
  for (const { imageUrl, ...wallet } of custom) {
    const known = places.has(wallet.id)
    put(known ? wallet.id : (wallet.rdns ?? wallet.id), row => ({
      ...row,
      ...wallet,
      rdns: wallet.rdns ?? row?.rdns,
      iconUrl: imageUrl ?? row?.iconUrl,
      connectors: [],
      installed: false,
      custom: true,
    }))
  }
  for (const connector of connectors) {
    if (connector.type === 'auth') continue
    const id = connector.rdns ?? connector.id
    put(id, row => ({
      ...(row ?? { id, name: connector.name, rdns: connector.rdns }),
      iconUrl: row?.iconUrl ?? connector.icon,
      namespaces: [...new Set([...(row?.namespaces ?? []), connector.namespace])],
      connectors: [...(row?.connectors ?? []), connector],
      installed: row?.installed || connector.type === 'injected',
    }))
  }

  const place = (ids: readonly string[], row: Wallet) => {
    const at = ids.findIndex(id => matchesWallet(row, id))
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const shown = rows.filter(row => {
    if (exclude.some(id => matchesWallet(row, id))) return false
    if (namespaces && row.namespaces && !row.namespaces.some(namespace => namespaces.includes(namespace)))
      return false
    const isWallet = !row.connectors.some(({ type }) => type === 'walletconnect')
    return !include || row.custom || !isWallet || include.some(id => matchesWallet(row, id))
  })
  return shown
    .map(row => {
      const recent = place(recents, row)
      const first = place(featured, row)
      const group = recent < 2 ? recent : row.installed ? 2 : first < featured.length ? 3 : row.custom ? 4 : 5
      const wallet: Wallet = { ...row, featured: first < featured.length, recent: recent < 2 }
      return { wallet, group, first }
    })
    .sort((a, b) => a.group - b.group || (a.first === b.first ? 0 : a.first - b.first))
    .map(({ wallet }) => wallet)
}
