import { concatHex, type Hex, numberToHex, pad } from 'viem'
import type { Caveat } from './delegations.js'
import type { Enforcers } from './enforcers.js'
import type { Grant, Spending } from './types.js'

const word = (value: bigint | number) => numberToHex(value, { size: 32 })

/** Returns the caveats of a grant in a fixed order, so that the same grant always has the same caveats. */
export function toCaveats(grant: Grant, account: Hex, enforcers: Enforcers): readonly Caveat[] {
  const { delegate, permission, from = 0, until, calls } = grant
  const caveat = (name: keyof Enforcers, terms: Hex): Caveat => ({
    enforcer: enforcers[name],
    terms,
    args: '0x',
  })
  // Both ends are exclusive. 0 means no limit.
  const after = numberToHex(Math.max(from - 1, 0), { size: 16 })
  const common = [
    // A delegate could pass a delegation on to others. The user approved a specific redeemer.
    caveat('RedeemerEnforcer', delegate),
    caveat('TimestampEnforcer', concatHex([after, numberToHex(until, { size: 16 })])),
    ...(calls === undefined ? [] : [caveat('LimitedCallsEnforcer', word(calls))]),
  ]
  switch (permission.kind) {
    case 'native': {
      const { enforcer, terms } = encodeSpending(permission.spending, nativeEnforcers)
      // With data, the receiver would run arbitrary calls of the delegate in the account's name.
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
        // The account may be an operator of the tokens of other accounts.
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
