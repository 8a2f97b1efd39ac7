import { cancelAttempt } from './flow/cancelAttempt.js'
import { endSessions, listSessions } from './flow/endSessions.js'
import { followAccounts } from './flow/followAccounts.js'
import { askToSignIn } from './flow/lookUpSession.js'
import { beginOneClick } from './flow/oneClick.js'
import { signInAccount } from './flow/signInAccount.js'

/** What is loaded at the first account of an app with `siwx`. */
export const lazyActions = {
  askToSignIn,
  beginOneClick,
  cancelAttempt,
  endSessions,
  followAccounts,
  listSessions,
  signInAccount,
}
