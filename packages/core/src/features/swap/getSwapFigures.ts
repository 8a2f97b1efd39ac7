import type { Network } from '../../types/network.js'
import { formatUnits, truncateDecimals } from '../balances/amounts.js'
import { getPrice, type TokenPrices } from './tokenPricesQueryOptions.js'
import type { SwapQuote, SwapToken } from './types.js'

/** What a swap may give less than its quote, in percent. */
export const swapSlippage = 1

/** Gas that a swap is expected to use. */
const gasUnits = 150_000n

/** What is shown of a swap. Amounts are in the smallest unit, prices and values in dollars, absent where none is known. */
export type SwapFigures = {
  /** Decimal text with at most 6 decimals, cut and not rounded; empty without a quote. */
  readonly toTokenAmount: string
  /** What is sold is worth. */
  readonly sourceTokenValueInUSD: number | undefined
  /** What is bought is worth. */
  readonly toTokenValueInUSD: number | undefined
  readonly sourceTokenPriceInUSD: number | undefined
  readonly toTokenPriceInUSD: number | undefined
  /** Of the network's own currency. */
  readonly networkPrice: number | undefined
  /** Of the network, in its own currency. */
  readonly gasFee: bigint | undefined
  readonly gasPriceInUSD: number | undefined
  /** What the tokens that are bought are worth less than those that are sold, in percent. */
  readonly priceImpact: number | undefined
  /** What can be lost to the slippage, of the token that is bought. */
  readonly maxSlippage: bigint | undefined
  /** What the provider takes, of the token that is bought; undefined where it takes nothing. */
  readonly providerFee: bigint | undefined
  /** In percent. */
  readonly slippage: number
}

/** Parameters of {@link getSwapFigures}. */
export type GetSwapFiguresParameters = {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** What is sold, in the smallest unit. */
  readonly amount: bigint | undefined
  readonly quote: SwapQuote | undefined
  /** In the smallest unit of the network's own currency. Default: that of the quote. */
  readonly gasPrice?: bigint | undefined
  readonly prices: TokenPrices | undefined
  readonly network: Pick<Network, 'caipNetworkId' | 'nativeCurrency'> | undefined
}

/**
 * Returns what is shown of a swap.
 *
 * @example
 * getSwapFigures({ sourceToken, toToken, amount, quote, prices, network }).priceImpact // 0.4
 */
export function getSwapFigures(parameters: GetSwapFiguresParameters): SwapFigures {
  const { sourceToken, toToken, amount, quote, prices, network, gasPrice = quote?.gasPrice } = parameters
  const networkPrice = network && getPrice(prices, { chainId: network.caipNetworkId })
  const sourceTokenPriceInUSD = getPrice(prices, sourceToken)
  const toTokenPriceInUSD = getPrice(prices, toToken)
  const gasFee = gasPrice === undefined ? undefined : gasPrice * gasUnits
  const toAmount = quote && toToken ? quote.toAmount : undefined
  const sold = sourceToken && toValue(amount, sourceToken.decimals, sourceTokenPriceInUSD)
  const bought = toToken && toValue(toAmount, toToken.decimals, toTokenPriceInUSD)
  return {
    toTokenAmount:
      toAmount !== undefined && toToken
        ? truncateDecimals({ value: toAmount, decimals: toToken.decimals, maximumFractionDigits: 6 })
        : '',
    sourceTokenValueInUSD: sold,
    toTokenValueInUSD: bought,
    sourceTokenPriceInUSD,
    toTokenPriceInUSD,
    networkPrice,
    gasFee,
    gasPriceInUSD: network && toValue(gasFee, network.nativeCurrency.decimals, networkPrice),
    priceImpact: sold && bought !== undefined ? (1 - bought / sold) * 100 : undefined,
    maxSlippage: toAmount === undefined ? undefined : (toAmount * BigInt(swapSlippage)) / 100n,
    providerFee: toAmount === undefined || !quote ? undefined : toProviderFee(toAmount, quote.feeRate),
    slippage: swapSlippage,
  }
}

/**
 * Whether a swap gives so much less than was shown that it has to be shown again: more than the slippage.
 *
 * @example
 * isWorseQuote(1000n, 990n) // false
 */
export const isWorseQuote = (shown: bigint, next: bigint): boolean => next < getLeastAmount(shown)

/** What a swap has to give at least: what was shown, less the slippage. Nothing that was quoted later lowers it. */
export const getLeastAmount = (shown: bigint): bigint => (shown * BigInt(100 - swapSlippage) + 99n) / 100n

function toValue(
  amount: bigint | undefined,
  decimals: number,
  price: number | undefined,
): number | undefined {
  return amount === undefined || price === undefined
    ? undefined
    : Number(formatUnits(amount, decimals)) * price
}

/** The quote is net of what was taken. */
function toProviderFee(net: bigint, feeRate: string): bigint | undefined {
  const [, fraction = ''] = feeRate.split('.')
  const rate = BigInt(fraction.padEnd(6, '0') || 0)
  return rate === 0n ? undefined : (net * rate) / (1_000_000n - rate)
}
