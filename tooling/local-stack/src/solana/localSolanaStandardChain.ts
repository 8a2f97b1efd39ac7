/** What Wallet Standard calls a chain on this machine. */
export const localSolanaStandardChain = 'solana:localnet'
