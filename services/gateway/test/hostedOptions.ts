import type { HostedOptions } from '../src/providers/types.js'

export const account = '0x00000000000000000000000000000000000000aa'
export const other = '0x00000000000000000000000000000000000000bb'
export const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const owner = '7h68ThrioEG955ucsEGNzevbU65DBdVvD4ox7KGFt49X'
export const usdcMint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const mintOfOther = 'So11111111111111111111111111111111111111112'
export const eth = { name: 'Ether', symbol: 'ETH', decimals: 18 }
export const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }

export const options = (url: string, timeout: number, more: Partial<HostedOptions> = {}): HostedOptions => ({
  url,
  timeout,
  key: 'secret',
  keyId: undefined,
  country: 'US',
  feeRecipient: undefined,
  currencyOf: chainId => (chainId === solana ? sol : eth),
  listedOf: () => undefined,
  ...more,
})
export const hashOf = (digit: string) => `0x${digit.repeat(64)}`
export const nft = '0x00000000000000000000000000000000000000cc'
