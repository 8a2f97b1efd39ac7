/**
 * Derivation paths of account 0: BIP-44 on eip155, SLIP-10 on Solana. The worker derives keys with them, the frame reports
 * them to the app; both are separate bundles.
 */
export const accountPaths = {
  eip155: "m/44'/60'/0'/0/0",
  solana: "m/44'/501'/0'/0'",
  /**
   * The key that owns the smart account. It is never an account itself: the account's contract accepts any hash that this
   * key signed, so a signature for another account must never come from this key.
   */
  owner: "m/44'/60'/0'/1/0",
} as const
