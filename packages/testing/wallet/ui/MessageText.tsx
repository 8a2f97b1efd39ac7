/** A text to sign. It scrolls when it is long, and takes the focus so that the keyboard can scroll it. */
export function MessageText({ testId, text }: { testId: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by the keyboard.
    <pre tabIndex={0} data-testid={testId}>
      {text}
    </pre>
  )
}

/** Returns the domain that a message of ERC-4361 or Sign in with Solana signs in to. */
const signInDomain = (text: string) =>
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your (?:Ethereum|Solana) account:/.exec(
    text,
  )?.[1]

/** Warns about a message that signs in to another domain than that of the site which requests it. */
export function SignInWarning({ text, origin }: { text: string; origin: string }) {
  const domain = signInDomain(text)
  if (domain === undefined || domain === new URL(origin).host) return null
  return <ForeignDomain domain={domain} site={origin} />
}

/** The warning itself. */
export function ForeignDomain({ domain, site }: { domain: string; site: string }) {
  return (
    <p className="warning" data-testid="sign-in-warning">
      {`This signs you in to ${domain}, but ${site} asks for it. Reject it unless you know why.`}
    </p>
  )
}
