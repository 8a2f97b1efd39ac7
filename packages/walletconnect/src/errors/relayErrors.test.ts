import { expect, it } from 'vitest'
import { toCloseError } from './relayErrors.js'

it.each([
  [3000, 'Unauthorized: origin not allowed', 'walletconnect/origin-not-allowed'],
  [3000, 'Unauthorized: invalid key', 'walletconnect/invalid-project-id'],
  [3000, 'JWT validation error: token not yet valid', 'walletconnect/clock-skew'],
  [3000, 'JWT validation error: invalid audience', 'walletconnect/connection-refused'],
  [4003, 'JWT validation error: JWT Token is not yet valid', 'walletconnect/clock-skew'],
  [1001, 'The relay is shutting down', undefined],
  [1006, '', undefined],
  [4010, 'Relay restart', undefined],
])('%i %s is %s', (code, reason, expected) => {
  const error = toCloseError(code, reason)
  expect(error?.code).toBe(expected)
  if (error) expect(error.details).toBe(reason)
})
