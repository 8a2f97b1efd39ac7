import { searchWallets, type Wallet } from '@latchkit/core/wallets'
import type { DirectorySearch } from '../query/atoms.js'

/**
 * The rows for a query: local matches, and results of the directory. WalletConnect comes before wallets that are only
 * known.
 */
export function findWallets(
  wallets: readonly Wallet[],
  { query, search }: { readonly query: string; readonly search: DirectorySearch },
): readonly Wallet[] {
  const text = query.trim()
  const here = new Set(searchWallets(wallets, text))
  const found = new Set(search.query === text ? search.wallets.map(({ id }) => id) : [])
  const rows = text ? wallets.filter(wallet => here.has(wallet) || found.has(wallet.id)) : wallets
  const isWalletConnect = ({ connectors }: Wallet) => connectors[0]?.type === 'walletconnect'
  const isChosen = ({ recent, installed, featured, custom }: Wallet) =>
    recent || installed || featured || custom
  return [
    ...rows.filter(wallet => isChosen(wallet)),
    ...rows.filter(wallet => !isChosen(wallet) && isWalletConnect(wallet)),
    ...rows.filter(wallet => !isChosen(wallet) && !isWalletConnect(wallet)),
  ]
}
