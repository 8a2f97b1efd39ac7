import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import { withInstruction } from './describeAccounts.js'
import { programs } from './programs.js'
import { type Field, readFields } from './readFields.js'
import type { Instruction, SolanaContext, SolanaStep } from './types.js'

type Role = 'source' | 'mint' | 'destination' | 'delegate' | 'authority'

/** An instruction that moves an amount of a token, or lets another move it. */
type Move = {
  readonly title: ApprovalKey
  readonly roles: readonly Role[]
  /** The amount, the decimals that the program checks, the fee that it checks. */
  readonly fields: readonly Field[]
}

const transfer: Move = {
  title: 'title.tokenTransfer',
  roles: ['source', 'destination', 'authority'],
  fields: ['u64'],
}
const transferChecked: Move = {
  ...transfer,
  roles: ['source', 'mint', 'destination', 'authority'],
  fields: ['u64', 'u8'],
}
const approve: Move = {
  title: 'title.tokenApproval',
  roles: ['source', 'delegate', 'authority'],
  fields: ['u64'],
}
const approveChecked: Move = {
  ...approve,
  roles: ['source', 'mint', 'delegate', 'authority'],
  fields: ['u64', 'u8'],
}
const burn: Move = { title: 'title.burn', roles: ['source', 'mint', 'authority'], fields: ['u64'] }

/** By the first byte. */
const moves: ReadonlyMap<number | undefined, Move> = new Map([
  [3, transfer],
  [4, approve],
  [8, burn],
  [12, transferChecked],
  [13, approveChecked],
  [15, { ...burn, fields: ['u64', 'u8'] }],
])
const transferWithFee: Move = { ...transferChecked, fields: ['u64', 'u8', 'u64'] }

/** An amount of at least half of the maximum counts as unlimited. */
const unlimited = 2n ** 63n

/**
 * Reads an instruction of the token programs that moves an amount, burns it, or lets another move it: Transfer, Approve, Burn
 * and their checked forms, and TransferCheckedWithFee of Token-2022. Amount, receiver and delegate come from the bytes; the
 * token and its decimals are read from the chain where the bytes do not have them.
 */
export async function readTokenMove(
  context: SolanaContext,
  instruction: Instruction,
): Promise<SolanaStep | undefined> {
  const { program, accounts, data } = instruction
  const isWithFee = program === programs.token2022 && data[0] === 26 && data[1] === 1
  const move = isWithFee ? transferWithFee : moves.get(data[0])
  const values = move && readFields(data, isWithFee ? 2 : 1, move.fields)
  if (!values || accounts.length < move.roles.length) return undefined
  const [amount, decimals, fee] = values as readonly (bigint | undefined)[]
  const of = (role: Role) => accounts[move.roles.indexOf(role)]?.address
  const [source = '', authority = '', destination, delegate] = [
    of('source'),
    of('authority'),
    of('destination'),
    of('delegate'),
  ]
  const mint = of('mint') ?? (await context.facts.tokenAccount(source))?.mint
  const places = decimals ?? (mint && (await context.facts.decimals(mint)))
  const write = (units: bigint) =>
    places === undefined ? String(units) : [{ units, decimals: Number(places) }]
  const receiver =
    destination === undefined
      ? undefined
      : (context.opened.get(destination) ?? (await context.facts.tokenAccount(destination))?.owner)
  const isUnlimited = delegate !== undefined && amount !== undefined && amount >= unlimited
  const amountRow: ApprovalRow = isUnlimited
    ? { label: 'approval.amount', value: { key: 'unlimited' } }
    : row(places === undefined ? 'approval.units' : 'approval.amount', write(amount ?? 0n))
  const step: SolanaStep = {
    title: move.title,
    rows: [
      ...(destination === undefined ? [] : [toRow(destination, receiver)]),
      ...(delegate === undefined ? [] : [row('approval.spender', delegate)]),
      amountRow,
      ...(fee === undefined ? [] : [row('approval.tokenFee', write(fee))]),
      ...(mint === undefined ? [] : [row('approval.token', mint)]),
      // Of a transfer the token says as much.
      ...(destination === undefined || mint === undefined ? [row('approval.tokenAccount', source)] : []),
      ...(authority === context.account ? [] : [row('approval.authority', authority)]),
    ],
    warnings: [
      ...(isUnlimited ? (['warning.unlimited'] as const) : []),
      ...(places === undefined ? (['warning.unknownToken'] as const) : []),
    ],
    spends: mint === undefined ? null : [{ asset: `${context.chain}/token:${mint}`, amount: String(amount) }],
  }
  // With more accounts others sign as well, or a hook of the token runs.
  const isWhole = accounts.length === move.roles.length && authority === context.account
  const isReceived = destination === undefined || receiver !== undefined
  return isWhole && isReceived ? step : withInstruction(step, instruction)
}

function toRow(destination: string, receiver: string | undefined): ApprovalRow {
  return receiver === undefined ? row('approval.toTokenAccount', destination) : row('approval.to', receiver)
}
