import type { Wallet } from '@latchkit/core/wallets'

/** Rows before "All wallets": four featured or recommended ones beside what is there or was used. */
const recommended = 4

/** An app may add hundreds of wallets of its own; the first ones stand here, all of them behind "All wallets". */
const customLimit = 8

/**
 * The rows of the Connect view. Recent, installed and featured wallets are all shown, custom ones up to eight; what
 * is merely known fills up to four. The protocol stands between them, where a code can be scanned.
 */
export function connectRows(
  wallets: readonly Wallet[],
  { canScan = false }: { readonly canScan?: boolean | undefined } = {},
): {
  readonly rows: readonly Wallet[]
  /** Whether there is more than the rows show. */
  readonly hasMore: boolean
} {
  const isChosen = ({ recent, installed, featured }: Wallet) => recent || installed || featured
  const isProtocol = ({ connectors }: Wallet) => connectors[0]?.type === 'walletconnect'
  const others = wallets.filter(wallet => !isChosen(wallet) && !isProtocol(wallet))
  const custom = others.filter(wallet => wallet.custom).slice(0, customLimit)
  const chosen = wallets.filter(wallet => isChosen(wallet) || custom.includes(wallet))
  const scan = canScan ? wallets.filter(wallet => !isChosen(wallet) && isProtocol(wallet)) : []
  const rest = others.filter(wallet => !wallet.custom)
  const rows = [...chosen, ...scan, ...rest.slice(0, Math.max(0, recommended - chosen.length))]
  return { rows, hasMore: rows.length < wallets.length }
}
