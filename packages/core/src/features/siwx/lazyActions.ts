import { askToSignIn } from './flow/askToSignIn.js'
import { beginOneClick } from './flow/beginOneClick.js'
import { cancelAttempt } from './flow/cancelAttempt.js'
import { endSessions } from './flow/endSessions.js'
import { followAccounts } from './flow/followAccounts.js'
import { listSessions } from './flow/listSessions.js'
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
