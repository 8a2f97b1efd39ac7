import { PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { devKeypair } from './devKeypair.js'
import { localSolanaMints } from './localSolanaMints.js'
import { tokenLayout } from './token/tokenLayout.js'

const initializeMint2 = 20

export type CreateMintTransactionParameters = {
  mint: keyof typeof localSolanaMints
  blockhash: string
  /** Lamports for rent. */
  lamports: number
}

/** A signed transaction that creates one of the mints, with the faucet as its authority. */
export function createMintTransaction(parameters: CreateMintTransactionParameters): Uint8Array {
  const { mint, blockhash, lamports } = parameters
  const { decimals, program } = localSolanaMints[mint]
  const [faucet, keypair, programId] = [devKeypair('faucet'), devKeypair(mint), new PublicKey(program)]
  const transaction = new Transaction({ feePayer: faucet.publicKey, recentBlockhash: blockhash }).add(
    SystemProgram.createAccount({
      fromPubkey: faucet.publicKey,
      newAccountPubkey: keypair.publicKey,
      lamports,
      space: tokenLayout.mint,
      programId,
    }),
    new TransactionInstruction({
      programId,
      keys: [{ pubkey: keypair.publicKey, isSigner: false, isWritable: true }],
      data: Buffer.from([initializeMint2, decimals, ...faucet.publicKey.toBytes(), 0]),
    }),
  )
  transaction.sign(faucet, keypair)
  return transaction.serialize()
}
