import type { Hex } from 'viem'
import { type ApprovalRow, formatCoin, row } from '../approval/describeRequest.js'
import type { Amount } from '../approval/writeText.js'
import { findToken } from './knownContracts.js'
import { type Change, coin } from './readChanges.js'
import { addressText, unlimited } from './stepRows.js'
import type { StepContext } from './types.js'

/** Changes that are shown, and those of them that leave the account or that others may spend. */
const mostShown = 12
const mostLeaving = 24

/**
 * Describes the expected changes of calls: outgoing amounts first, with well-known tokens before others, then allowances, then
 * incoming amounts, so that a gift cannot hide a loss. The description counts the changes that it leaves out.
 */
export async function describeChanges(
  context: StepContext,
  changes: readonly Change[],
  isComputed: boolean,
): Promise<readonly ApprovalRow[]> {
  const sorted = [...changes].sort((a, b) => rank(context, a) - rank(context, b))
  const leaving = sorted.filter(isLeaving)
  const coming = sorted.slice(leaving.length)
  const shownLeaving = leaving.slice(0, mostLeaving)
  const shownComing = coming.slice(0, Math.max(0, mostShown - shownLeaving.length))
  const [hidden, hiddenComing] = [leaving.length - shownLeaving.length, coming.length - shownComing.length]
  const rows = await Promise.all([...shownLeaving, ...shownComing].map(one => describeChange(context, one)))
  return [
    ...rows,
    ...(hidden > 0 ? [outcome('estimate.moreLeaving', hidden)] : []),
    ...(hiddenComing > 0 ? [outcome('estimate.more', hiddenComing)] : []),
    ...(isComputed && changes.length === 0 ? [outcome('estimate.same')] : []),
    ...(isComputed ? [] : [outcome('estimate.partial')]),
  ]
}

type Outcome = 'estimate.same' | 'estimate.partial' | 'estimate.more' | 'estimate.moreLeaving'
const outcome = (key: Outcome, count?: number): ApprovalRow => ({
  label: 'approval.outcome',
  value: { key, ...(count !== undefined && { values: { count } }) },
})

const isLeaving = (change: Change) =>
  change.kind === 'amount' || change.kind === 'item' ? change.amount < 0n : true

function rank({ chainId }: StepContext, change: Change): number {
  if (!isLeaving(change)) return 3
  if (change.kind !== 'amount' && change.kind !== 'item') return 2
  return change.token === coin || findToken(chainId, change.token) ? 0 : 1
}

async function describeChange(context: StepContext, change: Change): Promise<ApprovalRow> {
  const place = addressText(context, change.token)
  switch (change.kind) {
    case 'amount':
      return row(
        'approval.outcome',
        await signed(change.amount, size => amountText(context, change.token, size)),
      )
    case 'item':
      return row(
        'approval.outcome',
        await signed(change.amount, async size => [
          `#${change.id}${size === 1n ? '' : ` × ${size}`} (${place})`,
        ]),
      )
    case 'allowance': {
      const amount = await amountText(context, change.token, change.amount)
      return row('estimate.allowance', [`${addressText(context, change.spender)}: `, ...amount])
    }
    case 'itemAllowance':
      return row('estimate.allowance', `${addressText(context, change.spender)}: #${change.id} (${place})`)
    case 'allItems':
      return row('estimate.allItems', `${addressText(context, change.spender)}: ${place}`)
    default:
      throw new RangeError(`unknown change: ${change satisfies never}`)
  }
}

type Parts = readonly (string | Amount)[]

async function signed(amount: bigint, write: (size: bigint) => Promise<Parts>): Promise<Parts> {
  return amount < 0n ? ['− ', ...(await write(-amount))] : ['+ ', ...(await write(amount))]
}

/** An amount of coins or of a token; a token that the wallet does not know by itself with its address. */
async function amountText(context: StepContext, address: Hex, amount: bigint): Promise<Parts> {
  if (address === coin) return formatCoin(context.chainId, amount)
  const token = await context.facts.token(address)
  const place = ` (${addressText(context, address)})`
  if (token.kind !== 'amounts') return [(amount >= unlimited ? '∞' : String(amount)) + place]
  const written = amount >= unlimited ? '∞' : { units: amount, decimals: token.decimals }
  return [written, ` ${token.symbol}${token.isKnown ? '' : place}`]
}
