import { createOwned } from '../../client/internal.js'
import type { WalletConnectLink } from './types.js'

/** What is known of the pairing under way: by which link the person opened the wallet, if by one. */
export const pendingPairing = /*#__PURE__*/ createOwned(
  'walletConnect.pending',
  (): { link: WalletConnectLink | undefined } => ({ link: undefined }),
)
