import type { Spends } from '@latchkit/secure-protocol/api/policy'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import { withInstruction } from './describeAccounts.js'
import { programs } from './programs.js'
import { type Field, type FieldValue, readFields } from './readFields.js'
import { getTokenInstructionName } from './tokenInstructionNames.js'
import type { Instruction, SolanaContext, SolanaStep } from './types.js'

/** How a field is written. */
type Written = 'key' | 'units' | 'rate' | 'state' | 'authority' | 'count'

/** An instruction that changes the authorities of a token or of a token account. */
type Rule = {
  readonly title: ApprovalKey
  /** Roles of the accounts, in their order. */
  readonly accounts: readonly ApprovalKey[]
  readonly fields?: readonly (readonly [label: ApprovalKey, field: Field, written: Written])[] | undefined
  readonly warnings?: readonly ApprovalKey[] | undefined
  /** Default: it cannot be told. */
  readonly spends?: Spends | undefined
  /** More accounts may follow, each of them one of the token. */
  readonly hasMore?: boolean | undefined
}

const authority = 'approval.authority'
const ofAccount = ['approval.tokenAccount', authority] as const
const ofMint = ['approval.token', authority] as const
const toNewMint = ['approval.token'] as const
const toAccount = ['approval.tokenAccount', 'approval.token', authority] as const
const leaving = ['approval.tokenAccount', 'approval.to', authority] as const
const withheld = ['approval.token', 'approval.toTokenAccount', authority] as const
const freezes = ['warning.freezes'] as const
const hook = ['approval.hookProgram', 'key', 'key'] as const
const state = ['approval.accountState', 'u8', 'state'] as const
const newAuthority = ['approval.newAuthority', 'key', 'key'] as const
const fee = [
  ['approval.feeRate', 'u16', 'rate'],
  ['approval.mostFee', 'u64', 'units'],
] as const

/** By the first byte, and the second one where an extension has several. */
const rules: Readonly<Record<string, Rule>> = {
  5: { title: 'title.revoke', accounts: ofAccount, spends: [] },
  6: {
    title: 'title.setAuthority',
    accounts: ['approval.accountChanges', authority],
    fields: [
      ['approval.authorityKind', 'u8', 'authority'],
      ['approval.newAuthority', 'maybeKey', 'key'],
    ],
  },
  9: { title: 'title.closeAccount', accounts: leaving },
  10: { title: 'title.freeze', accounts: toAccount, warnings: freezes },
  11: { title: 'title.thaw', accounts: toAccount },
}
/** Of Token-2022 alone. */
const extensionRules: Readonly<Record<string, Rule>> = {
  '26.0': {
    title: 'title.tokenRules',
    accounts: toNewMint,
    fields: [
      ['approval.newAuthority', 'maybeKey', 'key'],
      ['approval.newAuthority', 'maybeKey', 'key'],
      ...fee,
    ],
  },
  '26.2': { title: 'title.tokenTransfer', accounts: withheld },
  '26.3': {
    title: 'title.tokenTransfer',
    accounts: withheld,
    hasMore: true,
    fields: [['approval.accountCount', 'u8', 'count']],
  },
  '26.4': { title: 'title.tokenTransfer', accounts: toNewMint, hasMore: true },
  '26.5': { title: 'title.tokenRules', accounts: ofMint, fields: fee },
  '28.0': { title: 'title.tokenRules', accounts: toNewMint, fields: [state] },
  '28.1': { title: 'title.tokenRules', accounts: ofMint, fields: [state] },
  '35': {
    title: 'title.tokenRules',
    accounts: toNewMint,
    fields: [['approval.permanentDelegate', 'key', 'key']],
    warnings: ['warning.permanentDelegate'],
  },
  '36.0': {
    title: 'title.tokenRules',
    accounts: toNewMint,
    fields: [newAuthority, hook],
    warnings: ['warning.hook'],
  },
  '36.1': { title: 'title.tokenRules', accounts: ofMint, fields: [hook], warnings: ['warning.hook'] },
  '38': { title: 'title.transfer', accounts: leaving },
  '44.0': { title: 'title.tokenRules', accounts: toNewMint, fields: [newAuthority], warnings: freezes },
  '44.1': { title: 'title.freeze', accounts: ofMint, warnings: freezes },
  '44.2': { title: 'title.thaw', accounts: ofMint },
}

/** Authorities by their number, as the program names them. */
const authorities = [
  'MintTokens',
  'FreezeAccount',
  'AccountOwner',
  'CloseAccount',
  'TransferFeeConfig',
  'WithheldWithdraw',
  'CloseMint',
  'InterestRate',
  'PermanentDelegate',
  'ConfidentialTransferMint',
  'TransferHookProgramId',
  'ConfidentialTransferFeeConfig',
  'MetadataPointer',
  'GroupPointer',
  'GroupMemberPointer',
  'ScaledUiAmount',
  'Pause',
]
const [ownerKind, permanentDelegateKind] = [2n, 8n]
const [usableState, frozenState] = [1n, 2n]

/**
 * Reads an instruction of the token programs that changes who may do what: Revoke, SetAuthority, CloseAccount, FreezeAccount,
 * ThawAccount, and the extensions of Token-2022 that move or freeze.
 */
export function readTokenRule(context: SolanaContext, instruction: Instruction): SolanaStep | undefined {
  const { program, accounts, data } = instruction
  const [first, second] = data
  const extension = program === programs.token2022 ? extensionRules : {}
  const single = rules[`${first}`] ?? extension[`${first}`]
  const rule = single ?? extension[`${first}.${second}`]
  const values =
    rule &&
    readFields(
      data,
      single ? 1 : 2,
      (rule.fields ?? []).map(([, field]) => field),
    )
  if (!values || accounts.length < rule.accounts.length || !isKnown(rule, values)) return undefined
  const shown = rule.hasMore ? accounts : accounts.slice(0, rule.accounts.length)
  const named = shown.map(({ address }, index) => ({
    label: rule.accounts[index] ?? ('approval.tokenAccount' as const),
    address,
  }))
  const fields = (rule.fields ?? []).map(([label, , written], index) => write(label, written, values[index]))
  const name = getTokenInstructionName(program, data)
  const isLeaving = named.some(({ label, address }) => label === 'approval.to' && address !== context.account)
  const step: SolanaStep = {
    title: rule.title,
    rows: [
      ...(name === undefined ? [] : [row('approval.instruction', name)]),
      ...named.flatMap(({ label, address }) =>
        label === authority && address === context.account ? [] : [row(label, address)],
      ),
      ...fields,
    ],
    warnings: [
      ...(rule.warnings ?? []),
      ...warnOf(rule, values),
      ...(isLeaving ? (['warning.leaves'] as const) : []),
    ],
    spends: first === 9 && !isLeaving ? [] : (rule.spends ?? null),
  }
  // With more accounts others sign as well.
  return shown.length === accounts.length ? step : withInstruction(step, instruction)
}

/** Whether the wallet knows the authority type and the state. */
function isKnown({ fields = [] }: Rule, values: readonly FieldValue[]): boolean {
  return fields.every(([, , written], index) => {
    const value = values[index]
    if (written === 'authority') return authorities[Number(value)] !== undefined
    return written !== 'state' || value === usableState || value === frozenState
  })
}

function warnOf({ title, fields = [] }: Rule, values: readonly FieldValue[]): readonly ApprovalKey[] {
  if (fields.some(([, , written], index) => written === 'state' && values[index] === frozenState))
    return freezes
  const [kind, key] = values
  if (title !== 'title.setAuthority' || key === undefined) return []
  if (kind === ownerKind) return ['warning.givesAccount']
  return [kind === permanentDelegateKind ? 'warning.permanentDelegate' : 'warning.givesAuthority']
}

function write(label: ApprovalKey, written: Written, value: FieldValue): ApprovalRow {
  switch (written) {
    case 'key':
      return value === undefined ? { label, value: { key: 'authority.none' } } : row(label, String(value))
    case 'rate':
      return row(label, [{ units: BigInt(value ?? 0), decimals: 2 }, ' %'])
    case 'state':
      return { label, value: { key: value === frozenState ? 'state.frozen' : 'state.usable' } }
    case 'authority':
      return row(label, authorities[Number(value)] ?? '')
    case 'units':
    case 'count':
      return row(label, String(value))
    default:
      throw new RangeError(`unknown form: ${written satisfies never}`)
  }
}
