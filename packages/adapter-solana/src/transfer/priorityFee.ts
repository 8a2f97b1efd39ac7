import type { Network } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { InvalidAnswerError } from '../errors.js'
import { requestNode } from '../rpc/node.js'
import type { Instruction } from '../transaction/compileMessage.js'
import type { Runtime, Source } from '../types.js'
import { littleEndian } from './instructions.js'

/** Highest fee for priority, in lamports, where the app sets none. */
const usualMaximum = 100_000n
/** Compute units of an instruction that was not simulated: the limit of the chain. */
const usualUnits = 200_000
/** Compute units of the two instructions that set the fee. */
const ownUnits = 300
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
/** Accounts of one call. */
const maxAccounts = 128

/** A fee for priority: compute units, and their price in millionths of a lamport. */
export type Priority = { readonly units: number; readonly price: bigint }

/** Whether a wallet is left alone: wallets that send transactions themselves add a fee for priority. */
export function addsPriorityFee({ sendTransaction, keepsFee }: Source): boolean {
  return sendTransaction !== undefined && keepsFee !== true
}

type FindPriorityParameters = {
  readonly network: Network<'solana'>
  readonly instructions: readonly Instruction[]
  /** Compute units of the simulation; undefined where it failed. */
  readonly units: Promise<number | undefined>
}

/**
 * Estimates the fee for priority of a transaction: three quarters of the recent blocks took less for the accounts that it
 * writes. Undefined where it needs none.
 *
 * @see https://solana.com/docs/rpc/http/getrecentprioritizationfees
 */
export async function findPriority(
  runtime: Runtime,
  { network, instructions, units }: FindPriorityParameters,
): Promise<Priority | undefined> {
  const { maxPriorityFee: maximum = usualMaximum } = runtime
  const [price, used = usualUnits * instructions.length] = await Promise.all([
    maximum > 0n ? readPrice(runtime, network, instructions) : 0n,
    units,
  ])
  return limitFee({ units: toLimit(used), price }, maximum)
}

/** The fee for priority that was shown before. */
export function toPriority(fee: bigint, used = usualUnits): Priority | undefined {
  const units = toLimit(used)
  return limitFee({ units, price: (fee * million) / BigInt(units) }, fee)
}

const million = 1_000_000n

/** The fee in lamports, rounded up as the chain does. */
export function readFee({ units, price }: Priority): bigint {
  return (price * BigInt(units) + million - 1n) / million
}

/** The chain may use more when it runs the transaction, as where the address of an account is searched. */
function toLimit(used: number): number {
  return Math.ceil(used * 1.2) + ownUnits
}

function limitFee(priority: Priority, maximum: bigint): Priority | undefined {
  const { units, price } = priority
  const highest = (maximum * million) / BigInt(units)
  const limited = { units, price: price < highest ? price : highest }
  return limited.price > 0n ? limited : undefined
}

async function readPrice(
  runtime: Runtime,
  network: Network<'solana'>,
  instructions: readonly Instruction[],
): Promise<bigint> {
  const method = 'getRecentPrioritizationFees'
  const accounts = instructions.flatMap(one => one.accounts.filter(({ writes }) => writes))
  const addresses = [...new Set(accounts.map(({ address }) => address))].slice(0, maxAccounts)
  let answer: unknown
  try {
    answer = await requestNode(runtime, { network, method, params: [addresses] })
  } catch (error) {
    // Not every endpoint offers it; without it the transaction has the usual place.
    if (isError(error, 'rpc/unsupported-method')) return 0n
    throw error
  }
  if (!Array.isArray(answer)) throw new InvalidAnswerError({ method })
  const prices = answer.map((row: { readonly prioritizationFee?: unknown } | null) => {
    const text = String(row?.prioritizationFee)
    if (!/^\d+$/.test(text)) throw new InvalidAnswerError({ method })
    return BigInt(text)
  })
  const sorted = prices.sort((one, other) => (one < other ? -1 : 1))
  return sorted[Math.floor(sorted.length * 0.75)] ?? 0n
}

/** The instructions that set a fee for priority. */
export function toBudget({ units, price }: Priority): readonly Instruction[] {
  const limit = new Uint8Array(new Uint32Array([units]).buffer)
  return [
    // SetComputeUnitLimit and SetComputeUnitPrice.
    { program: computeBudgetProgram, accounts: [], data: Uint8Array.from([2, ...limit]) },
    { program: computeBudgetProgram, accounts: [], data: Uint8Array.from([3, ...littleEndian(price)]) },
  ]
}
