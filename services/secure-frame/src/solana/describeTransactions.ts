import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { coinOf, type Spends } from '@latchkit/secure-protocol/api/policy'
import { base58 } from '@scure/base'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, type Description, row } from '../approval/describeRequest.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import { getNonceAccount } from './checkCluster.js'
import { createSolanaFacts, readAccounts } from './createSolanaFacts.js'
import { describeUnknown } from './describeAccounts.js'
import { isTokenProgram, programs } from './programs.js'
import { readFields } from './readFields.js'
import { readTokenMove } from './readTokenMove.js'
import { readTokenRule } from './readTokenRule.js'
import type { SolanaMessage } from './readTransaction.js'
import type { Instruction, SolanaAccount, SolanaContext, SolanaStep } from './types.js'

/** Lamports for each signature. */
const signatureFee = 5000n
/** Compute units of a transaction that sets no limit, for each instruction, and of any transaction. */
const defaultUnits = 200_000n
const mostUnits = 1_400_000n

const lamports = (amount: bigint) => [{ units: amount, decimals: 9 }, ' SOL']

type Parameters = { readonly read: Read; readonly chain: string; readonly account: string }

/**
 * Describes transactions by their bytes: transfers of the system and token programs, token approvals, new token accounts, and
 * the fee. Other instructions are shown as bytes with their accounts and the access to these, and make the description
 * unreadable. Metadata of tokens and address lookup tables are read from the site's own endpoints.
 *
 * @throws FrameError -32602 for a table that does not have what the transaction takes from it
 */
export async function describeTransactions(
  parameters: Parameters,
  messages: readonly SolanaMessage[],
): Promise<{ readonly description: Description; readonly spends: Spends }> {
  const all = await Promise.all(messages.map(message => describe(parameters, message)))
  const steps = all.flatMap(one => one.steps)
  const [first, ...others] = steps.filter(({ isAside }) => !isAside)
  const isSingle = steps.length === 1 && all.length === 1
  const warnings: readonly ApprovalKey[] = [
    ...steps.flatMap(one => one.warnings ?? []),
    ...(messages.some(message => getNonceAccount(message) !== undefined)
      ? (['warning.durable'] as const)
      : []),
  ]
  return {
    description: {
      title: first && others.length === 0 && all.length === 1 ? first.title : 'title.transaction',
      rows: isSingle
        ? [...steps.flatMap(({ rows }) => rows), ...all.flatMap(({ fee }) => fee)]
        : all.flatMap((one, index) => toParts(one, all.length > 1 ? index + 1 : undefined, all.length)),
      warnings: [...new Set(warnings)],
      isUnreadable: steps.some(({ isUnreadable }) => isUnreadable === true),
    },
    spends: steps.some(one => one.spends === null)
      ? null
      : all.flatMap(one => [...one.steps.flatMap(({ spends }) => spends ?? []), ...one.spent]),
  }
}

type Described = {
  readonly steps: readonly SolanaStep[]
  readonly fee: readonly ApprovalRow[]
  readonly spent: readonly { readonly asset: string; readonly amount: string }[]
}

/** The fee belongs to the whole transaction: after the last step it would be one of its lines. */
function toParts(
  { steps, fee }: Described,
  number: number | undefined,
  count: number,
): readonly ApprovalRow[] {
  const start: readonly ApprovalRow[] =
    number === undefined
      ? []
      : [{ label: 'approval.transaction', value: { text: `${number} / ${count}` }, part: '' }]
  return [
    ...start,
    ...fee,
    ...steps.flatMap(({ title, rows }, index) => {
      const part = number === undefined ? `${index + 1}` : `${number}.${index + 1}`
      return [{ label: 'approval.step', value: { key: title }, part } as const, ...rows]
    }),
  ]
}

async function describe({ read, chain, account }: Parameters, message: SolanaMessage): Promise<Described> {
  const accounts = await listAccounts(read, chain, message)
  const context: SolanaContext = { chain, account, facts: createSolanaFacts(read, chain), opened: new Map() }
  const steps: SolanaStep[] = []
  const budget = { units: undefined as bigint | undefined, price: 0n }
  let counted = 0n
  for (const { program, accounts: places, data } of message.instructions) {
    const instruction = {
      program: accounts[program]?.address ?? '',
      accounts: places.flatMap(place => accounts[place] ?? []),
      data,
    }
    const isBudget = instruction.program === programs.computeBudget
    if (!isBudget) counted += 1n
    if (isBudget && readBudget(data, budget)) continue
    steps.push((await readInstruction(context, instruction)) ?? describeUnknown(instruction))
  }
  const units = budget.units ?? counted * defaultUnits
  const priority = ((units < mostUnits ? units : mostUnits) * budget.price + 999_999n) / 1_000_000n
  const cost = BigInt(message.required) * signatureFee + priority
  const isPayer = message.keys[0] === account
  const fee = isPayer ? [row('approval.fee', lamports(cost))] : [row('approval.payer', message.keys[0] ?? '')]
  return { steps, fee, spent: isPayer ? [{ asset: coinOf(chain), amount: String(cost) }] : [] }
}

async function readInstruction(
  context: SolanaContext,
  instruction: Instruction,
): Promise<SolanaStep | undefined> {
  if (instruction.program === programs.system) return readSystem(context, instruction)
  if (instruction.program === programs.associatedToken) return readOpening(context, instruction)
  if (!isTokenProgram(instruction.program)) return undefined
  return (await readTokenMove(context, instruction)) ?? readTokenRule(context, instruction)
}

/** Compute budget: heap (1), units (2), price in micro-lamports (3), size of the accounts (4). */
function readBudget(data: Uint8Array, budget: { units: bigint | undefined; price: bigint }): boolean {
  const [kind] = data
  const [value] = readFields(data, 1, [kind === 3 ? 'u64' : 'u32']) ?? []
  if (typeof value !== 'bigint' || kind === undefined || kind < 1 || kind > 4) return false
  if (kind === 2) budget.units = value
  if (kind === 3) budget.price = value
  return true
}

/** System program: a transfer (2) of the user's own lamports. */
function readSystem(
  { account, chain }: SolanaContext,
  { accounts, data }: Instruction,
): SolanaStep | undefined {
  const [from, to, ...others] = accounts
  const [kind, amount] = readFields(data, 0, ['u32', 'u64']) ?? []
  if (kind !== 2n || typeof amount !== 'bigint' || from?.address !== account || !to || others.length > 0)
    return undefined
  return {
    title: 'title.transfer',
    rows: [row('approval.to', to.address), row('approval.amount', lamports(amount))],
    spends: [{ asset: coinOf(chain), amount: String(amount) }],
  }
}

/** Associated token program: opens the account of an owner for a token (0), if it is not there (1). */
function readOpening({ opened }: SolanaContext, { accounts, data }: Instruction): SolanaStep | undefined {
  const [, place, owner, mint, system, program] = accounts.map(({ address }) => address)
  const isKnown = data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))
  if (!isKnown || !place || !owner || !mint || !program) return undefined
  if (system !== programs.system || !isTokenProgram(program)) return undefined
  opened.set(place, owner)
  return {
    title: 'title.openAccount',
    rows: [row('approval.opensAccount', owner)],
    isAside: true,
    spends: [],
  }
}

/** Accounts of a message in the order of their places: those in it, then those of the tables. */
async function listAccounts(
  read: Read,
  chain: string,
  message: SolanaMessage,
): Promise<readonly SolanaAccount[]> {
  const { keys, required, readonlySigners, readonlyOthers } = message
  const own = keys.map((address, place) => ({
    address,
    isSigner: place < required,
    isWritable: place < required ? place < required - readonlySigners : place < keys.length - readonlyOthers,
  }))
  return [...own, ...(await readLookups(read, chain, message))]
}

/** Keys of the tables: places that are written to, then places that are read. Addresses start at byte 56. */
async function readLookups(
  read: Read,
  chain: string,
  { lookups }: SolanaMessage,
): Promise<readonly SolanaAccount[]> {
  if (lookups.length === 0) return []
  const addresses = lookups.map(({ table }) => table)
  const tables = await readAccounts(read, chain, addresses)
  const readAll = (kind: 'writable' | 'readonly') =>
    lookups.flatMap((lookup, index) =>
      lookup[kind].map(place => {
        const table = tables[index]
        const key = table?.data.slice(56 + place * 32, 88 + place * 32)
        if (table?.owner !== programs.lookupTable || key?.length !== 32)
          throw new FrameError(
            rpcCodes.invalidParams,
            `The lookup table ${lookup.table} has no address ${place}`,
          )
        return { address: base58.encode(key), isSigner: false, isWritable: kind === 'writable' }
      }),
    )
  return [...readAll('writable'), ...readAll('readonly')]
}
