/** The genesis hash of the local Solana chain: SHA-256 of `latchkit local solana`, in base58. No public network has it. */
export const localSolanaGenesisHash = '8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqxxgGdwDAL1Vwb'

/**
 * CAIP-2 id of the local Solana chain: the first 32 characters of its genesis hash. No public network has it, so no
 * real wallet can be led to spend real money here.
 */
export const localSolanaChainId = 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'

/** Wallet Standard name of a chain on this machine. */
export const localSolanaStandardChain = 'solana:localnet'

/** Mints that every local Solana chain has from its start; `mintTokens` gives of them. */
export const localSolanaMints = {
  token: {
    address: '7h68ThrioEG955ucsEGNzevbU65DBdVvD4ox7KGFt49X',
    program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    decimals: 6,
  },
  token2022: {
    address: 'AEaf1cqYzfFrjSSjRJGMW5HUME7e8fi7NakZCo879jSa',
    program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    decimals: 9,
  },
  /** With its name in the mint itself, by Token-2022's extensions. */
  named: {
    address: 'EruHus426ZBWajj26aqjYguNSpSrsssdaYUhbsY7w4Se',
    program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    decimals: 2,
    metadata: { name: 'Local Coffee', symbol: 'LCOF', uri: '' },
  },
} as const
