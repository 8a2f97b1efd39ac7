import type { KnownWallet, Wallet } from '@latchkit/core/wallets'

/** Rows before "All wallets" for wallets that are featured or recommended. */
const highlightLimit = 4

/** An app may add hundreds of wallets of its own; the first ones stand here, all of them behind "All wallets". */
const customLimit = 8

/**
 * The rows of the Connect view. Recent and installed wallets are all shown, featured ones up to four, custom ones up to
 * eight; what the directory recommends, then what is merely known, fills up to four. WalletConnect stands between them,
 * where a code can be scanned.
 */
export function connectRows(
  wallets: readonly Wallet[],
  parameters: {
    readonly canScan?: boolean | undefined
    /** In the directory's order. */
    readonly recommended?: readonly KnownWallet[] | undefined
    /** The recommendations are on their way: their rows stay free, so that none is replaced. */
    readonly isWaiting?: boolean | undefined
    /** The app ordered the groups: the rows stand as in `wallets`. */
    readonly isOrdered?: boolean | undefined
  } = {},
): {
  readonly rows: readonly Wallet[]
  /** Rows that stay free. */
  readonly free: number
  /** Whether there is more than the rows show. */
  readonly hasMore: boolean
} {
  const { canScan = false, recommended = [], isWaiting = false, isOrdered } = parameters
  const isHere = ({ recent, installed }: Wallet) => recent || installed
  const featured = wallets.filter(wallet => wallet.featured && !isHere(wallet)).slice(0, highlightLimit)
  const isWalletConnect = ({ connectors }: Wallet) => connectors[0]?.type === 'walletconnect'
  const others = wallets.filter(wallet => !isHere(wallet) && !wallet.featured && !isWalletConnect(wallet))
  const custom = others.filter(wallet => wallet.custom).slice(0, customLimit)
  const chosen = wallets.filter(
    wallet => isHere(wallet) || featured.includes(wallet) || custom.includes(wallet),
  )
  const scan = canScan
    ? wallets.filter(wallet => !isHere(wallet) && !wallet.featured && isWalletConnect(wallet))
    : []
  const known = others.filter(wallet => !wallet.custom)
  const best = recommended.flatMap(
    ({ id, explorerId = id }) => known.find(one => one.id === id || one.explorerId === explorerId) ?? [],
  )
  const rest = [...new Set([...best, ...known])].slice(0, Math.max(0, highlightLimit - chosen.length))
  const found = [...chosen, ...scan, ...(isWaiting ? [] : rest)]
  const rows = isOrdered ? wallets.filter(wallet => found.includes(wallet)) : found
  return { rows, free: isWaiting ? rest.length : 0, hasMore: rows.length < wallets.length }
}
