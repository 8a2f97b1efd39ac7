import type { Delegation, Enforcers, Spending } from '@latchkit/delegations'
import { type DelegationDescription, describeDelegation } from '@latchkit/delegations'
import { coinOf, type Spends } from '@latchkit/secure-protocol/api/policy'
import type { Hex } from 'viem'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, type Description, formatCoin, row } from '../approval/describeRequest.js'
import type { Amount } from '../approval/writeText.js'
import { createFacts, type Token } from '../calls/createFacts.js'
import type { Measured } from '../calls/describeTransaction.js'
import { addressRow, warnOfToken } from '../calls/stepRows.js'
import type { StepContext } from '../calls/types.js'
import type { Read } from '../rpc/createReads.js'

type DescribeGrantsParameters = {
  readonly read: Read
  readonly chainId: number
  readonly account: Hex
  readonly enforcers: Enforcers
  readonly delegations: readonly Delegation[]
  /** Seconds since 1970. */
  readonly now: number
  readonly title: Description['title']
}

/**
 * Describes delegations by the signed data: receiver, permission, amount and expiry. `spends` is the largest amount
 * that can be spent until they end, `null` where calls have no such number.
 */
export async function describeGrants(parameters: DescribeGrantsParameters): Promise<Measured> {
  const { read, chainId, account, enforcers, delegations, now, title } = parameters
  const context: StepContext = { chainId, account, facts: createFacts(read, chainId) }
  const parts = await Promise.all(
    delegations.map(async (delegation, index) => {
      const described = await describeGrant(context, describeDelegation(delegation, { enforcers, now }))
      const part = `${index + 1}`
      const start: ApprovalRow[] =
        delegations.length > 1 ? [{ label: 'approval.permission', value: { text: '' }, part }] : []
      return { ...described, rows: [...start, ...described.rows] }
    }),
  )
  return {
    description: {
      title,
      rows: parts.flatMap(({ rows }) => rows),
      warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))],
      isUnreadable: parts.some(({ isUnreadable }) => isUnreadable),
    },
    spends: parts.some(({ spends }) => spends === null) ? null : parts.flatMap(({ spends }) => spends ?? []),
  }
}

type Described = {
  readonly rows: readonly ApprovalRow[]
  readonly warnings: readonly ApprovalKey[]
  readonly isUnreadable: boolean
  readonly spends: Spends
}

async function describeGrant(context: StepContext, described: DelegationDescription): Promise<Described> {
  const { delegate, calls, from, until } = described
  const what = await describePermission(context, described)
  return {
    ...what,
    rows: [
      addressRow(context, 'approval.redeemer', delegate),
      ...what.rows,
      ...(calls === undefined ? [] : [row('approval.uses', String(calls))]),
      ...(from === undefined ? [] : [row('approval.starts', formatTime(from))]),
      row('approval.until', formatTime(until)),
    ],
  }
}

async function describePermission(
  context: StepContext,
  described: DelegationDescription,
): Promise<Described> {
  const { permission, total, movesTokens } = described
  const { chainId, facts } = context
  const coin = coinOf(`eip155:${chainId}`)
  switch (permission.kind) {
    case 'native': {
      const format = (amount: bigint) => formatCoin(chainId, amount)
      const rows = [kindRow('permission.native'), ...spendingRows(permission.spending, total, format)]
      return { rows, ...readable, spends: [toSpent(coin, total)] }
    }
    case 'erc20': {
      const token = await facts.token(permission.token)
      const format = (amount: bigint) => formatToken(token, amount)
      return {
        rows: [
          kindRow('permission.erc20'),
          ...spendingRows(permission.spending, total, format),
          addressRow(context, 'approval.contract', permission.token),
        ],
        ...readable,
        warnings: warnOfToken(token),
        spends: [toSpent(`eip155:${chainId}/erc20:${permission.token.toLowerCase()}`, total)],
      }
    }
    case 'erc721': {
      const { token, tokenId } = permission
      const item = row('approval.item', `#${tokenId}`)
      const rows = [kindRow('permission.erc721'), item, addressRow(context, 'approval.contract', token)]
      return { rows, ...readable, spends: null }
    }
    case 'call': {
      const { target, selectors, equal, valueLimit } = permission
      return {
        rows: [
          kindRow('permission.call'),
          addressRow(context, 'approval.contract', target),
          // A name of a page would tell nothing: other functions can be made to have the same four bytes.
          row('approval.functions', selectors.join(', ')),
          ...equal.map(({ start, word }) => row('approval.condition', `[${start}–${start + 31}] = ${word}`)),
          row('approval.each', formatCoin(chainId, valueLimit)),
          ...(total === undefined || total === 0n ? [] : [row('approval.total', formatCoin(chainId, total))]),
        ],
        warnings: ['warning.unreadable', ...(movesTokens ? (['warning.movesTokens'] as const) : [])],
        isUnreadable: true,
        spends: null,
      }
    }
    default:
      throw new RangeError(`no words for ${permission satisfies never}`)
  }
}

const readable = { warnings: [], isUnreadable: false } as const

const mostAmount = 2n ** 256n - 1n

/** No account has more than a number of its contracts can say. */
function toSpent(asset: string, total = mostAmount) {
  return { asset, amount: String(total > mostAmount ? mostAmount : total) }
}

const kindRow = (key: ApprovalKey): ApprovalRow => ({ label: 'approval.what', value: { key } })

function spendingRows(
  spending: Spending,
  total: bigint | undefined,
  format: (amount: bigint) => readonly (string | Amount)[],
): readonly ApprovalRow[] {
  const most = row('approval.total', format(total ?? 0n))
  if (spending.limit === 'total') return [most]
  const start = row('approval.starts', formatTime(spending.start))
  if (spending.limit === 'periodic') {
    const { amount, period } = spending
    return [row('approval.perPeriod', [...format(amount), ` / ${formatDuration(period)}`]), most, start]
  }
  const { initial, perSecond } = spending
  return [
    ...(initial === 0n ? [] : [row('approval.initial', format(initial))]),
    row('approval.flow', [...format(perSecond), ' / s']),
    most,
    start,
  ]
}

/** With the number that is signed where only the token itself tells its decimals. */
function formatToken(token: Token, amount: bigint): readonly (string | Amount)[] {
  if (token.kind !== 'amounts') return [`${amount}`]
  const { decimals, symbol, isKnown } = token
  return [{ units: amount, decimals }, isKnown ? ` ${symbol}` : ` ${symbol} (${amount})`]
}

const formatTime = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/** In the symbols of units, which languages share: `1 d 12 h`. */
function formatDuration(seconds: number): string {
  let rest = seconds
  return units
    .flatMap(([symbol, size]) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      return count === 0 ? [] : `${count} ${symbol}`
    })
    .join(' ')
}
