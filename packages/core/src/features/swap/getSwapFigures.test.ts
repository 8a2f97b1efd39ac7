import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contracts, ether, one, tether, usdc } from '../../../test/swapHarness.js'
import { checkSwapAmount } from './checkSwapAmount.js'
import { getSwapFigures, isWorseQuote } from './getSwapFigures.js'
import { isFreshQuote } from './swapQuoteQueryOptions.js'
import type { SwapQuote } from './types.js'

const network = {
  caipNetworkId: 'eip155:31337',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const
const quote: SwapQuote = { toAmount: 2_970_123_456n, feeRate: '0', gasPrice: 10n ** 9n, at: 0 }
const prices = {
  'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee': 3000,
  [`eip155:31337:${contracts.usdc.toLowerCase()}`]: 1,
}
const swap = { sourceToken: ether, toToken: usdc, amount: one, quote, prices, network } as const

describe('getSwapFigures', () => {
  it('counts the fee of the network, the impact, the slippage and the values', () => {
    expect(getSwapFigures(swap)).toMatchObject({
      toTokenAmount: '2970.123456',
      sourceTokenValueInUSD: 3000,
      toTokenValueInUSD: expect.closeTo(2970.12, 2),
      sourceTokenPriceInUSD: 3000,
      toTokenPriceInUSD: 1,
      networkPrice: 3000,
      gasFee: 150_000n * 10n ** 9n,
      gasPriceInUSD: expect.closeTo(0.45, 9),
      maxSlippage: 29_701_234n,
      providerFee: undefined,
      slippage: 1,
    })
    expect(getSwapFigures(swap).priceImpact).toBeCloseTo(0.9959, 3)
  })

  it('shows a fee only where one is taken: the quote is net of it', () => {
    const feeOf = (feeRate: string) =>
      getSwapFigures({ ...swap, quote: { ...quote, feeRate, toAmount: 9_915_000n } }).providerFee
    expect(feeOf('0.0085')).toBe(85_000n)
    expect(feeOf('0')).toBeUndefined()
    expect(feeOf('0.0')).toBeUndefined()
  })

  it('C25 has no values without prices, and no amounts without a quote', () => {
    expect(getSwapFigures({ ...swap, prices: undefined })).toMatchObject({
      toTokenAmount: '2970.123456',
      networkPrice: undefined,
      gasPriceInUSD: undefined,
      priceImpact: undefined,
      gasFee: 150_000n * 10n ** 9n,
    })
    expect(getSwapFigures({ ...swap, quote: undefined, gasPrice: 2n })).toMatchObject({
      toTokenAmount: '',
      maxSlippage: undefined,
      gasFee: 300_000n,
      priceImpact: undefined,
    })
  })

  it('cuts the to-amount to 6 decimals, for every size', () => {
    const amounts = fc.tuple(fc.bigInt(0n, 10n ** 60n), fc.integer({ min: 0, max: 36 }))
    fc.assert(
      fc.property(amounts, ([toAmount, decimals]) => {
        const { toTokenAmount } = getSwapFigures({
          ...swap,
          toToken: { ...usdc, decimals },
          quote: { ...quote, toAmount },
        })
        const [whole = '', fraction = ''] = toTokenAmount.split('.')
        expect(fraction.length).toBeLessThanOrEqual(6)
        const shown = BigInt(whole + fraction.padEnd(36, '0'))
        const exact = toAmount * 10n ** BigInt(36 - decimals)
        expect(shown <= exact && exact - shown < 10n ** 30n).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a quote', () => {
  it('is worse from more than 1 % on', () => {
    expect([isWorseQuote(1000n, 990n), isWorseQuote(1000n, 989n), isWorseQuote(1000n, 2000n)]).toEqual([
      false,
      true,
      false,
    ])
    expect(isWorseQuote(1n, 0n)).toBe(true)
  })

  it('is used for 30 seconds', () => {
    expect([isFreshQuote({ at: 0 }, 29_999), isFreshQuote({ at: 0 }, 30_000)]).toEqual([true, false])
  })
})

describe('checkSwapAmount', () => {
  const check = (text: string, changes = {}) =>
    checkSwapAmount({
      text,
      token: tether,
      balance: 5_000_000n,
      nativeBalance: 100n,
      gasFee: 10n,
      ...changes,
    })

  it.each([
    ['', {}, {}],
    ['1,5', {}, { value: 1_500_000n }],
    ['٣٫٢٥', {}, { value: 3_250_000n }],
    ['0', {}, { inputError: 'Incorrect amount' }],
    ['1,000.5', {}, { inputError: 'Incorrect amount' }],
    ['0.0000001', {}, { inputError: 'Incorrect amount' }],
    ['5', {}, { value: 5_000_000n }],
    ['5.000001', {}, { value: 5_000_001n, inputError: 'Insufficient balance' }],
    ['5.000001', { balance: undefined }, { value: 5_000_001n }],
    ['5', { nativeBalance: 10n }, { value: 5_000_000n }],
    ['5', { nativeBalance: 9n }, { value: 5_000_000n, inputError: 'Insufficient balance' }],
    ['5', { nativeBalance: 0n, gasFee: 0n }, { value: 5_000_000n, inputError: 'Insufficient balance' }],
    // A smart account, or a gas price that is not known.
    ['5', { nativeBalance: 0n, gasFee: undefined }, { value: 5_000_000n }],
  ] as const)('%s, %o', (text, changes, result) => {
    expect(check(text, changes)).toEqual(result)
  })

  it('keeps the fee of what is sold itself', () => {
    const sell = (text: string) =>
      checkSwapAmount({ text, token: ether, balance: one, nativeBalance: one, gasFee: one / 10n }).inputError
    expect([sell('0.9'), sell('0.900000000000000001')]).toEqual([undefined, 'Insufficient balance'])
  })
})
