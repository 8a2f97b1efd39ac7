import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { toVisibleLine } from '../../validate/visibleText.js'
import type { CustomWallet, WalletKind } from './options.js'
import type { KnownWallet, Wallet } from './types.js'
import { matchesWallet, walletIds } from './walletIds.js'

/** Parameters of {@link listWallets}. Wallets are named by id, rdns (EIP-6963) or directory id. */
export type ListWalletsParameters = {
  /** As discovered, of all namespaces. */
  readonly connectors: readonly Connector[]
  readonly builtIn?: readonly KnownWallet[] | undefined
  readonly custom?: readonly CustomWallet[] | undefined
  /** Show only these (id, rdns or directory id), and the custom wallets. */
  readonly include?: readonly string[] | undefined
  /** Show none of these, not even installed or custom. */
  readonly exclude?: readonly string[] | undefined
  readonly featured?: readonly string[] | undefined
  /** Ids of the wallets used last, the latest first. Two are shown as such. */
  readonly recents?: readonly string[] | undefined
  /** Only wallets of these namespaces. Default: all. */
  readonly namespaces?: readonly Namespace[] | undefined
  /** Groups that come first, in this order. Default: recent, installed, featured, custom, other, walletConnect. */
  readonly order?: readonly WalletKind[] | undefined
}

/** Groups of rows, in the order in which they are shown by default. */
const groups: readonly WalletKind[] = ['recent', 'installed', 'featured', 'custom', 'other', 'walletConnect']

/**
 * Returns the wallet list with one row per wallet, also where a wallet has several namespaces or is in several lists.
 * Rows are merged by reverse domain name, id, or the Wallet Standard name that a list of known wallets has, never by
 * display name, which any wallet may use. Order: `order`, else recent, installed, featured, custom, other, walletConnect. The embedded wallet has no
 * row.
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
    order = [],
  } = parameters
  const position = [...new Set([...order, ...groups])]
  const recents = (parameters.recents ?? []).slice(0, 2)
  const rows: Wallet[] = []
  const positions = new Map<string, number>()

  function put(id: string, change: (row: Wallet | undefined) => Wallet) {
    const at = positions.get(id) ?? rows.length
    const row = change(rows[at])
    rows[at] = row
    const names = [...walletIds(row), ...(row.standardNames ?? []).map(standardKey)]
    for (const name of names) if (!positions.has(name)) positions.set(name, at)
  }

  for (const wallet of builtIn)
    put(wallet.rdns ?? wallet.id, row => row ?? { ...wallet, connectors: [], installed: false })
  for (const { imageUrl, ...wallet } of custom) {
    const known = positions.has(wallet.id)
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
  /**
   * Id of the row of a connector without a reverse domain name. Any wallet may use a name, so only listed names match.
   */
  function standardId({ id, namespace }: Connector, name: string): string {
    const key = standardKey(name)
    const listed = rows[positions.get(key) ?? -1]
    if (listed && !listed.connectors.some(known => known.namespace === namespace)) return key
    const taken = rows[positions.get(id) ?? -1]
    return taken && !taken.connectors.some(known => known.standardName === name) ? key + id : id
  }
  const wallets = connectors.filter(({ type }) => type !== 'auth')
  const isStandard = ({ rdns, standardName }: Connector) => standardName !== undefined && !rdns
  for (const connector of [...wallets.filter(wallet => !isStandard(wallet)), ...wallets.filter(isStandard)]) {
    const { rdns, standardName } = connector
    const id = rdns ?? (standardName ? standardId(connector, standardName) : connector.id)
    put(id, row => ({
      ...(row ?? { id, name: toVisibleLine(connector.name.trim() || id), rdns }),
      iconUrl: row?.iconUrl ?? connector.icon,
      namespaces: [...new Set([...(row?.namespaces ?? []), connector.namespace])],
      connectors: [...(row?.connectors ?? []), connector],
      installed: row?.installed || connector.type === 'injected',
      // Nothing announces such a connector: the app has it because it wants the wallet in its list.
      custom: row?.custom || connector.type === 'external' || undefined,
    }))
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
      const recent = rank(recents, row)
      const rankFeatured = rank(featured, row)
      const isRecent = recent < recents.length
      const isFeatured = rankFeatured < featured.length
      const group: WalletKind = isRecent
        ? 'recent'
        : row.installed
          ? 'installed'
          : isFeatured
            ? 'featured'
            : row.custom
              ? 'custom'
              : row.connectors[0]?.type === 'walletconnect'
                ? 'walletConnect'
                : 'other'
      const wallet: Wallet = { ...row, featured: isFeatured, recent: isRecent }
      return { wallet, rank: [position.indexOf(group), isRecent ? recent : 0, rankFeatured] as const }
    })
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ wallet }) => wallet)
}

/** Index of the first id that matches the wallet; the length of the list when none does. */
function rank(ids: readonly string[], wallet: Wallet): number {
  const at = ids.findIndex(id => matchesWallet(wallet, id))
  return at < 0 ? ids.length : at
}

/** Prefixed, because a wallet may register the id of another wallet as its name. */
function standardKey(name: string): string {
  return `standard:${name}`
}
