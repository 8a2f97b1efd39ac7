import { connectSession } from './connectSession.js'
import { followSession } from './followSession.js'
import { disconnectSession, requestSession, restoreSession } from './session.js'
import { walletConnectAdapter } from './walletConnectAdapter.js'

/** What WalletConnect loads at first use. The parts of all features are one module of the package. */
export const walletConnectParts = {
  connectSession,
  disconnectSession,
  followSession,
  requestSession,
  restoreSession,
  walletConnectAdapter,
}
