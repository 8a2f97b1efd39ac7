import type { KnownWallet, Wallet } from '@latchkit/core/wallets'

/** Maximum number of featured or recommended wallets before "All wallets". */
const highlightLimit = 4

/** An app may add hundreds of custom wallets; the first ones are shown here, all of them behind "All wallets". */
const customLimit = 8

/**
 * The rows of the Connect view. Shows all recent and installed wallets, up to four featured and up to eight custom
 * ones; recommended wallets of the directory, then known wallets, fill up to four. WalletConnect is between them, where
 * a code can be scanned.
 */
export function connectRows(
  wallets: readonly Wallet[],
  parameters: {
    readonly canScan?: boolean | undefined
    /** In the directory's order. */
    readonly recommended?: readonly KnownWallet[] | undefined
    /** Recommendations are loading: their rows stay empty, so that rows are not replaced. */
    readonly isWaiting?: boolean | undefined
    /** The app ordered the groups: rows keep the order of `wallets`. */
    readonly isOrdered?: boolean | undefined
  } = {},
): {
  readonly rows: readonly Wallet[]
  /** Number of rows that stay empty. */
  readonly free: number
  /** Whether there are more wallets than rows. */
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
