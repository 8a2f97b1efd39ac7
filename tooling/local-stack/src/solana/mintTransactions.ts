import { createHash } from 'node:crypto'
import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import { programs } from './ledger/accounts.js'
import { localSolanaMints } from './localSolana.js'
import { tokenLayout } from './token/decodeToken.js'

/** A key that anybody can make from its name, like all the money of the local chain. */
export const devKeypair = (name: 'faucet' | keyof typeof localSolanaMints): Keypair =>
  Keypair.fromSeed(createHash('sha256').update(`latchkit local solana ${name}`).digest())

const initializeMint2 = 20
const metadataPointer = 39
/** Tag of `Initialize` of the token metadata interface: the start of a SHA-256. */
const initializeMetadata = createHash('sha256')
  .update('spl_token_metadata_interface:initialize_account')
  .digest()
  .subarray(0, 8)

/** Bytes of a mint with a pointer to metadata: base, its padding and type, and the extension with its head. */
const pointedMint = tokenLayout.account + 1 + 4 + 64

/** Bytes of a mint when it is created, and once its metadata is written into it. */
export function mintSize(mint: keyof typeof localSolanaMints): {
  readonly first: number
  readonly last: number
} {
  const named = localSolanaMints[mint]
  if (!('metadata' in named)) return { first: tokenLayout.mint, last: tokenLayout.mint }
  // Head, authority, mint, three texts and an empty list.
  const { name, symbol, uri } = named.metadata
  const texts = [name, symbol, uri].map(text => 4 + Buffer.byteLength(text))
  return { first: pointedMint, last: texts.reduce((sum, size) => sum + size, pointedMint + 4 + 64 + 4) }
}

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
      space: mintSize(mint).first,
      programId,
    }),
    ...pointToMetadata(mint),
    new TransactionInstruction({
      programId,
      keys: [{ pubkey: keypair.publicKey, isSigner: false, isWritable: true }],
      data: Buffer.from([initializeMint2, decimals, ...faucet.publicKey.toBytes(), 0]),
    }),
    ...writeMetadata(mint),
  )
  transaction.sign(faucet, keypair)
  return transaction.serialize()
}

/** Before the mint is initialised: says that the metadata is in the mint itself. */
function pointToMetadata(mint: keyof typeof localSolanaMints): TransactionInstruction[] {
  const { program } = localSolanaMints[mint]
  if (!('metadata' in localSolanaMints[mint])) return []
  const [faucet, key] = [devKeypair('faucet').publicKey, devKeypair(mint).publicKey]
  return [
    new TransactionInstruction({
      programId: new PublicKey(program),
      keys: [{ pubkey: key, isSigner: false, isWritable: true }],
      data: Buffer.from([metadataPointer, 0, ...faucet.toBytes(), ...key.toBytes()]),
    }),
  ]
}

function writeMetadata(mint: keyof typeof localSolanaMints): TransactionInstruction[] {
  const named = localSolanaMints[mint]
  if (!('metadata' in named)) return []
  const { name, symbol, uri } = named.metadata
  const texts = [name, symbol, uri].flatMap(text => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(Buffer.byteLength(text))
    return [length, Buffer.from(text)]
  })
  const [faucet, key] = [devKeypair('faucet').publicKey, devKeypair(mint).publicKey]
  return [
    new TransactionInstruction({
      programId: new PublicKey(named.program),
      keys: [
        { pubkey: key, isSigner: false, isWritable: true },
        { pubkey: faucet, isSigner: false, isWritable: false },
        { pubkey: key, isSigner: false, isWritable: false },
        { pubkey: faucet, isSigner: true, isWritable: false },
      ],
      data: Buffer.concat([initializeMetadata, ...texts]),
    }),
  ]
}

const createIdempotent = 1
const mintToChecked = 14

export type MintTokensTransactionParameters = {
  mint: keyof typeof localSolanaMints
  /** Receiver: gets them into the associated token account, which is created if need be. */
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
