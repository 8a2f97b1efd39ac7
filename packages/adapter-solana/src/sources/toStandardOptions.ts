import type { SolanaSignAndSendTransactionOptions } from '@solana/wallet-standard-features'
import type { SendOptions } from '@solana/web3.js'

/** Send options in the words of the Wallet Standard, which knows only the commitments that are still in use. */
export function toStandardOptions({
  // Nodes would simulate on finalized blocks, which do not know a fresh blockhash yet.
  preflightCommitment: wanted = 'confirmed',
  ...options
}: SendOptions): SolanaSignAndSendTransactionOptions {
  const known = ['processed', 'confirmed', 'finalized'] as const
  const preflightCommitment = known.find(one => one === wanted)
  return { ...options, ...(preflightCommitment ? { preflightCommitment } : {}) }
}
