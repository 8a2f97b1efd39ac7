/** A link or the name of a site, also with a space or a sign in place of its dot. */
const link =
  /https?:|www\.|\bt\.me\b|[a-z0-9-]{2,}\s?[.․。]\s?(?:com|org|net|io|xyz|app|fi|finance|site|online|claims?|gift|top|vip|example)\b/i

/**
 * Whether a transfer is there to mislead: nothing moved and somebody else sent it, the name of its token is a link, or
 * its symbol is that of a listed token at another address.
 */
export function isSpam(parameters: {
  readonly kind: string
  /** Null for the currency of the chain. */
  readonly token: string | null
  readonly amount: bigint
  /** Who sent the transaction. */
  readonly by: string
  readonly account: string
  readonly found: { readonly name: string; readonly symbol: string } | undefined
  /** Listed tokens of the chain, by address. */
  readonly listed: ReadonlyMap<string, { readonly symbol: string }> | undefined
}): boolean {
  const { kind, token, amount, by, account, found, listed } = parameters
  if (token === null) return false
  if (amount === 0n && by !== account) return true
  if (listed?.has(token)) return false
  if (found && hasLink(found.name, found.symbol)) return true
  const symbol = found?.symbol.trim().toLowerCase()
  return kind === 'erc20' && [...(listed?.values() ?? [])].some(one => one.symbol.toLowerCase() === symbol)
}

/** Whether a text of a contract is a link. */
export const hasLink = (...texts: readonly string[]): boolean => texts.some(text => link.test(text))
