import { getStore } from '../../client/internal.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'
import { recentWalletsAtom, restoreRecentWallets } from './recentWallets.js'

/**
 * Stores a wallet as the latest of the two used last.
 *
 * @example
 * rememberRecentWallet(client, wallet.id)
 */
export function rememberRecentWallet(client: Client, id: string): void {
  // Read again, since another tab may have added a wallet.
  const recents = [id, ...restoreRecentWallets(client).filter(recent => recent !== id)].slice(0, 2)
  getStore(client).set(recentWalletsAtom, recents)
  client.storage.set(`${client.config.storageKey}.recentWallets`, JSON.stringify(recents))
  // Not refetched now, so that no row moves while the list is shown.
  void peekQueryClient(client)?.invalidateQueries({
    queryKey: ['latchkit', client.uid, 'walletHighlights'],
    refetchType: 'none',
  })
}
