import type { TransactionInstruction } from '@solana/web3.js'
import { readAccounts } from '../rpc/readAccounts.js'
import type { Runtime } from '../types.js'
import { refuseTokenAccount } from './refuseTokenAccount.js'
import type { TransferParameters, Web3 } from './types.js'

/** Moves lamports. */
export async function nativeInstructions(
  runtime: Runtime,
  { SystemProgram }: Web3,
  { network, payer, receiver, value }: TransferParameters,
): Promise<TransactionInstruction[]> {
  const [account] = await readAccounts(runtime, network, [receiver.toBase58()])
  refuseTokenAccount(receiver.toBase58(), account)
  return [SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: value })]
}
