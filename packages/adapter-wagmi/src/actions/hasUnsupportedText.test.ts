import { expect, it } from 'vitest'
import { hasUnsupportedText } from './hasUnsupportedText.js'

it.each([
  'ClearWallet: Unknown method requested wallet_sendCalls',
  'ClearWallet: Invalid request method wallet_sendCalls',
  'Method not supported',
])('a missing method is found in the words "%s", where there is no code', message => {
  expect(hasUnsupportedText({ error: true, message })).toBe(true)
  expect(hasUnsupportedText({ code: -32603, message })).toBe(false)
})

it.each([new TypeError('Invalid method parameter(s).'), 'Method not supported', undefined, null])(
  'no method is missing in %j',
  error => {
    expect(hasUnsupportedText(error)).toBe(false)
  },
)
