import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { WalletConnectLink } from './types.js'

/**
 * Remembers the link by which the user opened the wallet, or with undefined that the code was scanned or copied instead.
 * The session that results from it keeps the link, so that its requests open the same wallet.
 *
 * @example
 * setWalletLink(client, { href: 'metamask://', walletId: 'io.metamask' })
 */
export function setWalletLink(client: Client, link: WalletConnectLink | undefined): void {
  pendingPairing(client).link = link
}

/** The pending pairing: the link by which the user opened the wallet, if any, and how it is renewed. */
export const pendingPairing = /*#__PURE__*/ createOwned(
  'walletConnect.pending',
  (): { link: WalletConnectLink | undefined; renew?: (() => void) | undefined } => ({ link: undefined }),
)
