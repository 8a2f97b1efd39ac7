import type { Client } from '../../types/client.js'
import { pendingPairing } from './pendingPairing.js'
import type { WalletConnectLink } from './types.js'

/**
 * Remembers by which link the person opened the wallet. The session that comes of it keeps the link, so that its
 * requests open the same wallet.
 *
 * @example
 * setWalletLink(client, { href: 'metamask://', walletId: 'io.metamask' })
 */
export function setWalletLink(client: Client, link: WalletConnectLink | undefined): void {
  pendingPairing(client).link = link
}
