import { searchWallets, type Wallet, type WalletSearch } from '@latchkit/core/wallets'

/** The rows for a query: what matches here, and what the directory found. The protocol comes before what is merely known. */
export function findWallets(
  wallets: readonly Wallet[],
  { query, search }: { readonly query: string; readonly search: WalletSearch },
): readonly Wallet[] {
  const text = query.trim()
  const here = new Set(searchWallets(wallets, text))
  const found = new Set(search.query === text ? search.wallets.map(({ id }) => id) : [])
  const rows = text ? wallets.filter(wallet => here.has(wallet) || found.has(wallet.id)) : wallets
  const isProtocol = ({ connectors }: Wallet) => connectors[0]?.type === 'walletconnect'
  const isChosen = ({ recent, installed, featured, custom }: Wallet) =>
    recent || installed || featured || custom
  return [
    ...rows.filter(wallet => isChosen(wallet)),
    ...rows.filter(wallet => !isChosen(wallet) && isProtocol(wallet)),
    ...rows.filter(wallet => !isChosen(wallet) && !isProtocol(wallet)),
  ]
}
