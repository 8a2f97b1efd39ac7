import type { Hex } from 'viem'

/**
 * A Solana network. The extension names it as Wallet Standard does (`solana:localnet`), the WalletConnect page by its
 * CAIP-2 id. `rpcUrl` is null for a network known by its id only.
 */
export type SolanaChain = { id: string; name: string; rpcUrl: string | null }

/** An ed25519 key; `seed` are the 32 bytes that RFC 8032 calls the private key. */
export type SolanaKey = { address: string; seed: Hex }

/** A message to sign; `message` in base64. */
export type SolanaMessageInput = { account: string; message: string }

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export type SolanaSendOptions = {
  preflightCommitment?: Commitment | undefined
  minContextSlot?: number | undefined
  skipPreflight?: boolean | undefined
  maxRetries?: number | undefined
  /** Answer only when the transaction has reached this commitment. */
  commitment?: Commitment | undefined
}

/** A transaction to sign, in base64, and the network it is for. */
export type SolanaTransactionInput = {
  account: string
  chain: string
  transaction: string
  options: SolanaSendOptions
}

/** `SolanaSignInInput` of Wallet Standard. */
export type SignInInput = {
  domain?: string | undefined
  address?: string | undefined
  statement?: string | undefined
  uri?: string | undefined
  version?: string | undefined
  chainId?: string | undefined
  nonce?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: string[] | undefined
}

export type SolanaApproval =
  | { kind: 'solanaMessage'; inputs: SolanaMessageInput[] }
  | { kind: 'solanaTransaction'; send: boolean; inputs: SolanaTransactionInput[] }
  | { kind: 'solanaSignIn'; inputs: SignInInput[]; selected: Hex }
