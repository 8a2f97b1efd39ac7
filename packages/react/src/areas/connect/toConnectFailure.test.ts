import {
  DisconnectedError,
  toProviderRpcError,
  UnrecognizedChainError,
  UnsupportedMethodError,
} from '@latchkit/core/errors'
import { expect, it } from 'vitest'
import { toConnectFailure } from './toConnectFailure.js'

it.each([
  [new DisconnectedError(), 'connecting.lockedHint'],
  [toProviderRpcError({ code: 4100, message: 'Locked' }), 'connecting.lockedHint'],
  [new UnrecognizedChainError(), 'connecting.networkHint'],
  [new UnsupportedMethodError(), 'connecting.unsupportedHint'],
  [undefined, 'connecting.failedHint'],
  [new TypeError('not one of ours'), 'connecting.failedHint'],
])('says what can be done about %s', (error, hint) => {
  expect(toConnectFailure(error)).toEqual({ hint })
})

it('names the package that the app did not install', () => {
  const error = toProviderRpcError(new Error('dependency "@base-org/account" not found'))
  expect(toConnectFailure(error)).toEqual({ hint: 'connecting.packageHint', reason: '@base-org/account' })
})

it('shows the first line of what the wallet answered, as plain text and not without end', () => {
  const failure = (message: string) => toConnectFailure(toProviderRpcError(new Error(message)))
  expect(failure('Keyring is \u202edaeol\nat background.js')).toEqual({
    hint: 'connecting.answeredHint',
    reason: 'Keyring is ⟨U+202E⟩daeol',
  })
  expect(failure('x'.repeat(500)).reason).toHaveLength(121)
})
