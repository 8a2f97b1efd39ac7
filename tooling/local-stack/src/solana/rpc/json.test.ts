import { expect, test } from 'vitest'
import { parseJson, stringifyJson } from './json.js'

test.each([
  '18446744073709551615',
  '[1,2.5,-3,1000,0.12345678901234568]',
  '{"a":9007199254740993,"b":"9007199254740993","c":[null,true,false,""]}',
  '"a \\" 12345678901234567890 \\\\"',
  '{"12345678901234567890":-12345678901234567890}',
])('%s survives reading and writing', text => {
  expect(stringifyJson(parseJson(text))).toBe(text)
})

test.each(['', '{', '01234567890123456789', '[1,]', "'a'", '"\u0001"', '12345678901234567890 1'])(
  '%j is no JSON',
  text => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  },
)

test('integers that a double holds exactly stay numbers', () => {
  expect(parseJson('[1000000000000000,9007199254740991,9007199254740992]')).toEqual([
    1_000_000_000_000_000,
    9_007_199_254_740_991,
    9_007_199_254_740_992n,
  ])
})
