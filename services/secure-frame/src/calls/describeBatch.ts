import { coinOf } from '@latchkit/secure-protocol/api/policy'
import type { Hex } from 'viem'
import { type ApprovalRow, formatCoin, row } from '../approval/describeRequest.js'
import type { Read } from '../rpc/createReads.js'
import type { AccountCall } from '../smartAccount/executions.js'
import type { Payer } from '../smartAccount/openPaymaster.js'
import { createFacts } from './createFacts.js'
import { describeStep } from './describeStep.js'
import type { Measured } from './describeTransaction.js'
import { readCall } from './readCall.js'
import { simulate } from './simulate.js'

type BatchToDescribe = {
  readonly chainId: number
  readonly account: Hex
  /** Atomic calls. */
  readonly calls: readonly AccountCall[]
  /** The most that the account pays (wei), without the value of the calls; or the payer in its place. */
  readonly fee: bigint | Payer
  /** Additional rows about the batch. */
  readonly notes: readonly ApprovalRow[]
}

const together: ApprovalRow = { label: 'approval.calls', value: { key: 'batch.together' } }

/**
 * Describes the calls of an atomic batch in order, with the effects that the site's own node simulates. Rows that apply to
 * all calls come first.
 */
export async function describeBatch(read: Read, batch: BatchToDescribe): Promise<Measured> {
  const { chainId, account, calls, fee, notes } = batch
  const facts = createFacts(read, chainId)
  const isSingle = calls.length === 1
  const [steps, estimate] = await Promise.all([
    Promise.all(
      calls.map((call, index) =>
        describeStep(
          { chainId, account, facts },
          readCall({ ...call, caller: account }),
          isSingle ? '' : `${index + 1}`,
        ),
      ),
    ),
    simulate(read, facts, { chainId, calls, account }),
  ])
  const [first] = steps
  if (!first) throw new RangeError('a batch has a call')
  const rows = steps.flatMap(step => step.rows)
  const feeRow: ApprovalRow =
    typeof fee === 'bigint'
      ? row('approval.fee', formatCoin(chainId, fee))
      : { label: 'approval.payer', value: fee }
  const common = [feeRow, ...notes]
  const paid = typeof fee !== 'bigint' ? [] : [{ asset: coinOf(`eip155:${chainId}`), amount: String(fee) }]
  return {
    description: {
      title: isSingle ? first.title : 'title.batch',
      // The fee belongs to the whole: after the last call it would be one of its lines.
      rows: [...(isSingle ? [...rows, ...common] : [together, ...common, ...rows]), ...estimate.rows],
      warnings: [
        ...new Set([
          ...steps.flatMap(step => step.warnings),
          ...(estimate.isFailing ? (['warning.fails'] as const) : []),
        ]),
      ],
      isUnreadable: steps.some(step => step.isUnreadable),
    },
    spends: steps.some(step => step.spends === null)
      ? null
      : [...steps.flatMap(step => step.spends ?? []), ...paid],
  }
}
