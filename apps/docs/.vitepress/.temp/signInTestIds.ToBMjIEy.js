// ../../packages/react/dist/page/testIds/signInTestIds.js
/** Test ids of signing in with a wallet. */
var signInTestIds = {
  /** Requests the sign-in signature from the wallet. */
  siwxSign: 'siwx-sign',
  /** Cancels the sign-in; disconnects if it is required. */
  siwxCancel: 'siwx-cancel',
}

export { signInTestIds as t }
