import { UserRejectedError } from '@latchkit/core/errors'
import { ProtocolError, WalletConnectError } from '@latchkit/walletconnect'
import { afterEach, expect, it, vi } from 'vitest'
import { toPairingFailure } from './toPairingFailure.js'

afterEach(() => vi.unstubAllGlobals())

const of = (code: string) => new WalletConnectError('no', { code })

it.each([
  [of('walletconnect/relay-timeout'), 'unreachable'],
  [of('walletconnect/relay-unavailable'), 'unreachable'],
  [of('walletconnect/clock-skew'), 'clock'],
  [of('walletconnect/invalid-project-id'), 'app'],
  [of('walletconnect/origin-not-allowed'), 'app'],
  [of('connection/no-common-network'), 'networks'],
  [new ProtocolError(5100), 'networks'],
  [new ProtocolError(7000), 'other'],
  [new UserRejectedError(), 'other'],
  [undefined, 'unreachable'],
])('C29 maps an error to the side that failed: %s is %s', (error, kind) => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(toPairingFailure(error)).toBe(kind)
  vi.stubGlobal('navigator', { onLine: false })
  expect(toPairingFailure(error)).toBe('offline')
})
