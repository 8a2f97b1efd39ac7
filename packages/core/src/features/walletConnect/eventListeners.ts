import { createOwned } from '../../client/internal.js'
import type { WalletConnectEvents } from './types.js'

/** Who wants to hear of the wallet's events. */
export const eventListeners = /*#__PURE__*/ createOwned(
  'walletConnect.listeners',
  () => new Set<(event: WalletConnectEvents['event']) => void>(),
)
