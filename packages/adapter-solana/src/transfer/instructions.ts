import type { Network } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { InsufficientFundsError, InvalidAddressError, MintNotFoundError } from '../errors.js'
import { type ChainAccount, readAccounts } from '../rpc/methods.js'
import type { Instruction } from '../transaction/compileMessage.js'
import type { Runtime } from '../types.js'
import { associatedTokenProgram, type Mint, readMint, tokenPrograms } from './mint.js'

const systemProgram = '11111111111111111111111111111111'

/** A transfer with addresses in base58. */
type TransferParameters = {
  readonly network: Network<'solana'>
  readonly payer: string
  readonly receiver: string
  /** In the smallest unit. */
  readonly value: bigint
  /** Absent for lamports. */
  readonly mint?: string | undefined
}

/** The instructions of a transfer, and the data that was read for them. */
export type PreparedTransfer = {
  readonly instructions: readonly Instruction[]
  /** The token; absent for lamports. */
  readonly token?: {
    readonly mint: Mint
    /** Amount that the sender holds, in the token's smallest unit. */
    readonly held: bigint
    /** Whether the receiver's token account has to be created. */
    readonly creates: boolean
  }
}

/**
 * Creates the instructions of a transfer of lamports or of a token. Includes the receiver's token account where that is
 * missing.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 * @throws MintNotFoundError `solana/mint-not-found`
 */
export async function prepareTransfer(
  runtime: Runtime,
  parameters: TransferParameters,
): Promise<PreparedTransfer> {
  const { network, payer, receiver, value, mint } = parameters
  if (mint !== undefined) return prepareTokenTransfer(runtime, { ...parameters, mint })
  const [account] = await readAccounts(runtime, network, [receiver])
  checkReceiver(receiver, account)
  const move = {
    program: systemProgram,
    accounts: [
      { address: payer, signs: true, writes: true },
      { address: receiver, writes: true },
    ],
    // Transfer of the System program: its index has four bytes.
    data: Uint8Array.from([2, 0, 0, 0, ...littleEndian(value)]),
  }
  return { instructions: [move] }
}

/**
 * Throws when the sender holds less of the token than the transfer sends.
 *
 * @throws InsufficientFundsError `solana/insufficient-funds`
 */
export function checkHeld({ token }: PreparedTransfer, { value }: Pick<TransferParameters, 'value'>): void {
  if (token && token.held < value)
    throw new InsufficientFundsError({ details: `The account holds less than ${value} of the token.` })
}

async function prepareTokenTransfer(
  runtime: Runtime,
  { network, payer, receiver, value, mint }: TransferParameters & { readonly mint: string },
): Promise<PreparedTransfer> {
  const [[minted, target], { findAssociatedAccount }] = await Promise.all([
    readAccounts(runtime, network, [mint, receiver]),
    // With the hash that derives addresses, which transfers of SOL do not need.
    importWithRetry(() => import('./associatedAccount.js')),
  ])
  const { caipNetworkId } = network
  const known = readMint(minted)
  if (!known) throw new MintNotFoundError({ mint, caipNetworkId })
  checkReceiver(receiver, target)

  const { program } = known
  const source = findAssociatedAccount({ owner: payer, program, mint })
  const destination = findAssociatedAccount({ owner: receiver, program, mint })
  const [held, there] = await readAccounts(runtime, network, [source, destination])

  const create = {
    program: associatedTokenProgram,
    accounts: [
      { address: payer, signs: true, writes: true },
      { address: destination, writes: true },
      { address: receiver },
      { address: mint },
      { address: systemProgram },
      { address: program },
    ],
    // CreateIdempotent: the account may be created by others meanwhile.
    data: Uint8Array.from([1]),
  }
  const move = {
    program,
    accounts: [
      { address: source, writes: true },
      { address: mint },
      { address: destination, writes: true },
      { address: payer, signs: true },
    ],
    // TransferChecked: the program compares the decimals, so that a wrong mint cannot change the amount.
    data: Uint8Array.from([12, ...littleEndian(value), known.decimals]),
  }
  return {
    instructions: there ? [move] : [create, move],
    token: { mint: known, held: amountOf(held?.data), creates: !there },
  }
}

function amountOf(data: Uint8Array | undefined): bigint {
  if (!data || data.length < 72) return 0n
  return new DataView(data.buffer, data.byteOffset).getBigUint64(64, true)
}

function littleEndian(value: bigint): Uint8Array {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, value, true)
  return new Uint8Array(view.buffer)
}

/**
 * Throws for a token account or a mint: a transfer that treats it as a wallet loses the amount.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 */
function checkReceiver(value: string, account: ChainAccount | undefined): void {
  if (tokenPrograms.some(program => program === account?.owner))
    throw new InvalidAddressError({ value, reason: 'is a token account or a mint and not a wallet' })
}
