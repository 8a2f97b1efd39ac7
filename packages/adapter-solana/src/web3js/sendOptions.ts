import type { SendOptions, Signer } from '@solana/web3.js'
import { InvalidTransactionError } from '../errors.js'
import type { SolanaSendOptions } from '../types.js'
import type { SolanaTransaction } from './serializeTransaction.js'

/**
 * Signs with keys of the app, which wallet-adapters call signers.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`
 */
export function addSignatures(transaction: SolanaTransaction, signers: readonly Signer[]): void {
  if (signers.length === 0) return
  if (ArrayBuffer.isView(transaction))
    throw new InvalidTransactionError({
      reason: 'Serialized transactions take no `signers`: sign them before.',
    })
  if ('version' in transaction) transaction.sign([...signers])
  else transaction.partialSign(...signers)
}

/** Omits the commitments that web3.js deprecated: neither wallets nor nodes have them any more. */
export function toSendOptions({ preflightCommitment, ...options }: SendOptions): SolanaSendOptions {
  const commitments = ['processed', 'confirmed', 'finalized'] as const
  return { ...options, preflightCommitment: commitments.find(one => one === preflightCommitment) }
}
