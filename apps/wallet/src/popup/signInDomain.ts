/** The domain a message of ERC-4361 or Sign in with Solana signs in to. */
export function signInDomain(text: string): string | undefined {
  const match =
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your (?:Ethereum|Solana) account:/.exec(text)
  return match?.[1]
}
