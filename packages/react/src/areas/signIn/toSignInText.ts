import type { BaseError } from '@latchkit/core'
import type { AccountState } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import type { connectingSiweMessages } from './connectingSiweMessages.js'

/** The text for a sign-in that failed. */
export function toSignInText(
  error: BaseError,
  { allAccounts, address }: Pick<AccountState, 'allAccounts' | 'address'>,
): keyof typeof connectingSiweMessages {
  if (isError(error, 'rpc/user-rejected')) return 'siwx.declined'
  const account = allAccounts.find(known => known.address === address)
  if (account?.type === 'smartAccount') return 'siwx.smartAccount'
  return isError(error, 'siwx/refused') ? 'siwx.declined' : 'siwx.problem'
}
