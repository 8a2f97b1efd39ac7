/** The domain an ERC-4361 message signs in to. */
export function signInDomain(text: string): string | undefined {
  const match = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:/.exec(
    text,
  )
  return match?.[1]
}
