import { type Address, getBase58Decoder } from '@solana/kit'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { faucet } from './faucet.js'
import { decodeWireTransaction } from './ledger/decodeWireTransaction.js'
import { landTransaction } from './ledger/landTransaction.js'
import type { Ledger } from './ledger/types.js'
import { RpcError } from './rpc/rpcError.js'

/** Sends lamports from the faucet in an ordinary transaction and gives its signature. */
export function airdrop(ledger: Ledger, address: Address, lamports: bigint): string {
  const from = faucet()
  const transaction = new Transaction({
    feePayer: from.publicKey,
    recentBlockhash: ledger.svm.latestBlockhash(),
  }).add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: new PublicKey(address), lamports }))
  transaction.sign(from)
  const result = landTransaction(ledger, decodeWireTransaction(transaction.serialize()))
  if ('landed' in result && result.landed.err === null)
    return getBase58Decoder().decode(transaction.signature ?? new Uint8Array(64))
  throw new RpcError(-32603, 'Internal error: the faucet cannot send that amount to that account.')
}
