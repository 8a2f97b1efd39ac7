import { cancelAttempt } from './flow/cancelAttempt.js'
import { endSessions } from './flow/endSessions.js'
import { followAccounts } from './flow/followAccounts.js'
import { listSessions } from './flow/listSessions.js'
import { askToSignIn } from './flow/lookUpSession.js'
import { beginOneClick } from './flow/oneClick.js'
import { signInAccount } from './flow/signInAccount.js'
import { writeSignIn } from './flow/writeSignIn.js'

/** What signing in loads at first use. The parts of all features are one module of the package. */
export const siwxParts = {
  askToSignIn,
  beginOneClick,
  cancelAttempt,
  endSessions,
  followAccounts,
  listSessions,
  signInAccount,
  writeSignIn,
}
