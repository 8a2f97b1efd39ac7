import type { KnownWallet } from './types.js'

/** Lists of wallets as one, each wallet once: where two name the same, the first is kept. */
export function mergeWallets(...lists: readonly (readonly KnownWallet[])[]): readonly KnownWallet[] {
  const seen = new Set<string>()
  return lists.flat().filter(({ id, rdns = id, explorerId = id, rdnsAliases = [] }) => {
    if ([id, rdns, explorerId].some(name => seen.has(name))) return false
    for (const name of [id, rdns, explorerId, ...rdnsAliases]) seen.add(name)
    return true
  })
}
