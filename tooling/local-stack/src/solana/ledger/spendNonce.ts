import { createHash } from 'node:crypto'
import { type Address, getBase58Encoder } from '@solana/kit'
import { readAccount } from './readAccount.js'
import type { Ledger } from './types.js'
import { writeAccount } from './writeAccount.js'

/**
 * Moves a nonce on after its transaction failed. On a cluster the nonce is spent all the same; litesvm takes it back
 * with the rest, and the transaction could come again.
 */
export function spendNonce(ledger: Ledger, address: Address): void {
  const account = readAccount(ledger, address)
  if (!account) return
  const blockhash = Uint8Array.from(getBase58Encoder().encode(ledger.svm.latestBlockhash()))
  const data = Uint8Array.from(account.data)
  data.set(createHash('sha256').update('DURABLE_NONCE').update(blockhash).digest(), 40)
  writeAccount(ledger, address, { ...account, data })
}
