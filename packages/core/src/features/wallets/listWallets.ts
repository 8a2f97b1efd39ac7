import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import type { CustomWallet } from './feature.js'
import type { KnownWallet, Wallet } from './types.js'
import { matchesWallet, walletIds } from './walletIds.js'

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
 * Rows are merged by reverse domain name, id, or the Wallet Standard name that a list of known wallets has, never by
 * display name, which anyone may use. Recent ones stand first, then installed, featured, custom ones and the rest; the embedded wallet is no row.
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
    const row = change(rows[at])
    rows[at] = row
    const names = [...walletIds(row), ...(row.standardNames ?? []).map(standardKey)]
    for (const name of names) if (!places.has(name)) places.set(name, at)
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
  /** Where a connector without a reverse domain name belongs: anyone may take a name, so only a list's name counts. */
  function standardPlace({ id, namespace }: Connector, name: string): string {
    const key = standardKey(name)
    const listed = rows[places.get(key) ?? -1]
    if (listed && !listed.connectors.some(known => known.namespace === namespace)) return key
    const taken = rows[places.get(id) ?? -1]
    return taken && !taken.connectors.some(known => known.standardName === name) ? key + id : id
  }
  const wallets = connectors.filter(({ type }) => type !== 'auth')
  const isStandard = ({ rdns, standardName }: Connector) => standardName !== undefined && !rdns
  for (const connector of [...wallets.filter(one => !isStandard(one)), ...wallets.filter(isStandard)]) {
    const { rdns, standardName } = connector
    const id = rdns ?? (standardName ? standardPlace(connector, standardName) : connector.id)
    put(id, row => ({
      ...(row ?? { id, name: connector.name, rdns }),
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

/** Kept apart from ids: a wallet may register itself under the id of another one. */
function standardKey(name: string): string {
  return `standard:${name}`
}
