import type { Hex } from 'viem'
import { isAddress, isHex } from 'viem/utils'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, row, toVisibleText } from '../approval/describeRequest.js'
import { permit2 } from '../calls/callReaders.js'
import { createFacts } from '../calls/createFacts.js'
import { describeApproval, describeStep } from '../calls/describeStep.js'
import type { Measured } from '../calls/describeTransaction.js'
import { readCall } from '../calls/readCall.js'
import type { Call, StepContext, StepDescription } from '../calls/types.js'
import type { Read } from '../rpc/createReads.js'
import type { TypedData } from './readTypedData.js'

type Fields = TypedData['message']
type Found = { readonly rows: readonly StepDescription[]; readonly isPermit2: boolean }

/**
 * Describes typed data: what a permit allows and what a call in it does first, then each field that is signed.
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
  const permits = await readPermits(context, data)
  const calls = await Promise.all(
    readCalls(data, account).map((call, index) => describeStep(context, readCall(call), `${index + 1}`)),
  )
  const parts = [...(permits?.rows ?? []), ...calls]
  const warnings: ApprovalKey[] = parts.flatMap(part => part.warnings)
  if (data.domain.chainId === undefined) warnings.push('warning.anyNetwork')
  if (permits?.isPermit2 && String(data.domain.verifyingContract).toLowerCase() !== permit2.toLowerCase())
    warnings.push('warning.notPermit2')
  const isMeasured = parts.length > 0 && parts.every(({ spends }) => spends !== null)
  return {
    description: {
      title: permits?.rows[0]?.title ?? 'title.typedData',
      rows: [...parts.flatMap(({ rows }) => rows), ...fieldRows(data, parts.length > 0)],
      warnings: [...new Set(warnings)],
      isUnreadable: parts.some(({ isUnreadable }) => isUnreadable),
    },
    spends: isMeasured ? parts.flatMap(({ spends }) => spends ?? []) : null,
  }
}

function fieldRows({ fields, primaryType }: TypedData, hasParts: boolean): readonly ApprovalRow[] {
  return [
    ...(hasParts ? [{ label: 'approval.signedFields', value: { text: '' }, part: '' } as const] : []),
    row('approval.primaryType', primaryType),
    ...fields.map(({ path, value }) => row({ text: toVisibleText(path) }, toVisibleText(value))),
  ]
}

/** Allowances that the data gives: of EIP-2612, of DAI, and of Permit2. `undefined` when it is none of them. */
async function readPermits(
  context: StepContext,
  { domain, primaryType, message }: TypedData,
): Promise<Found | undefined> {
  const contract = domain.verifyingContract
  const approve = async (
    allowances: readonly Allowance[],
    spender: unknown,
    until: unknown,
    isPermit2 = false,
  ) => {
    const rows = await Promise.all(
      allowances.map(({ token, owner, amount, until: own }) =>
        describeApproval(context, {
          ...{ kind: 'tokenApproval', token: token as Hex, owner: (owner ?? context.account) as Hex },
          ...{ spender: spender as Hex, amount: BigInt(amount as string), change: 'permit' },
          until: BigInt((own ?? until) as string),
        }),
      ),
    )
    return rows.every(one => one !== undefined) ? { rows, isPermit2 } : undefined
  }
  const has = (of: Fields, ...names: readonly string[]) => names.every(name => Object.hasOwn(of, name))
  const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as readonly Fields[]
  if (primaryType === 'Permit' && isAddress(String(contract))) {
    if (has(message, 'owner', 'spender', 'value', 'nonce', 'deadline'))
      return approve(
        [{ token: contract, owner: message.owner, amount: message.value }],
        message.spender,
        message.deadline,
      )
    if (has(message, 'holder', 'spender', 'nonce', 'expiry', 'allowed')) {
      const amount = message.allowed === true ? 2n ** 256n - 1n : 0n
      // No end at all.
      const until = message.expiry === '0' ? 2n ** 64n : message.expiry
      return approve([{ token: contract, owner: message.holder, amount }], message.spender, until)
    }
  }
  if (/^Permit(?:Single|Batch)$/.test(primaryType) && has(message, 'details', 'spender', 'sigDeadline')) {
    const all = listOf(message.details)
    if (all.every(one => has(one, 'token', 'amount', 'expiration')))
      return approve(
        all.map(({ token, amount, expiration }) => ({ token, amount, until: expiration })),
        ...([message.spender, undefined, true] as const),
      )
  }
  if (
    /^Permit(?:Batch)?(?:Witness)?TransferFrom$/.test(primaryType) &&
    has(message, 'permitted', 'spender', 'deadline')
  ) {
    const all = listOf(message.permitted)
    if (all.every(one => has(one, 'token', 'amount')))
      return approve(
        all.map(({ token, amount }) => ({ token, amount })),
        ...([message.spender, message.deadline, true] as const),
      )
  }
  return undefined
}

type Allowance = {
  readonly token: unknown
  readonly owner?: unknown
  readonly amount: unknown
  readonly until?: unknown
}

/** Structures that are calls, as those of forwarders, Safes and relayers are: a receiver and bytes for it. */
function readCalls({ structures, domain }: TypedData, account: Hex): readonly Call[] {
  return structures.flatMap(structure => {
    const to = structure.to ?? structure.target
    const data = structure.data ?? structure.callData
    if (typeof to !== 'string' || !isAddress(to) || typeof data !== 'string' || !isHex(data)) return []
    const value = /^\d+$/.test(String(structure.value)) ? BigInt(structure.value as string) : 0n
    if (data === '0x' && value === 0n) return []
    const caller = (domain.verifyingContract ?? account) as Hex
    return [{ to, value, data, caller, isDelegate: structure.operation === '1' }]
  })
}
