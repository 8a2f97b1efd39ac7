import type { WalletGroupOption } from '@latchkit/core'
import { matchesWallet, type Wallet } from '@latchkit/core/wallets'

/** A group that the kit names. */
export type KitGroup = 'recent' | 'installed' | 'featured' | 'other'

export type WalletGroup<wallet extends Wallet = Wallet> = {
  /** Of the kit, or `own-0`, `own-1` and so on. */
  readonly id: string
  /** Only of the app's own groups. */
  readonly title?: string | undefined
  readonly wallets: readonly wallet[]
}

/**
 * The wallets by group: recent, installed, the app's own groups, featured and custom, others. A wallet is in the first
 * group that fits, and a group without wallets is left out.
 */
export function groupWallets<wallet extends Wallet>(
  wallets: readonly wallet[],
  own: readonly WalletGroupOption[] = [],
): readonly WalletGroup<wallet>[] {
  const indexOf = (wallet: Wallet) => own.findIndex(({ walletIds }) => rank(walletIds, wallet) >= 0)
  const idOf = (wallet: Wallet) => {
    if (wallet.recent) return 'recent'
    if (wallet.installed) return 'installed'
    const index = indexOf(wallet)
    if (index >= 0) return `own-${index}`
    return wallet.featured || wallet.custom ? 'featured' : 'other'
  }
  const groups = [
    { id: 'recent' },
    { id: 'installed' },
    ...own.map((group, index) => ({ ...group, id: `own-${index}` })),
    { id: 'featured' },
    { id: 'other' },
  ]
  return groups.flatMap((group: { id: string; title?: string; walletIds?: readonly string[] }) => {
    const { id, title, walletIds } = group
    const members = wallets.filter(wallet => idOf(wallet) === id)
    if (walletIds) members.sort((a, b) => rank(walletIds, a) - rank(walletIds, b))
    return members.length > 0 ? [{ id, title, wallets: members }] : []
  })
}

function rank(walletIds: readonly string[], wallet: Wallet): number {
  return walletIds.findIndex(id => matchesWallet(wallet, id))
}
