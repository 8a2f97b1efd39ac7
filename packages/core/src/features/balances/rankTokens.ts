import { isMixedScript, toSkeleton } from '../../validate/skeleton.js'
import type { TokenBalance } from './types.js'

/**
 * Marks the tokens that look like another token of the account, and sorts: by value, then by name, lookalikes last. The
 * network's own currency and tokens with a price are the originals, never the lookalikes.
 */
export function rankTokens(tokens: readonly Omit<TokenBalance, 'isLookalike'>[]): readonly TokenBalance[] {
  const isKnown = ({ address, price }: Omit<TokenBalance, 'isLookalike'>) => !address || price !== undefined
  const users = new Map<string, number>()
  const skeletons = tokens.map(({ name, symbol }) => [...new Set([toSkeleton(name), toSkeleton(symbol)])])
  for (const skeleton of skeletons.flat()) users.set(skeleton, (users.get(skeleton) ?? 0) + 1)
  const ranked = tokens.map((token, index): TokenBalance => {
    const isTwin = () =>
      skeletons[index]?.some(skeleton => skeleton !== '' && (users.get(skeleton) ?? 0) > 1) === true
    const looksForeign = () => isMixedScript(token.name) || isMixedScript(token.symbol)
    return { ...token, isLookalike: !isKnown(token) && (isTwin() || looksForeign()) }
  })
  const byName = new Intl.Collator('en').compare
  return ranked.sort(
    (a, b) =>
      Number(a.isLookalike) - Number(b.isLookalike) ||
      (b.value ?? -1) - (a.value ?? -1) ||
      byName(a.name, b.name) ||
      byName(a.address ?? '', b.address ?? ''),
  )
}
