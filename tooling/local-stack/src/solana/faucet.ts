import { type Address, address, lamports } from '@solana/kit'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { LocalStackError } from '../localStackError.js'
import { programs } from './ledger/accounts.js'
import { decodeWireTransaction } from './ledger/decodeWireTransaction.js'
import { describeError } from './ledger/describeError.js'
import { landTransaction } from './ledger/landTransaction.js'
import { sealBlock } from './ledger/sealBlock.js'
import type { Ledger } from './ledger/types.js'
import { createMintTransaction, devKeypair, mintSize } from './mintTransactions.js'
import { RpcError } from './rpc/rpcError.js'

/** Runs a transaction of the chain's own keys and returns its signature; a failed transaction is an error. */
export function runOwn(ledger: Ledger, bytes: Uint8Array): string {
  const wire = decodeWireTransaction(bytes)
  const result = landTransaction(ledger, wire)
  if ('landed' in result && result.landed.err === null) return wire.signature
  const err = 'landed' in result ? result.landed.err : result.dropped
  throw new RpcError(-32603, `Internal error: the faucet cannot give that. ${describeError(err)}`)
}

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

const faucetLamports = lamports(500_000_000_000_000_000n)

/** Fills the faucet, creates the mints, and adds blocks until all of that is finalized. */
export function seedLedger(ledger: Ledger): void {
  ledger.svm.setAccount({
    address: address(devKeypair('faucet').publicKey.toBase58()),
    lamports: faucetLamports,
    programAddress: programs.system,
    executable: false,
    data: new Uint8Array(),
    space: 0n,
  })
  for (const mint of ['token', 'token2022', 'named'] as const) {
    const rent = Number(ledger.svm.minimumBalanceForRentExemption(BigInt(mintSize(mint).last)))
    const blockhash = ledger.svm.latestBlockhash()
    const bytes = createMintTransaction({ mint, blockhash, lamports: rent })
    const result = landTransaction(ledger, decodeWireTransaction(bytes))
    if ('dropped' in result || result.landed.err !== null)
      throw new LocalStackError('local-stack/chain-not-started', `The mint ${mint} cannot be created.`)
  }
  for (let slot = 0; slot < ledger.finalizedSlots; slot += 1) sealBlock(ledger)
}
