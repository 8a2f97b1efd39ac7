import { concatHex, type Hex, isAddressEqual, numberToHex, pad, zeroAddress } from 'viem'
import type { AccountContracts } from '../../api/smartAccounts.js'
import { anyDelegate, type Caveat, type Delegation, rootAuthority } from './delegations.js'
import type { Enforcers } from './enforcers.js'
import { UnsupportedPermissionError } from './errors.js'
import type { Grant, Permission, Spending } from './types.js'

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
 * @throws UnsupportedPermissionError for a delegate that is nobody, everybody or the account itself, and for calls to the
 *   account or to the contracts that rule it: such a call could give any other permission
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

const word = (value: bigint | number) => numberToHex(value, { size: 32 })

/** The caveats of a grant, in an order of their own, so that the same grant always has the same. */
export function toCaveats(grant: Grant, account: Hex, enforcers: Enforcers): readonly Caveat[] {
  const { delegate, permission, from = 0, until, calls } = grant
  const caveat = (name: keyof Enforcers, terms: Hex): Caveat => ({
    ...{ enforcer: enforcers[name], terms, args: '0x' },
  })
  // Both ends are exclusive; 0 is no limit.
  const after = numberToHex(Math.max(from - 1, 0), { size: 16 })
  const common = [
    // A delegate could pass a delegation on to others. What the user approved names who uses it.
    caveat('RedeemerEnforcer', delegate),
    caveat('TimestampEnforcer', concatHex([after, numberToHex(until, { size: 16 })])),
    ...(calls === undefined ? [] : [caveat('LimitedCallsEnforcer', word(calls))]),
  ]
  switch (permission.kind) {
    case 'native': {
      const { enforcer, terms } = encodeSpending(permission.spending, nativeEnforcers)
      // With data, the receiver would run what the delegate likes in the account's name.
      return [...common, caveat(enforcer, terms), caveat('ExactCalldataEnforcer', '0x')]
    }
    case 'erc20': {
      const { enforcer, terms } = encodeSpending(permission.spending, erc20Enforcers)
      return [...common, caveat(enforcer, concatHex([permission.token, terms])), noValue(caveat)]
    }
    case 'erc721': {
      const { token, tokenId } = permission
      return [
        ...common,
        caveat('ERC721TransferEnforcer', concatHex([token, word(tokenId)])),
        // The account may be an operator of tokens of others.
        caveat('AllowedCalldataEnforcer', concatHex([word(4), pad(account)])),
        noValue(caveat),
      ]
    }
    case 'call': {
      const { target, selectors, equal, valueLimit } = permission
      return [
        ...common,
        caveat('AllowedTargetsEnforcer', target),
        caveat('AllowedMethodsEnforcer', concatHex(selectors)),
        ...equal.map(({ start, word: value }) =>
          caveat('AllowedCalldataEnforcer', concatHex([word(start), value])),
        ),
        caveat('ValueLteEnforcer', word(valueLimit)),
      ]
    }
    default:
      throw new RangeError(`no caveats for ${permission satisfies never}`)
  }
}

const noValue = (caveat: (name: keyof Enforcers, terms: Hex) => Caveat) => caveat('ValueLteEnforcer', word(0))

const nativeEnforcers = {
  total: 'NativeTokenTransferAmountEnforcer',
  periodic: 'NativeTokenPeriodTransferEnforcer',
  stream: 'NativeTokenStreamingEnforcer',
} as const
const erc20Enforcers = {
  total: 'ERC20TransferAmountEnforcer',
  periodic: 'ERC20PeriodTransferEnforcer',
  stream: 'ERC20StreamingEnforcer',
} as const

type SpendingEnforcers = typeof nativeEnforcers | typeof erc20Enforcers

function encodeSpending(spending: Spending, names: SpendingEnforcers) {
  const enforcer = names[spending.limit]
  if (spending.limit === 'total') return { enforcer, terms: word(spending.amount) }
  if (spending.limit === 'periodic') {
    const { amount, period, start } = spending
    return { enforcer, terms: concatHex([amount, period, start].map(word)) }
  }
  const { initial, most, perSecond, start } = spending
  return { enforcer, terms: concatHex([initial, most, perSecond, start].map(word)) }
}
