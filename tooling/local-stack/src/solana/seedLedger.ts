import { address, lamports } from '@solana/kit'
import { faucet } from './faucet.js'
import { programs } from './ledger/programs.js'
import { sealBlock } from './ledger/sealBlock.js'
import type { Ledger } from './ledger/types.js'

const faucetLamports = lamports(500_000_000_000_000_000n)

/** Fills the faucet, and adds blocks until all of that is finalized. */
export function seedLedger(ledger: Ledger): void {
  ledger.svm.setAccount({
    address: address(faucet().publicKey.toBase58()),
    lamports: faucetLamports,
    programAddress: programs.system,
    executable: false,
    data: new Uint8Array(),
    space: 0n,
  })
  for (let slot = 0; slot < 32; slot += 1) sealBlock(ledger)
}
