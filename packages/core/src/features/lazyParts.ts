import { cancelAttempt } from './siwx/flow/cancelAttempt.js'
import { endSessions, listSessions } from './siwx/flow/endSessions.js'
import { followAccounts } from './siwx/flow/followAccounts.js'
import { askToSignIn } from './siwx/flow/lookUpSession.js'
import { beginOneClick } from './siwx/flow/oneClick.js'
import { signInAccount } from './siwx/flow/signInAccount.js'
import { connectSession } from './walletConnect/connectSession.js'
import { followSession } from './walletConnect/followSession.js'
import { disconnectSession, requestSession, restoreSession } from './walletConnect/session.js'
import { walletConnectAdapter } from './walletConnect/walletConnectAdapter.js'

/**
 * What core loads at first use, by feature. It is one chunk: for each further one, bundlers move what it shares with the
 * page out of the page's first file, and ten small files load slower than one.
 */
export const lazyParts = {
  siwx: {
    askToSignIn,
    beginOneClick,
    cancelAttempt,
    endSessions,
    followAccounts,
    listSessions,
    signInAccount,
  },
  walletConnect: {
    connectSession,
    disconnectSession,
    followSession,
    walletConnectAdapter,
    requestSession,
    restoreSession,
  },
}
