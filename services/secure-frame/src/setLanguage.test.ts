import { expect, test } from 'vitest'
import { selectLanguage } from './setLanguage.js'

test.each([
  ['ar', ['en-GB'], 'ar'],
  ['AR-eg', ['en'], 'ar'],
  ['en-US', ['ar'], 'en'],
  // The app has a language that the frame has no texts of.
  ['de', ['ar-EG', 'en'], 'ar'],
  ['arn', ['en'], 'en'],
  ['', ['de', 'ar'], 'en'],
  [undefined, ['ar'], 'ar'],
  [null, [], 'en'],
] as const)('the app wants %s, the browser has %j: %s', (wanted, languages, expected) => {
  expect(selectLanguage(wanted, languages)).toBe(expected)
})
