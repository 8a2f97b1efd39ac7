import {
  anyDelegate,
  type Delegation,
  type Enforcers,
  type Grant,
  type Permission,
  rootAuthority,
  toCaveats,
} from '@latchkit/delegations'
import type { AccountContracts } from '@latchkit/secure-protocol/api/smartAccounts'
import { type Hex, isAddressEqual, zeroAddress } from 'viem'
import { UnsupportedPermissionError } from './errors.js'

export type ToDelegationParameters = {
  readonly grant: Grant
  /** The account that gives the permission. */
  readonly account: Hex
  readonly contracts: Pick<AccountContracts, 'entryPoint' | 'delegationManager'>
  readonly enforcers: Enforcers
  /** Random 32 bytes: the hash of the delegation, by which it is counted and revoked, follows from it. */
  readonly salt: bigint
}

/**
 * The delegation that gives a permission, to be signed by the account.
 *
 * @throws UnsupportedPermissionError for a delegate that is the zero address, the open delegate, the account itself or a
 * contract that rules it, and for calls to the account or to those contracts: such a call could grant any other permission
 */
export function toDelegation(parameters: ToDelegationParameters): Delegation {
  const { grant, account, contracts, enforcers, salt } = parameters
  const { delegate, permission } = grant
  const rulers = [account, contracts.delegationManager, contracts.entryPoint]
  if ([zeroAddress, anyDelegate, ...rulers].some(other => isAddressEqual(delegate, other)))
    throw new UnsupportedPermissionError('delegate', delegate, 'it is not another account')
  const target = getTarget(permission)
  if (target && [...rulers, ...Object.values(enforcers)].some(other => isAddressEqual(target, other)))
    throw new UnsupportedPermissionError('target', target, 'it rules the account')
  const caveats = toCaveats(grant, account, enforcers)
  return { delegate, delegator: account, authority: rootAuthority, caveats, salt }
}

function getTarget(permission: Permission): Hex | undefined {
  if (permission.kind === 'native') return undefined
  return permission.kind === 'call' ? permission.target : permission.token
}
