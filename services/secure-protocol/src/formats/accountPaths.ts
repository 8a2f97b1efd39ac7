/**
 * Derivation paths of account 0: BIP-44 on eip155, SLIP-10 on Solana. The worker derives by them, the frame tells the app;
 * both are bundles of their own.
 */
export const accountPaths = {
  eip155: "m/44'/60'/0'/0/0",
  solana: "m/44'/501'/0'/0'",
  /**
   * The key that owns the smart account. It is never an account itself: the account's contract takes any hash that this key
   * signed, so nothing that was signed for another account may be by this key.
   */
  owner: "m/44'/60'/0'/1/0",
} as const
