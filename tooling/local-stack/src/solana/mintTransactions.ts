import { createHash } from 'node:crypto'
import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { programs } from './ledger/accounts.js'
import { localSolanaMints } from './localSolana.js'
import { tokenLayout } from './token/decodeToken.js'

/** A key that anybody can make from its name, like all the money of the local chain. */
export const devKeypair = (name: 'faucet' | 'token' | 'token2022'): Keypair =>
  Keypair.fromSeed(createHash('sha256').update(`latchkit local solana ${name}`).digest())

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

const createIdempotent = 1
const mintToChecked = 14

export type MintTokensTransactionParameters = {
  mint: keyof typeof localSolanaMints
  /** Who gets them, into the associated token account, which is created if need be. */
  owner: string
  /** In the smallest unit. */
  amount: bigint
  blockhash: string
}

/** A signed transaction that gives tokens of one of the mints. */
export function mintTokensTransaction(parameters: MintTokensTransactionParameters): {
  bytes: Uint8Array
  /** The associated token account. */
  account: string
} {
  const { mint, amount, blockhash } = parameters
  const { address, decimals, program } = localSolanaMints[mint]
  const [faucet, owner] = [devKeypair('faucet'), new PublicKey(parameters.owner)]
  const [tokenProgram, mintKey] = [new PublicKey(program), new PublicKey(address)]
  const associated = new PublicKey(programs.associatedToken)
  const [account] = PublicKey.findProgramAddressSync(
    [owner.toBytes(), tokenProgram.toBytes(), mintKey.toBytes()],
    associated,
  )
  const at = (pubkey: PublicKey, isWritable = false, isSigner = false) => ({ pubkey, isSigner, isWritable })
  const raw = Buffer.alloc(8)
  raw.writeBigUInt64LE(amount)
  const transaction = new Transaction({ feePayer: faucet.publicKey, recentBlockhash: blockhash }).add(
    new TransactionInstruction({
      programId: associated,
      keys: [
        at(faucet.publicKey, true, true),
        at(account, true),
        at(owner),
        at(mintKey),
        at(SystemProgram.programId),
        at(tokenProgram),
      ],
      data: Buffer.from([createIdempotent]),
    }),
    new TransactionInstruction({
      programId: tokenProgram,
      keys: [at(mintKey, true), at(account, true), at(faucet.publicKey, false, true)],
      data: Buffer.from([mintToChecked, ...raw, decimals]),
    }),
  )
  transaction.sign(faucet)
  return { bytes: transaction.serialize(), account: account.toBase58() }
}
