import type { TokenBalance } from './types.js'

/** Letters of other scripts, and digits, that look like a Latin letter. */
const twins: readonly (readonly [string, string])[] = [
  ['a', 'аαａɑ'],
  ['b', 'вβьЬ'],
  ['c', 'сϲⅽ'],
  ['d', 'ԁⅾ'],
  ['e', 'еεє'],
  ['h', 'нһ'],
  ['i', 'іιıl1|!íì'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['m', 'мμⅿ'],
  ['n', 'пη'],
  ['o', 'оοσ0օ'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['s', 'ѕ5$ꜱ'],
  ['t', 'тτ'],
  ['u', 'υսц'],
  ['v', 'νѵⅴ'],
  ['w', 'ԝω'],
  ['x', 'хχⅹ'],
  ['y', 'уγү'],
  ['z', 'ᴢ2'],
]

/** The Latin twin of each of them. */
const latin: ReadonlyMap<string, string> = /*#__PURE__*/ new Map(
  /*#__PURE__*/ twins.flatMap(([letter, others]) => Array.from(others, other => [other, letter] as const)),
)

/** What a text looks like: without accents, case, gaps and signs, each letter by its Latin twin. */
export function toSkeleton(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return Array.from(plain, letter => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a text has letters of Latin beside those of a script that has twins of them. */
function isMixed(text: string): boolean {
  return (
    /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(text)
  )
}

/**
 * Marks the tokens that look like another one of the account, and sorts: by value, then by name, lookalikes last. The
 * network's own currency and tokens with a price are what others look like, never the other way round.
 */
export function rankTokens(tokens: readonly Omit<TokenBalance, 'isLookalike'>[]): readonly TokenBalance[] {
  const isKnown = ({ address, price }: Omit<TokenBalance, 'isLookalike'>) => !address || price !== undefined
  const users = new Map<string, number>()
  const skeletons = tokens.map(({ name, symbol }) => [...new Set([toSkeleton(name), toSkeleton(symbol)])])
  for (const skeleton of skeletons.flat()) users.set(skeleton, (users.get(skeleton) ?? 0) + 1)
  const ranked = tokens.map((token, index): TokenBalance => {
    const isTwin = () =>
      skeletons[index]?.some(skeleton => skeleton !== '' && (users.get(skeleton) ?? 0) > 1) === true
    const looksForeign = () => isMixed(token.name) || isMixed(token.symbol)
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
