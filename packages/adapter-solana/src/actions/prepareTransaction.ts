import type { Network } from '@latchkit/core'
import { readBlockhash } from '../rpc/readBlockhash.js'
import type { Runtime, SolanaTransaction } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'

/** Gives a legacy transaction the payer and the blockhash that it lacks, as wallet-adapters do. */
export async function prepareTransaction(
  runtime: Runtime,
  transaction: SolanaTransaction,
  { address, network }: { readonly address: string; readonly network: Network<'solana'> },
): Promise<void> {
  if (ArrayBuffer.isView(transaction) || 'version' in transaction) return
  const { PublicKey } = await loadWeb3()
  transaction.feePayer ??= new PublicKey(address)
  transaction.recentBlockhash ??= await readBlockhash(runtime, network)
}
