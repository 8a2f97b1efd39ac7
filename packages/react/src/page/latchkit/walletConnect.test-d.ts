import type { BaseError } from '@latchkit/core/errors'
import type { WalletConnectConfig } from '@latchkit/core/walletconnect'
import type { WalletConnectError } from '@latchkit/walletconnect'

export const load = () => import('@latchkit/walletconnect')

load satisfies NonNullable<WalletConnectConfig['load']>

type Same<one, other> = [one, other] extends [other, one] ? true : false
type Expect<answer extends true> = answer

// The two error classes have one shape, so that `isError` of core narrows the errors of both packages.
export type Checks = [
  Expect<Same<Omit<WalletConnectError, 'rpcCode'>, Omit<BaseError, never>>>,
  Expect<Same<Exclude<keyof WalletConnectError, keyof BaseError>, 'rpcCode'>>,
]
