import type { Hex } from 'viem'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import { toVisibleLine, toVisibleText } from '../approval/visibleText.js'
import { createFacts } from '../calls/createFacts.js'
import { describeApproval, describeStep } from '../calls/describeStep.js'
import type { Measured } from '../calls/describeTransaction.js'
import { readCall } from '../calls/readCall.js'
import type { StepContext } from '../calls/types.js'
import type { Read } from '../rpc/createReads.js'
import { readCalls } from './readCalls.js'
import { readPermits } from './readPermits.js'
import type { TypedData } from './readTypedData.js'

/**
 * Describes typed data: first the allowances of a permit and the effects of calls, from the bytes alone, then each signed
 * field under the app's name for it. Data of any other type counts as unreadable.
 *
 * @see EIP-712, EIP-2612
 */
export async function describeTypedData(
  read: Read,
  chainId: number,
  account: Hex,
  data: TypedData,
): Promise<Measured> {
  const context: StepContext = { chainId, account, facts: createFacts(read, chainId) }
  const permits = readPermits(data, account)
  const { calls, isWhole } = readCalls(data, account)
  const [allowed, made] = await Promise.all([
    Promise.all((permits?.approvals ?? []).map(approval => describeApproval(context, approval))),
    Promise.all(calls.map((call, index) => describeStep(context, readCall(call), `${index + 1}`))),
  ])
  const parts = [...allowed, ...made]
  const isKnown = permits !== undefined || isWhole
  const warnings: ApprovalKey[] = parts.flatMap(part => part.warnings)
  if (!isKnown) warnings.unshift('warning.unreadable')
  if (data.domain.chainId === undefined) warnings.push('warning.anyNetwork')
  if (permits?.isElsewhere) warnings.push('warning.notPermit2')
  const isMeasured = isKnown && parts.every(({ spends }) => spends !== null)
  return {
    description: {
      title: allowed[0]?.title ?? 'title.typedData',
      rows: [...parts.flatMap(({ rows }) => rows), ...fieldRows(data)],
      warnings: [...new Set(warnings)],
      isUnreadable: !isKnown || parts.some(({ isUnreadable }) => isUnreadable),
    },
    spends: isMeasured ? parts.flatMap(({ spends }) => spends ?? []) : null,
  }
}

/** A separate part without texts of the wallet. */
function fieldRows({ fields, primaryType }: TypedData): readonly ApprovalRow[] {
  return [
    { label: 'approval.signedFields', value: { text: '' }, part: '' },
    { ...row('approval.primaryType', toVisibleLine(primaryType)), isForeign: true },
    ...fields.map(({ path, value }) => ({
      ...row({ text: `“${toName(path)}”` }, toVisibleText(value)),
      isForeign: true,
    })),
  ]
}

/** The name of a field, which ends where its quotes do. */
function toName(path: string): string {
  return toVisibleLine(path.replace(/[“”]/g, '"'))
}
