import type { Asset } from '@latchkit/core'
import { etherPicture, sign } from './pictures.js'

/** Tokens of the examples with their prices in dollars. Ether has no address. */
export const exampleTokens = [
  { symbol: 'ETH', name: 'Ether', decimals: 18, price: 3412.55, iconUrl: etherPicture },
  {
    symbol: 'USDC',
    name: 'USD Coin',
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    decimals: 6,
    price: 1,
    iconUrl: sign('#2775ca', '$'),
  },
  {
    symbol: 'WBTC',
    name: 'Wrapped Bitcoin',
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    decimals: 8,
    price: 96_210.4,
    iconUrl: sign('#d97f1c', 'B'),
  },
  {
    symbol: 'LINK',
    name: 'Chainlink',
    address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    decimals: 18,
    price: 17.86,
    iconUrl: sign('#2a5ada', 'L'),
  },
  {
    symbol: 'UNI',
    name: 'Uniswap',
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    decimals: 18,
    price: 9.14,
    iconUrl: sign('#d6336c', 'U'),
  },
] as const satisfies readonly Omit<Asset, 'value'>[]

export type ExampleSymbol = (typeof exampleTokens)[number]['symbol']

const amounts: { readonly [token in ExampleSymbol]: bigint } = {
  ETH: 1_284_000_000_000_000_000n,
  USDC: 2_450_750_000n,
  WBTC: 1_820_000n,
  LINK: 42_500_000_000_000_000_000n,
  UNI: 38_200_000_000_000_000_000n,
}

/** The tokens of the account of the examples, the same on each network. */
export const exampleAssets: readonly Asset[] = exampleTokens.map(token => ({
  ...token,
  value: amounts[token.symbol],
}))
