import { connectorsAtom } from '@latchkit/core/connection'
import { builtInWallets, recentWalletsAtom } from '@latchkit/core/wallets'
import type { Latchkit } from '../../latchkit/types.js'
import { loadWalletHighlights } from '../../query/directory.js'

/** Loads the wallets that the app features, or that were used last, if the kit, the app and this browser lack one. */
export async function loadHighlights(latchkit: Latchkit): Promise<void> {
  const { client } = latchkit
  const { featuredWalletIds = [], customWallets = [] } = client.config
  const known = new Set(
    [...builtInWallets, ...customWallets, ...client.store.get(connectorsAtom)].flatMap(wallet => [
      wallet.id,
      wallet.rdns,
      'explorerId' in wallet ? wallet.explorerId : undefined,
    ]),
  )
  const wanted = [...featuredWalletIds, ...client.store.get(recentWalletsAtom)]
  if (wanted.some(id => !known.has(id))) await loadWalletHighlights(latchkit)
}
