/** Code of a WalletConnect session, which loads at its first use. */
export { followSession } from '../followSession.js'
export { connectSession } from './connectSession.js'
export { disconnectSession, requestSession, restoreSession } from './session.js'
export { walletConnectAdapter } from './walletConnectAdapter.js'
