import type { Account } from '@latchkit/core'
import { accountsAtom } from '@latchkit/core/connection'
import type { ThemeVariables, TokenName } from '../theme/types.js'
import { useAccount } from './useAccount.js'
import { useAtomValue } from './useAtomValue.js'

type Same<one, other> = [one, other] extends [other, one] ? true : false
type Expect<answer extends true> = answer

const active = () => useAccount()
const evm = () => useAccount({ namespace: 'eip155' })
const solana = () => useAccount({ namespace: 'solana' })
const all = () => useAtomValue(accountsAtom)

export type Checks = [
  Expect<Same<ReturnType<typeof active>['address'], string | undefined>>,
  Expect<Same<ReturnType<typeof evm>['address'], `0x${string}` | undefined>>,
  Expect<Same<ReturnType<typeof evm>['allAccounts'], readonly Account<'eip155'>[]>>,
  Expect<Same<Account<'eip155'>['address'], `0x${string}`>>,
  Expect<Same<ReturnType<typeof evm>['caipAddress'], `eip155:${string}:${string}` | undefined>>,
  Expect<Same<ReturnType<typeof solana>['address'], string | undefined>>,
  Expect<Same<NonNullable<ReturnType<typeof all>['eip155']>['address'], `0x${string}` | undefined>>,
]

/** Every token has a name, and no other. */
const tokens: ThemeVariables = { '--lk-accent': 'teal' }
export const name: TokenName = '--lk-radius'
// @ts-expect-error no token
export const mistaken: ThemeVariables = { ...tokens, '--lk-colour': 'teal' }
