import { describe, expect, it } from 'vitest'
import { rankTokens } from './rankTokens.js'
import type { TokenBalance } from './types.js'

const token = (symbol: string, more: Partial<TokenBalance> = {}): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol.length}`,
  quantity: { decimals: '18', numeric: '1' },
  amount: 10n ** 18n,
  isLookalike: false,
  ...more,
})
const priced = (symbol: string, value: number, more: Partial<TokenBalance> = {}) =>
  token(symbol, { value, price: value, ...more })
const ranked = (tokens: readonly TokenBalance[]) =>
  rankTokens(tokens).map(({ symbol, isLookalike }) => (isLookalike ? `${symbol}?` : symbol))

describe('rankTokens', () => {
  it('sorts by value, then by name', () => {
    const list = [token('b'), priced('low', 1), token('A'), priced('high', 10), priced('zero', 0)]
    expect(ranked(list)).toEqual(['high', 'low', 'zero', 'A', 'b'])
  })

  it('marks what looks like a token with a price, whichever was first, and puts it last', () => {
    expect(ranked([token('UЅDС', { name: 'Other' }), token('zzz'), priced('USDC', 1)])).toEqual([
      'USDC',
      'zzz',
      'UЅDС?',
    ])
    expect(ranked([token('FUN', { name: 'usd coin' }), priced('USDC', 1, { name: 'USD Coin' })])).toEqual([
      'USDC',
      'FUN?',
    ])
  })

  it('marks what looks like the currency of the network, which has no price itself', () => {
    const ether = { ...token('ETH', { name: 'Ether' }), address: undefined }
    expect(ranked([token('ETH', { name: 'Bonus' }), ether])).toEqual(['ETH', 'ETH?'])
  })

  it('marks both where neither is known, and letters of two scripts', () => {
    expect(
      ranked([token('PEPE', { address: 'eip155:1:0xa' }), token('PEPE', { address: 'eip155:1:0xb' })]),
    ).toEqual(['PEPE?', 'PEPE?'])
    expect(ranked([token('ΕTH2')])).toEqual(['ΕTH2?'])
    expect(ranked([token('ЕТН2'), token('عملة')])).toEqual(['ЕТН2', 'عملة'])
  })

  it('leaves two tokens with a price alone', () => {
    const list = [
      priced('USDC', 2, { address: 'eip155:1:0xa' }),
      priced('USDC', 1, { address: 'eip155:1:0xb' }),
    ]
    expect(ranked(list)).toEqual(['USDC', 'USDC'])
  })
})
