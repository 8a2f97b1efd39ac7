import type { Wallet } from '@latchkit/core/wallets'

/** Rows before "All wallets": four featured or recommended ones beside what is there or was used. */
const recommended = 4

/**
 * The rows of the Connect view. Recent, installed, featured and custom wallets are all shown; what is merely
 * known fills up to four.
 */
export function connectRows(wallets: readonly Wallet[]): {
  readonly rows: readonly Wallet[]
  /** Whether there is more than the rows show. */
  readonly hasMore: boolean
} {
  const isChosen = ({ recent, installed, featured, custom }: Wallet) =>
    recent || installed || featured || custom
  const chosen = wallets.filter(isChosen)
  const rest = wallets.filter(wallet => !isChosen(wallet))
  const rows = [...chosen, ...rest.slice(0, Math.max(0, recommended - chosen.length))]
  return { rows, hasMore: rows.length < wallets.length }
}
