/** Test ids of signing in with a wallet. */
export const signInTestIds = {
  /** Asks the wallet for the signature that signs in. */
  siwxSign: 'siwx-sign',
  /** Gives the sign-in up; disconnects where it is required. */
  siwxCancel: 'siwx-cancel',
} as const
