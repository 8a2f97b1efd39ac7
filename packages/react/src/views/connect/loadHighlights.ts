import type { Client } from '@latchkit/core'
import { connectorsAtom } from '@latchkit/core/connection'
import { builtInWallets, loadWalletHighlights, recentWalletsAtom } from '@latchkit/core/wallets'

/** Loads the wallets that the app features, or that were used last, if the kit, the app and this browser lack one. */
export async function loadHighlights(client: Client): Promise<void> {
  const { featuredWalletIds = [], customWallets = [] } = client.config
  const known = new Set(
    [...builtInWallets, ...customWallets, ...client.store.get(connectorsAtom)].flatMap(wallet => [
      wallet.id,
      wallet.rdns,
      'explorerId' in wallet ? wallet.explorerId : undefined,
    ]),
  )
  const wanted = [...featuredWalletIds, ...client.store.get(recentWalletsAtom)]
  if (wanted.some(id => !known.has(id))) await loadWalletHighlights(client)
}
