/** The genesis hash of the local Solana chain: SHA-256 of `latchkit local solana`, in base58. No public network has it. */
export const localSolanaGenesisHash = '8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqxxgGdwDAL1Vwb'
