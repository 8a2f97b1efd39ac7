/** Code of the sign-in, which loads at its first use. */
export { cancelAttempt } from './cancelAttempt.js'
export { endSessions } from './endSessions.js'
export { followAccounts } from './followAccounts.js'
export { listSessions } from './listSessions.js'
export { askToSignIn } from './lookUpSession.js'
export { beginOneClick } from './oneClick.js'
export { signInAccount } from './signInAccount.js'
export { writeSignIn } from './writeSignIn.js'
