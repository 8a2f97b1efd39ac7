import type { BaseError } from '@latchkit/core'
import type { AccountState } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import type { connectingSiweMessages } from './connectingSiweMessages.js'

/** Errors before the wallet was prompted, such as `siwx/no-nonce`: the kind of the account cannot be the reason. */
const early = /^siwx\/(no|session)/

/** The text for a sign-in that failed. */
export function toSignInText(
  error: BaseError,
  { allAccounts, address }: Pick<AccountState, 'allAccounts' | 'address'>,
): keyof typeof connectingSiweMessages {
  if (early.test(error.code)) return 'siwx.problem'
  if (isError(error, 'rpc/user-rejected')) return 'siwx.declined'
  const account = allAccounts.find(known => known.address === address)
  if (account?.type === 'smartAccount') return 'siwx.smartAccount'
  return isError(error, 'siwx/refused') ? 'siwx.declined' : 'siwx.problem'
}
