import type { BaseError } from '@latchkit/core'
import type {
  CreateWalletConnectParameters,
  WalletConnectClient,
  WalletConnectConfig,
} from '@latchkit/core/walletconnect'
import type { WalletConnectError } from '@latchkit/walletconnect'

export const load = () => import('@latchkit/walletconnect')

load satisfies NonNullable<WalletConnectConfig['load']>

// Methods are compared both ways round, so one that asks for more than core gives would pass above. Functions are not.
type Strict<member> = member extends (...parameters: infer parameters) => infer result
  ? (parameters: parameters) => result
  : member
/** Names of what `wanted` has and `given` has not, or not so that it fits. */
type Misfits<given, wanted> = {
  [name in keyof wanted]-?: name extends keyof given
    ? Strict<given[name]> extends Strict<wanted[name]>
      ? never
      : name
    : name
}[keyof wanted]
type Same<one, other> = [one, other] extends [other, one] ? true : false
type Expect<answer extends true> = answer

type Create = Awaited<ReturnType<typeof load>>['createWalletConnect']
type Client = ReturnType<Create>
type Change<changed> = Omit<Client, keyof changed> & changed
type Ask = Parameters<Client['request']>[0]
type Shape<error> = Omit<error, 'name' | 'stack' | 'message'>

export type Checks = [
  // One shape of errors: `rpcCode` is all that the protocol client adds.
  Expect<Same<Shape<BaseError>, Omit<Shape<WalletConnectError>, 'rpcCode'>>>,
  Expect<Same<Misfits<Client, WalletConnectClient>, never>>,
  Expect<Same<Misfits<CreateWalletConnectParameters, Parameters<Create>[0]>, never>>,
  // What is noticed when the two part: something absent, a parameter more, less in a result, an option more.
  Expect<Same<Misfits<Omit<Client, 'ping'>, WalletConnectClient>, 'ping'>>,
  Expect<
    Same<
      Misfits<Change<{ request(parameters: Ask & { key: string }): Promise<unknown> }>, WalletConnectClient>,
      'request'
    >
  >,
  Expect<
    Same<Misfits<Change<{ getSessions(): readonly { topic: string }[] }>, WalletConnectClient>, 'getSessions'>
  >,
  Expect<Same<Misfits<Omit<CreateWalletConnectParameters, 'storage'>, Parameters<Create>[0]>, 'storage'>>,
]
