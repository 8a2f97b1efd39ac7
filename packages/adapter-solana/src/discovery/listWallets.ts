import type { FoundWallet, Runtime } from '../types.js'

/**
 * The wallets to show. A wallet that the app added and that registered by the Wallet Standard too is shown once: by the
 * standard, unless the added one is in use. The two are matched by name, as is usual on Solana.
 */
export function listWallets({ wallets, connections, pending }: Runtime): readonly FoundWallet[] {
  const used = [...[...connections.values()].map(({ found }) => found), ...pending.values()]
  const isUsed = (wallet: FoundWallet) => used.includes(wallet)
  return wallets.filter(wallet => {
    if (isUsed(wallet)) return true
    const { name } = wallet.connector
    const namesakes = wallets.filter(({ kind, connector }) => kind !== wallet.kind && connector.name === name)
    if (wallet.kind === 'standard') return !namesakes.some(isUsed)
    return wallet.kind !== 'added' || (wallet.wallet.isAvailable() && namesakes.length === 0)
  })
}
