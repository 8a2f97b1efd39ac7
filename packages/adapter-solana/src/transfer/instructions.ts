import type { Network } from '@latchkit/core'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { InsufficientFundsError, InvalidAddressError, MintNotFoundError } from '../errors.js'
import { type ChainAccount, readAccounts } from '../rpc/methods.js'
import type { Runtime } from '../types.js'
import type { web3 } from '../web3/web3.js'
import { associatedTokenProgram, type Mint, readMint, tokenPrograms } from './mint.js'

/** The parts of web3.js that are used. */
type Web3 = typeof web3

/** A transfer with parsed addresses. */
type TransferParameters = {
  readonly network: Network<'solana'>
  readonly payer: PublicKey
  readonly receiver: PublicKey
  /** In the smallest unit. */
  readonly value: bigint
  /** Absent for lamports. */
  readonly mint?: PublicKey | undefined
}

/** The instructions of a transfer, and the data that was read for them. */
export type PreparedTransfer = {
  readonly instructions: TransactionInstruction[]
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
  web3: Web3,
  parameters: TransferParameters,
): Promise<PreparedTransfer> {
  const { network, payer, receiver, value, mint } = parameters
  if (mint) return prepareTokenTransfer(runtime, web3, { ...parameters, mint })
  const [account] = await readAccounts(runtime, network, [receiver.toBase58()])
  checkReceiver(receiver.toBase58(), account)
  const { SystemProgram } = web3
  return {
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: value })],
  }
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
  { PublicKey, SystemProgram, TransactionInstruction }: Web3,
  { network, payer, receiver, value, mint }: TransferParameters & { readonly mint: PublicKey },
): Promise<PreparedTransfer> {
  const [minted, target] = await readAccounts(runtime, network, [mint.toBase58(), receiver.toBase58()])
  const { caipNetworkId } = network
  const known = readMint(minted)
  if (!known) throw new MintNotFoundError({ mint: mint.toBase58(), caipNetworkId })
  checkReceiver(receiver.toBase58(), target)

  const program = new PublicKey(known.program)
  const associated = new PublicKey(associatedTokenProgram)
  const accountOf = (owner: PublicKey) =>
    PublicKey.findProgramAddressSync([owner.toBytes(), program.toBytes(), mint.toBytes()], associated)[0]
  const [source, destination] = [accountOf(payer), accountOf(receiver)]
  const [held, there] = await readAccounts(runtime, network, [source.toBase58(), destination.toBase58()])

  const key = (pubkey: PublicKey, { signs = false, writes = false } = {}) => ({
    pubkey,
    isSigner: signs,
    isWritable: writes,
  })
  const create = new TransactionInstruction({
    programId: associated,
    keys: [
      key(payer, { signs: true, writes: true }),
      key(destination, { writes: true }),
      key(receiver),
      key(mint),
      key(SystemProgram.programId),
      key(program),
    ],
    // CreateIdempotent: the account may be created by others meanwhile.
    data: bytes([1]),
  })
  const move = new TransactionInstruction({
    programId: program,
    keys: [
      key(source, { writes: true }),
      key(mint),
      key(destination, { writes: true }),
      key(payer, { signs: true }),
    ],
    // TransferChecked: the program compares the decimals, so that a wrong mint cannot change the amount.
    data: bytes([12, ...littleEndian(value), known.decimals]),
  })
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

/** web3.js declares another buffer type and reads it as bytes. */
function bytes(values: readonly number[]): never {
  return Uint8Array.from(values) as never
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
