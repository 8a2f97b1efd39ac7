import { connectSession } from './connectSession.js'
import { followSession } from './followSession.js'
import { disconnectSession, requestSession, restoreSession } from './session.js'
import { walletConnectAdapter } from './walletConnectAdapter.js'

/** What WalletConnect loads at first use. See `features/parts.ts`. */
export const walletConnectParts = {
  connectSession,
  disconnectSession,
  followSession,
  requestSession,
  restoreSession,
  walletConnectAdapter,
}
