/**
 * CAIP-2 id of the local Solana chain: the first 32 characters of its genesis hash. No public network has it, so no
 * real wallet can be led to spend real money here.
 */
export const localSolanaChainId = 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'
