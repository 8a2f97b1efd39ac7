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
} as const
