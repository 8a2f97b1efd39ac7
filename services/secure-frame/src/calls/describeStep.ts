import { coinOf } from '@latchkit/secure-protocol/api/policy'
import type { Hex } from 'viem'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, formatCoin, row } from '../approval/describeRequest.js'
import { findContract, findToken } from './knownContracts.js'
import { addressRow, amountRows, unlimited, warnOfToken } from './stepRows.js'
import type { Action, Call, Step, StepContext, StepDescription } from './types.js'

type Approval = Extract<Action, { kind: 'tokenApproval' }>

/** Describes a call and its inner calls, each with its amounts, receivers and warnings. */
export async function describeStep(context: StepContext, step: Step, part = ''): Promise<StepDescription> {
  const own = await describeOwn(context, step)
  const inner = await Promise.all(
    step.steps.map((one, index) =>
      describeStep(context, one, part ? `${part}.${index + 1}` : `${index + 1}`),
    ),
  )
  const start: ApprovalRow[] = part ? [{ label: 'approval.call', value: { key: own.title }, part }] : []
  const delegate: ApprovalKey[] = step.call.isDelegate ? ['warning.delegatecall'] : []
  const all = [own, ...inner]
  return {
    title: own.title,
    rows: [...start, ...all.flatMap(({ rows }) => rows)],
    warnings: [...new Set([...delegate, ...all.flatMap(({ warnings }) => warnings)])],
    isUnreadable: all.some(({ isUnreadable }) => isUnreadable),
    spends:
      step.call.isDelegate || all.some(({ spends }) => spends === null)
        ? null
        : all.flatMap(({ spends }) => spends ?? []),
  }
}

async function describeOwn(context: StepContext, { call, action }: Step): Promise<StepDescription> {
  const { chainId, facts } = context
  const value = row('approval.amount', formatCoin(chainId, call.value))
  const contract = addressRow(context, 'approval.contract', call.to)
  const coins = call.value === 0n ? [] : [{ asset: coinOf(`eip155:${chainId}`), amount: String(call.value) }]
  const paid = call.value === 0n ? [] : [value]
  const readable = { isUnreadable: false, warnings: [], spends: coins }
  switch (action.kind) {
    case 'send': {
      const rows = [addressRow(context, 'approval.to', call.to), value]
      return { ...readable, title: 'title.transfer', rows, warnings: await warnOfReceiver(context, call.to) }
    }
    case 'tokenTransfer': {
      const token = await facts.token(call.to)
      const { from, to, amount } = action
      if (token.kind === 'items')
        return describeOwn(context, {
          call,
          steps: [],
          action: { kind: 'itemTransfer', from, to, items: [{ id: amount, amount: 1n }], data: '0x' },
        })
      const described: StepDescription = {
        ...readable,
        title: 'title.tokenTransfer',
        rows: [
          ...otherRow(context, 'approval.from', from),
          addressRow(context, 'approval.to', to),
          ...amountRows(token, amount),
          contract,
          ...paid,
        ],
        warnings: [...warnOfToken(token), ...(await warnOfReceiver(context, to, call.to))],
        spends: [...coins, { asset: tokenAsset(context, call.to), amount: String(amount) }],
      }
      return token.kind === 'none' ? withBytes(described, call) : described
    }
    case 'tokenApproval': {
      const approval = await describeApproval(context, action)
      const described: StepDescription = {
        ...approval,
        rows: [...approval.rows, ...paid],
        spends: approval.spends && [...coins, ...approval.spends],
      }
      const isToken = action.token !== call.to || (await facts.token(call.to)).kind !== 'none'
      return isToken ? described : withBytes(described, call)
    }
    case 'itemTransfer': {
      const { from, to, items, data } = action
      return {
        ...readable,
        title: 'title.itemTransfer',
        rows: [
          ...otherRow(context, 'approval.from', from),
          addressRow(context, 'approval.to', to),
          ...items.map(({ id, amount }) =>
            row('approval.item', amount === 1n ? `#${id}` : `#${id} × ${amount}`),
          ),
          ...(data === '0x' ? [] : [row('approval.data', data)]),
          contract,
          ...paid,
        ],
        warnings: await warnOfReceiver(context, to, call.to),
        spends: null,
      }
    }
    case 'allItems': {
      const rows = [addressRow(context, 'approval.operator', action.operator), contract, ...paid]
      if (!action.isApproved) return { ...readable, title: 'title.revoke', rows }
      const warnings = ['warning.allItems', ...(await warnOfSpender(context, action.operator))] as const
      return { ...readable, title: 'title.allItems', rows, warnings, spends: null }
    }
    case 'batch':
      return {
        ...readable,
        title: 'title.batch',
        rows: [contract, ...paid],
        warnings: await warnOfCode(context, call.to),
      }
    case 'unknown':
      break
    default:
      throw new RangeError(`unknown action: ${action satisfies never}`)
  }
  return (await describeByDescriptor(context, call)) ?? describeUnknown(context, call)
}

/** Bytes that the wallet cannot read: they are shown whole. */
async function describeUnknown(context: StepContext, call: Call): Promise<StepDescription> {
  return {
    title: 'title.call',
    rows: [
      addressRow(context, 'approval.contract', call.to),
      row('approval.amount', formatCoin(context.chainId, call.value)),
      row('approval.data', call.data),
    ],
    warnings: ['warning.unreadable', ...(await warnOfCode(context, call.to))],
    isUnreadable: true,
    spends: null,
  }
}

/** A call that reads as one of a token, to a contract that does not say that it is one: its code could do anything else. */
function withBytes(described: StepDescription, { data }: Call): StepDescription {
  return {
    ...described,
    rows: [...described.rows, row('approval.data', data)],
    warnings: ['warning.unreadable', ...described.warnings],
    isUnreadable: true,
    spends: null,
  }
}

/** Descriptors are loaded for a call that needs them. */
async function describeByDescriptor(context: StepContext, call: Call): Promise<StepDescription | undefined> {
  if (!findContract(context.chainId, call.to) && !findToken(context.chainId, call.to)) return undefined
  const { describeByDescriptor: describe } = await import('../descriptors/describeByDescriptor.js')
  return describe(context, call)
}

/**
 * Describes an allowance by its bytes. What is known of the token adds to it: how the amount is written, and that `approve` is
 * for an item of ERC-721.
 */
export async function describeApproval(context: StepContext, approval: Approval): Promise<StepDescription> {
  const { token: address, owner, spender, amount, change, until } = approval
  const token = await context.facts.token(address)
  const isItem = token.kind === 'items' && change === 'set'
  // Of a contract that may be one of items, `approve` with 0 gives the item of that number.
  const isAmount = change === 'permit' || token.kind === 'amounts' || BigInt(spender) === 0n
  const isTakenBack = change === 'subtract' || (amount === 0n && change !== 'add' && isAmount)
  const isUnlimited = amount >= unlimited
  const warnings: readonly ApprovalKey[] = [
    ...(isUnlimited ? (['warning.unlimited'] as const) : []),
    ...(await warnOfSpender(context, spender)),
  ]
  return {
    title: isTakenBack ? 'title.revoke' : 'title.tokenApproval',
    rows: [
      ...otherRow(context, 'approval.owner', owner),
      addressRow(context, 'approval.spender', spender),
      ...(isItem ? [row('approval.item', `#${amount}`)] : []),
      ...(isUnlimited ? [unlimitedRow] : isItem ? [] : amountRows(token, amount)),
      addressRow(context, 'approval.contract', address),
      ...(until === undefined ? [] : [row('approval.until', formatTime(until))]),
    ],
    warnings: [...(isTakenBack ? [] : warnings), ...warnOfToken(token)],
    isUnreadable: false,
    spends: isTakenBack
      ? []
      : isItem
        ? null
        : [{ asset: tokenAsset(context, address), amount: String(amount) }],
  }
}

const unlimitedRow: ApprovalRow = { label: 'approval.amount', value: { key: 'unlimited' } }

/** The line is left out where the address is the user's own. */
function otherRow(context: StepContext, label: ApprovalRow['label'], address: Hex): readonly ApprovalRow[] {
  return address.toLowerCase() === context.account.toLowerCase() ? [] : [addressRow(context, label, address)]
}

function tokenAsset({ chainId }: StepContext, address: Hex): string {
  return `eip155:${chainId}/erc20:${address.toLowerCase()}`
}

async function warnOfReceiver(context: StepContext, to: Hex, token?: Hex): Promise<readonly ApprovalKey[]> {
  if (to.toLowerCase() === token?.toLowerCase()) return ['warning.toToken']
  const code = await context.facts.code(to)
  if (code === 'delegated') return ['warning.delegated']
  if (code !== 'contract') return []
  const { kind } = await context.facts.token(to)
  return [kind === 'none' ? 'warning.toContract' : 'warning.toToken']
}

async function warnOfSpender(context: StepContext, spender: Hex): Promise<readonly ApprovalKey[]> {
  if (findContract(context.chainId, spender)) return []
  const code = await context.facts.code(spender)
  return [code === 'none' || code === 'delegated' ? 'warning.spenderIsAccount' : 'warning.unknownSpender']
}

async function warnOfCode({ facts }: StepContext, address: Hex): Promise<readonly ApprovalKey[]> {
  return (await facts.code(address)) === 'delegated' ? ['warning.delegated'] : []
}

/** The maximum time means no expiry. */
function formatTime(seconds: bigint): string {
  return seconds < 253_402_300_800n ? `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z` : '∞'
}
