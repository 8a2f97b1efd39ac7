import type { KnownWallet } from './types.js'
import { walletIds } from './walletIds.js'

/** Lists of wallets as one, each wallet once: where two name the same, the first is kept. */
export function mergeWallets(...lists: readonly (readonly KnownWallet[])[]): readonly KnownWallet[] {
  const seen = new Set<string>()
  return lists.flat().filter(wallet => {
    const ids = walletIds(wallet)
    if (ids.some(id => seen.has(id))) return false
    for (const id of ids) seen.add(id)
    return true
  })
}
