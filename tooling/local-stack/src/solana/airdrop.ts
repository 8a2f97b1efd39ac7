import type { Address } from '@solana/kit'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { devKeypair } from './devKeypair.js'
import type { Ledger } from './ledger/types.js'
import { runOwn } from './runOwn.js'

/** Sends lamports from the faucet in an ordinary transaction and gives its signature. */
export function airdrop(ledger: Ledger, address: Address, lamports: bigint): string {
  const faucet = devKeypair('faucet')
  const transaction = new Transaction({
    feePayer: faucet.publicKey,
    recentBlockhash: ledger.svm.latestBlockhash(),
  }).add(SystemProgram.transfer({ fromPubkey: faucet.publicKey, toPubkey: new PublicKey(address), lamports }))
  transaction.sign(faucet)
  return runOwn(ledger, transaction.serialize())
}
