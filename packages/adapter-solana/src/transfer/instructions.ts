import type { Network } from '@latchkit/core'
import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { InsufficientFundsError, InvalidAddressError, MintNotFoundError } from '../errors.js'
import { type ChainAccount, readAccounts } from '../rpc/methods.js'
import type { Runtime } from '../types.js'
import type { web3 } from '../web3/web3.js'
import { associatedTokenProgram, readMint, tokenPrograms } from './mint.js'

/** The parts of web3.js that are used. */
type Web3 = typeof web3

/** A transfer with parsed addresses. */
type TransferParameters = {
  readonly network: Network<'solana'>
  readonly payer: PublicKey
  readonly receiver: PublicKey
  /** In the smallest unit. */
  readonly value: bigint
}

/** Creates the instruction that transfers lamports. */
export async function nativeInstructions(
  runtime: Runtime,
  { SystemProgram }: Web3,
  { network, payer, receiver, value }: TransferParameters,
): Promise<TransactionInstruction[]> {
  const [account] = await readAccounts(runtime, network, [receiver.toBase58()])
  checkReceiver(receiver.toBase58(), account)
  return [SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: value })]
}

/** Creates the instructions that transfer a token, and create the receiver's token account where it is missing. */
export async function tokenInstructions(
  runtime: Runtime,
  web3: Web3,
  { network, payer, receiver, value, mint }: TransferParameters & { readonly mint: PublicKey },
): Promise<TransactionInstruction[]> {
  const { PublicKey, SystemProgram, TransactionInstruction } = web3
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
  if (amountOf(held?.data) < value)
    throw new InsufficientFundsError({
      details: `The account holds less than ${value} of ${mint.toBase58()}.`,
    })

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
  return there ? [move] : [create, move]
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
 * Throws for a token account or a mint: what is sent to it as if it were a wallet is lost.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 */
function checkReceiver(value: string, account: ChainAccount | undefined): void {
  if (tokenPrograms.some(program => program === account?.owner))
    throw new InvalidAddressError({ value, reason: 'is a token account or a mint and not a wallet' })
}
