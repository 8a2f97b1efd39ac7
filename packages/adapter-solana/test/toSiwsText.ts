import { createSiwsMessage } from '@latchkit/core/siwx'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'

/** The text that a wallet makes of what it was asked to sign in with. */
export function toSiwsText(input: SolanaSignInInput, address: string): string {
  const { domain = '', useOffchainMessage: _, ...rest } = input
  return createSiwsMessage({ ...rest, domain, address } as never)
}
