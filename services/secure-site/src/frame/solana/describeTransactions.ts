import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { base58, base64 } from '@scure/base'
import { bytesToHex, formatUnits } from 'viem/utils'
import * as z from 'zod/mini'
import { coinOf, type Spends } from '../../api/policy.js'
import { type ApprovalRow, type Description, row } from '../approval/describeRequest.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { SolanaInstruction, SolanaMessage } from './readTransaction.js'

const programs = {
  system: '11111111111111111111111111111111',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  lookupTable: 'AddressLookupTab1e1111111111111111111111111',
} as const
const isTokenProgram = (program: string) => program === programs.token || program === programs.token2022

/** Lamports for each signature. */
const signatureFee = 5000n
/** Compute units of a transaction that sets no limit, for each instruction, and of any transaction. */
const defaultUnits = 200_000n
const mostUnits = 1_400_000n

const lamports = (amount: bigint) => `${formatUnits(amount, 9)} SOL`

/** What one instruction does; `kind` is absent where it cannot be read. */
type Step = {
  readonly kind?: 'transfer' | 'tokenTransfer' | 'other' | undefined
  readonly rows: readonly ApprovalRow[]
  /** What of the user's it moves. */
  readonly spend?: Spend | undefined
}

type Spend = { readonly asset: string; readonly amount: string }

/**
 * Describes transactions by their bytes: transfers of the system and token programs, what opens a token account, and the
 * fee. Whatever else they hold is shown as bytes and makes the description unreadable. Tables and token accounts are read
 * from the site's own endpoints.
 *
 * @throws FrameError -32602 for a table that does not have what the transaction takes from it
 */
export async function describeTransactions(
  parameters: { readonly read: Read; readonly chain: string; readonly account: string },
  messages: readonly SolanaMessage[],
): Promise<{ readonly description: Description; readonly spends: Spends }> {
  const all = await Promise.all(messages.map(message => describe(parameters, message)))
  const steps = all.flatMap(one => one.steps)
  const isUnreadable = steps.some(({ kind }) => kind === undefined)
  const [first, ...others] = steps.filter(({ kind }) => kind !== 'other')
  const only = others.length === 0 && all.length === 1 ? first?.kind : undefined
  const spends = all.flatMap(({ steps, spent }) => [...steps.flatMap(({ spend }) => spend ?? []), ...spent])
  const description: Description = {
    title:
      only === 'transfer' ? 'title.transfer' : only ? 'title.tokenTransfer' : ('title.transaction' as const),
    rows: all.flatMap(({ steps, fee }, index) => [
      ...(all.length > 1 ? [row('approval.transaction', `${index + 1} / ${all.length}`)] : []),
      ...steps.flatMap(({ rows }) => rows),
      ...fee,
    ]),
    warnings: isUnreadable ? ['warning.unreadable'] : [],
    isUnreadable,
  }
  return { description, spends: isUnreadable ? null : spends }
}

type Parameters = { readonly read: Read; readonly chain: string; readonly account: string }

async function describe(parameters: Parameters, message: SolanaMessage) {
  const keys = [...message.keys, ...(await readLookups(parameters, message))]
  const readKey = (place: number | undefined) => (place === undefined ? undefined : keys[place])
  /** Owners of token accounts that this transaction opens: the program checks that they belong together. */
  const opened = new Map<string, string>()
  const steps: Step[] = []
  const budget = { units: undefined as bigint | undefined, price: 0n }
  let counted = 0n
  for (const instruction of message.instructions) {
    const program = readKey(instruction.program) ?? ''
    const accounts = instruction.accounts.map(place => readKey(place) ?? '')
    const { data } = instruction
    if (program === programs.computeBudget) {
      const isRead = readBudget(data, budget)
      if (!isRead) steps.push(unreadable(program, instruction))
      continue
    }
    counted += 1n
    const step =
      program === programs.system
        ? readSystem(parameters, data, accounts)
        : program === programs.associatedToken
          ? readOpening(data, accounts, opened)
          : isTokenProgram(program)
            ? await readTokenTransfer(parameters, program, data, accounts, opened)
            : undefined
    steps.push(step ?? unreadable(program, instruction))
  }
  const units = budget.units ?? counted * defaultUnits
  const priority = ((units < mostUnits ? units : mostUnits) * budget.price + 999_999n) / 1_000_000n
  const cost = BigInt(message.required) * signatureFee + priority
  const isPayer = message.keys[0] === parameters.account
  const fee = isPayer ? [row('approval.fee', lamports(cost))] : [row('approval.payer', message.keys[0] ?? '')]
  const spent = isPayer ? [{ asset: coinOf(parameters.chain), amount: String(cost) }] : []
  return { steps, fee, spent }
}

function unreadable(program: string, { data }: SolanaInstruction): Step {
  return { rows: [row('approval.program', program), row('approval.data', bytesToHex(data))] }
}

function view(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

/** Compute budget: heap (1), units (2), price in micro-lamports (3), size of the accounts (4). */
function readBudget(data: Uint8Array, budget: { units: bigint | undefined; price: bigint }): boolean {
  const [kind] = data
  if (data.length === 5 && (kind === 1 || kind === 4)) return true
  if (data.length === 5 && kind === 2) budget.units = BigInt(view(data).getUint32(1, true))
  else if (data.length === 9 && kind === 3) budget.price = view(data).getBigUint64(1, true)
  else return false
  return true
}

/** System program: a transfer (2) of the user's own lamports. */
function readSystem({ account, chain }: Parameters, data: Uint8Array, [from, to]: readonly string[]) {
  if (data.length !== 12 || view(data).getUint32(0, true) !== 2 || from !== account || !to) return undefined
  const amount = view(data).getBigUint64(4, true)
  return {
    kind: 'transfer',
    rows: [row('approval.to', to), row('approval.amount', lamports(amount))],
    spend: { asset: coinOf(chain), amount: String(amount) },
  } as const
}

/** Associated token program: opens the account of an owner for a token (0), if it is not there (1). */
function readOpening(
  data: Uint8Array,
  [, opened, owner, mint, system, program]: readonly string[],
  owners: Map<string, string>,
): Step | undefined {
  const isKnown = data.length === 0 || (data.length === 1 && (data[0] === 0 || data[0] === 1))
  if (!isKnown || !opened || !owner || !mint || !program) return undefined
  if (system !== programs.system || !isTokenProgram(program)) return undefined
  owners.set(opened, owner)
  return { kind: 'other', rows: [row('approval.opensAccount', owner)] }
}

/** Token programs: Transfer (3) and TransferChecked (12) out of an account that the user owns. */
async function readTokenTransfer(
  parameters: Parameters,
  program: string,
  data: Uint8Array,
  accounts: readonly string[],
  opened: ReadonlyMap<string, string>,
): Promise<Step | undefined> {
  const isChecked = data[0] === 12 && data.length === 10
  if (!isChecked && !(data[0] === 3 && data.length === 9)) return undefined
  const [source, destination, authority] = isChecked ? [accounts[0], accounts[2], accounts[3]] : accounts
  // With more accounts others sign as well, or a hook of the token runs.
  if (accounts.length !== (isChecked ? 4 : 3) || authority !== parameters.account) return undefined
  if (!source || !destination) return undefined
  const [held, target] = await readAccounts(parameters, [source, destination])
  const tokenOf = (from: ChainAccount | undefined) =>
    from?.owner === program && from.data.length >= 165
      ? { mint: base58.encode(from.data.slice(0, 32)), owner: base58.encode(from.data.slice(32, 64)) }
      : undefined
  const mint = isChecked ? accounts[1] : tokenOf(held)?.mint
  const receiver = opened.get(destination) ?? tokenOf(target)?.owner
  if (!mint || !receiver) return undefined
  const decimals = isChecked ? data[9] : await readDecimals(parameters, mint, program)
  if (decimals === undefined) return undefined
  const units = view(data).getBigUint64(1, true)
  const amount = formatUnits(units, decimals)
  return {
    kind: 'tokenTransfer',
    rows: [row('approval.to', receiver), row('approval.amount', amount), row('approval.token', mint)],
    spend: { asset: `${parameters.chain}/token:${mint}`, amount: String(units) },
  }
}

async function readDecimals(parameters: Parameters, mint: string, program: string) {
  const [account] = await readAccounts(parameters, [mint])
  return account?.owner === program && account.data.length >= 82 ? account.data[44] : undefined
}

type ChainAccount = { readonly owner: string; readonly data: Uint8Array }

const accountsAnswer = z.object({
  value: z.array(z.nullable(z.object({ owner: z.string(), data: z.tuple([z.string()], z.unknown()) }))),
})

async function readAccounts({ read, chain }: Parameters, addresses: readonly string[]) {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = z.safeParse(accountsAnswer, await read(chain, 'getMultipleAccounts', [addresses, options]))
  if (!answer.success) throw new FrameError(rpcCodes.internal, 'The node answered with something unknown')
  return answer.data.value.map((account): ChainAccount | undefined =>
    account ? { owner: account.owner, data: base64.decode(account.data[0]) } : undefined,
  )
}

/** Keys of the tables: places that are written to, then places that are read. Addresses start at byte 56. */
async function readLookups(parameters: Parameters, { lookups }: SolanaMessage): Promise<string[]> {
  if (lookups.length === 0) return []
  const tables = await readAccounts(
    parameters,
    lookups.map(({ table }) => table),
  )
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
        return base58.encode(key)
      }),
    )
  return [...readAll('writable'), ...readAll('readonly')]
}
