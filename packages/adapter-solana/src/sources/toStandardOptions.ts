import type { SolanaSignAndSendTransactionOptions } from '@solana/wallet-standard-features'
import type { SendOptions } from '@solana/web3.js'

/** Send options in the words of the Wallet Standard, which knows only the commitments that are still in use. */
export function toStandardOptions({
  preflightCommitment: wanted,
  ...options
}: SendOptions): SolanaSignAndSendTransactionOptions {
  const known = ['processed', 'confirmed', 'finalized'] as const
  const preflightCommitment = known.find(one => one === wanted)
  return { ...options, ...(preflightCommitment ? { preflightCommitment } : {}) }
}
