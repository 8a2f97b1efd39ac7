import type { Hex } from 'viem'
import { isAddress } from 'viem/utils'
import { permit2 } from '../calls/callReaders.js'
import type { Action } from '../calls/types.js'
import type { TypedData } from './readTypedData.js'

type Fields = TypedData['message']
type Approval = Extract<Action, { kind: 'tokenApproval' }>

/** An allowance as the data has it. */
type Allowance = {
  readonly token: unknown
  readonly owner?: unknown
  readonly spender: unknown
  readonly amount: unknown
  readonly until: unknown
}

/** Allowances that typed data gives. */
export type Permits = {
  readonly approvals: readonly Approval[]
  /** It has the form of Permit2, and is for another contract. */
  readonly isElsewhere: boolean
}

/** Seconds of a deadline that never passes. */
const never = String(2n ** 64n)

/**
 * Reads the allowances that typed data gives by its bytes alone: of EIP-2612, of DAI, and of Permit2. `undefined` when it is
 * none of them, or a field is not what the contract reads there.
 *
 * @see EIP-2612
 */
export function readPermits({ domain, primaryType, message }: TypedData, account: Hex): Permits | undefined {
  const token = domain.verifyingContract
  const { spender, deadline } = message
  if (primaryType === 'Permit') {
    if (has(message, 'owner', 'spender', 'value', 'nonce', 'deadline')) {
      const { owner, value: amount } = message
      return toPermits(account, [{ token, owner, spender, amount, until: deadline }], false)
    }
    if (has(message, 'holder', 'spender', 'nonce', 'expiry', 'allowed')) {
      const { holder: owner, allowed, expiry } = message
      if (typeof allowed !== 'boolean') return undefined
      const amount = String(allowed ? 2n ** 256n - 1n : 0n)
      const until = expiry === '0' ? never : expiry
      return toPermits(account, [{ token, owner, spender, amount, until }], false)
    }
  }
  const isElsewhere = String(token).toLowerCase() !== permit2.toLowerCase()
  if (/^Permit(?:Single|Batch)$/.test(primaryType) && has(message, 'details', 'spender', 'sigDeadline')) {
    const all = listOf(message.details).map(one => ({ ...one, spender, until: one.expiration }))
    return toPermits(account, all, isElsewhere)
  }
  if (
    /^Permit(?:Batch)?(?:Witness)?TransferFrom$/.test(primaryType) &&
    has(message, 'permitted', 'spender', 'deadline')
  ) {
    const all = listOf(message.permitted).map(one => ({ ...one, spender, until: deadline }))
    return toPermits(account, all, isElsewhere)
  }
  return undefined
}

function toPermits(
  account: Hex,
  allowances: readonly Partial<Allowance>[],
  isElsewhere: boolean,
): Permits | undefined {
  const approvals = allowances.map(
    ({ token, owner = account, spender, amount, until }): Approval | undefined =>
      isPlace(token) && isPlace(owner) && isPlace(spender) && isNumber(amount) && isNumber(until)
        ? {
            kind: 'tokenApproval',
            change: 'permit',
            token,
            owner,
            spender,
            amount: BigInt(amount),
            until: BigInt(until),
          }
        : undefined,
  )
  return approvals.length > 0 && approvals.every(one => one !== undefined)
    ? { approvals, isElsewhere }
    : undefined
}

const has = (of: Fields, ...names: readonly string[]) => names.every(name => Object.hasOwn(of, name))
const listOf = (value: unknown): readonly Fields[] =>
  (Array.isArray(value) ? value : [value]).map(one =>
    typeof one === 'object' && one !== null ? (one as Fields) : {},
  )
const isPlace = (value: unknown): value is Hex => typeof value === 'string' && isAddress(value)
const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value)
