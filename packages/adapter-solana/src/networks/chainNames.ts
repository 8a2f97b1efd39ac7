import type { CaipNetworkId } from '@latchkit/core'

/** CAIP-2 ids of the public networks and what the Wallet Standard calls them. */
export const chainNames: readonly (readonly [id: CaipNetworkId<'solana'>, name: `solana:${string}`])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]
