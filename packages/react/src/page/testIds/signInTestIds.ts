/** Test ids of signing in with a wallet. */
export const signInTestIds = {
  /** Requests the sign-in signature from the wallet. */
  siwxSign: 'siwx-sign',
  /** Cancels the sign-in; disconnects if it is required. */
  siwxCancel: 'siwx-cancel',
} as const
