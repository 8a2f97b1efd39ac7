import { address, lamports } from '@solana/kit'
import { LocalStackError } from '../localStackError.js'
import { createMintTransaction } from './createMintTransaction.js'
import { devKeypair } from './devKeypair.js'
import { decodeWireTransaction } from './ledger/decodeWireTransaction.js'
import { landTransaction } from './ledger/landTransaction.js'
import { programs } from './ledger/programs.js'
import { sealBlock } from './ledger/sealBlock.js'
import type { Ledger } from './ledger/types.js'
import { tokenLayout } from './token/tokenLayout.js'

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
  const rent = Number(ledger.svm.minimumBalanceForRentExemption(BigInt(tokenLayout.mint)))
  for (const mint of ['token', 'token2022'] as const) {
    const blockhash = ledger.svm.latestBlockhash()
    const bytes = createMintTransaction({ mint, blockhash, lamports: rent })
    const result = landTransaction(ledger, decodeWireTransaction(bytes))
    if ('dropped' in result || result.landed.err !== null)
      throw new LocalStackError('local-stack/chain-not-started', `The mint ${mint} cannot be created.`)
  }
  for (let slot = 0; slot < ledger.finalizedSlots; slot += 1) sealBlock(ledger)
}
