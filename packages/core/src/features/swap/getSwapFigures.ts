import type { Network } from '../../types/network.js'
import { formatUnits, truncateDecimals } from '../tokens/amounts.js'
import { getPrice, type TokenPrices } from './tokenPricesQueryOptions.js'
import type { SwapQuote, SwapToken } from './types.js'

/** Slippage of a swap in percent of its quote. */
export const swapSlippage = 1

/** Estimated gas of a swap. */
const gasUnits = 150_000n

/**
 * Figures of a swap for display. Amounts are in the smallest unit, prices and values in the currency of the client, which is
 * USD by default; absent if not known.
 */
export type SwapFigures = {
  /** Decimal text with at most 6 decimals, cut and not rounded; empty without a quote. */
  readonly toTokenAmount: string
  /** Value of the sold tokens. */
  readonly sourceTokenValueInUSD: number | undefined
  /** Value of the bought tokens. */
  readonly toTokenValueInUSD: number | undefined
  readonly sourceTokenPriceInUSD: number | undefined
  readonly toTokenPriceInUSD: number | undefined
  /** Price of the network's own currency. */
  readonly networkPrice: number | undefined
  /** Fee of the network, in its own currency. */
  readonly gasFee: bigint | undefined
  readonly gasPriceInUSD: number | undefined
  /** Difference of the value of the bought tokens to that of the sold tokens, in percent. */
  readonly priceImpact: number | undefined
  /** Highest loss by the slippage, in the bought token. */
  readonly maxSlippage: bigint | undefined
  /** Fee of the provider, in the bought token; undefined if it is zero. */
  readonly providerFee: bigint | undefined
  /** In percent. */
  readonly slippage: number
}

/** Parameters of {@link getSwapFigures}. */
export type GetSwapFiguresParameters = {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** Amount of the sold token, in the smallest unit. */
  readonly amount: bigint | undefined
  readonly quote: SwapQuote | undefined
  /** In the smallest unit of the network's own currency. Default: that of the quote. */
  readonly gasPrice?: bigint | undefined
  readonly prices: TokenPrices | undefined
  readonly network: Pick<Network, 'caipNetworkId' | 'nativeCurrency'> | undefined
}

/**
 * Returns the figures of a swap for display.
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
 * Whether the new quote is lower than the shown quote by more than the slippage, so that it has to be shown again.
 *
 * @example
 * isWorseQuote(1000n, 990n) // false
 */
export const isWorseQuote = (shown: bigint, next: bigint): boolean => next < getLeastAmount(shown)

/** Minimum amount that a swap has to return: the shown amount minus the slippage. Later quotes never lower it. */
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

/** The quote is net of the fee. */
function toProviderFee(net: bigint, feeRate: string): bigint | undefined {
  const [, fraction = ''] = feeRate.split('.')
  const rate = BigInt(fraction.padEnd(6, '0') || 0)
  return rate === 0n ? undefined : (net * rate) / (1_000_000n - rate)
}
