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

/** The Latin twin of each of these characters. */
const latin: ReadonlyMap<string, string> = /*#__PURE__*/ new Map(
  /*#__PURE__*/ twins.flatMap(([letter, others]) => Array.from(others, other => [other, letter] as const)),
)

/**
 * Returns the visual form of a text: without accents, case, gaps and signs, each letter by its Latin twin. Two names with
 * the same skeleton can be mistaken for each other.
 *
 * @example
 * toSkeleton('USDС') === toSkeleton('USDC') // true: the first one ends in a Cyrillic letter
 */
export function toSkeleton(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return Array.from(plain, letter => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Whether a text has Latin letters beside those of a script with letters that look like them: Cyrillic, Greek or Armenian.
 *
 * @example
 * isMixedScript('USDС') // true: it ends in a Cyrillic letter
 * isMixedScript('Рубль') // false
 */
export function isMixedScript(text: string): boolean {
  return (
    /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(text)
  )
}
