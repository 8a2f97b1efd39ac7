import { isMixedScript, toSkeleton } from '@latchkit/core/validate'

/** A link or the name of a site, also with a space or another character in place of its dot. */
const link =
  /https?:|www\.|\bt\.me\b|[a-z0-9-]{2,}\s?[.․。]\s?(?:com|org|net|io|xyz|app|fi|finance|site|online|claims?|gift|top|vip|example)\b/i

/** Name and symbol of a token. */
type Name = { readonly name: string; readonly symbol: string }

/** Whether a transfer is misleading. */
export type IsSpam = (transfer: {
  readonly kind: string
  /** Null for the currency of the chain. */
  readonly token: string | null
  readonly amount: bigint
  /** Sender that the token's contract reports. Undefined where balances show the sender. */
  readonly sender: string | undefined
  /** Sender of the transaction. */
  readonly by: string
  readonly account: string
  readonly found: Name | undefined
}) => boolean

/**
 * Creates the check of transfers on a chain. A transfer is misleading when nothing moved and another account sent it,
 * when an unlisted token reports that it left the account in a transaction of another account, when the name of its
 * token is a link, or when the token looks like the currency or a listed token at another address: a contract may write
 * any name, and any event.
 */
export function createIsSpam({
  listed,
  currency,
}: {
  /** Listed tokens of the chain, by address. */
  readonly listed: ReadonlyMap<string, Name> | undefined
  readonly currency: Name | undefined
}): IsSpam {
  let symbols: ReadonlySet<string> | undefined
  const isTwin = ({ symbol }: Name) => {
    const skeleton = toSkeleton(symbol)
    symbols ??= new Set(
      [...(listed?.values() ?? []), ...(currency ? [currency] : [])].map(one => toSkeleton(one.symbol)),
    )
    return isMixedScript(symbol) || (skeleton !== '' && symbols.has(skeleton))
  }
  return ({ kind, token, amount, sender, by, account, found }) => {
    if (token === null) return false
    if (amount === 0n && by !== account) return true
    if (listed?.has(token)) return false
    if (found && hasLink(found.name, found.symbol)) return true
    // An NFT leaves in the transaction of its buyer, and its collection may have any name.
    if (kind !== 'erc20') return false
    return (sender === account && by !== account) || (found !== undefined && isTwin(found))
  }
}

/** Whether any text of a contract contains a link. */
export const hasLink = (...texts: readonly string[]): boolean => texts.some(text => link.test(text))
