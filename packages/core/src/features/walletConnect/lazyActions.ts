import { connectSession } from './connectSession.js'
import { followSession } from './followSession.js'
import { protocolAdapter } from './protocolAdapter.js'
import { disconnectSession, requestSession, restoreSession } from './session.js'

/** What is loaded at the first use of WalletConnect. */
export const lazyActions = {
  connectSession,
  disconnectSession,
  followSession,
  protocolAdapter,
  requestSession,
  restoreSession,
}
