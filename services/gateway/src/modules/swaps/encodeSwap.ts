import { encodeFunctionData, type Hex, parseAbi, prepareEncodeFunctionData } from 'viem'
import { encodePath, type Route } from './findRoute.js'

/** Our share of a swap's output: 0.85 %. */
export const swapFeeRate = '0.0085'
/** The same in ten-thousandths. */
const feeBips = 85n
const whole = 10_000n

/** Returns the account's share of a route's output. The router computes the same. */
export const netOf = (amount: bigint, hasFee: boolean): bigint =>
  hasFee ? amount - (amount * feeBips) / whole : amount

/** Returns the minimum output of a route with which the account gets an amount above 0. */
export const grossOf = (amount: bigint, hasFee: boolean): bigint =>
  hasFee ? ((amount - 1n) * whole) / (whole - feeBips) + 1n : amount

/** As a recipient: the router itself. */
const router = '0x0000000000000000000000000000000000000002'
const abi = parseAbi([
  'struct Input { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'function exactInput(Input) payable returns (uint256)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address) payable returns (uint256)',
  'function multicall(uint256 deadline, bytes[] calls) payable returns (bytes[])',
  'function wrapETH(uint256) payable',
  'function pull(address, uint256) payable',
  'function sweepToken(address, uint256, address) payable',
  'function sweepTokenWithFee(address, uint256, address, uint256, address) payable',
  'function unwrapWETH9(uint256, address) payable',
  'function unwrapWETH9WithFee(uint256, address, uint256, address) payable',
])
// With their selectors, which viem would otherwise hash from the signatures for each swap.
const exactInput = prepareEncodeFunctionData({ abi, functionName: 'exactInput' })
const swapExactTokensForTokens = prepareEncodeFunctionData({ abi, functionName: 'swapExactTokensForTokens' })
const multicall = prepareEncodeFunctionData({ abi, functionName: 'multicall' })
const wrapETH = prepareEncodeFunctionData({ abi, functionName: 'wrapETH' })
const pull = prepareEncodeFunctionData({ abi, functionName: 'pull' })
const sweepToken = prepareEncodeFunctionData({ abi, functionName: 'sweepToken' })
const sweepTokenWithFee = prepareEncodeFunctionData({ abi, functionName: 'sweepTokenWithFee' })
const unwrapWETH9 = prepareEncodeFunctionData({ abi, functionName: 'unwrapWETH9' })
const unwrapWETH9WithFee = prepareEncodeFunctionData({ abi, functionName: 'unwrapWETH9WithFee' })

/**
 * Encodes the call of SwapRouter02 that swaps an exact amount, gives at least the minimum and takes our fee, or
 * reverts. Its value is the amount when the swap sells the currency of the chain.
 */
export function encodeSwap(parameters: {
  readonly route: Route
  readonly amount: bigint
  /** Minimum output of the route, before our fee. */
  readonly minimum: bigint
  /** Seconds since 1970. */
  readonly deadline: bigint
  readonly account: Hex
  readonly sellsCurrency: boolean
  readonly buysCurrency: boolean
  readonly feeRecipient: Hex | undefined
}): Hex {
  const { route, amount, minimum, deadline, account, sellsCurrency, buysCurrency, feeRecipient } = parameters
  const bought = route.tokens.at(-1) ?? account
  const isDirect = route.kind !== 'wrap' && !buysCurrency && !feeRecipient
  const recipient = isDirect ? account : router
  // Before it pays a pool of v3, the router calls the token in the middle of the path. Wrapped before, so that this
  // token cannot take the value.
  const isWrappedBefore = sellsCurrency && route.kind === 'v3' && route.tokens.length > 2
  const wrap = () => encodeFunctionData({ ...wrapETH, args: [amount] })
  // 0 means the router's balance.
  const amountIn = isWrappedBefore ? 0n : amount
  const calls = [...(isWrappedBefore ? [wrap()] : []), swap(), ...(isDirect ? [] : [pay()])]
  return encodeFunctionData({ ...multicall, args: [deadline, calls] })

  function swap(): Hex {
    if (route.kind === 'v2') {
      const args = [amount, minimum, route.tokens, recipient] as const
      return encodeFunctionData({ ...swapExactTokensForTokens, args })
    }
    if (route.kind === 'v3') {
      const input = {
        path: encodePath(route),
        recipient,
        amountIn,
        amountOutMinimum: minimum,
      } as const
      return encodeFunctionData({ ...exactInput, args: [input] })
    }
    return sellsCurrency ? wrap() : encodeFunctionData({ ...pull, args: [bought, amount] })
  }

  /** Pays the account the router's balance of the bought token. */
  function pay(): Hex {
    if (feeRecipient) {
      const fee = [account, feeBips, feeRecipient] as const
      return buysCurrency
        ? encodeFunctionData({ ...unwrapWETH9WithFee, args: [minimum, ...fee] })
        : encodeFunctionData({ ...sweepTokenWithFee, args: [bought, minimum, ...fee] })
    }
    return buysCurrency
      ? encodeFunctionData({ ...unwrapWETH9, args: [minimum, account] })
      : encodeFunctionData({ ...sweepToken, args: [bought, minimum, account] })
  }
}
