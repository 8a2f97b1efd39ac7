import { encodeFunctionData, erc20Abi, type Hex, maxUint256, numberToHex, parseAbi } from 'viem'
import { CallRefused } from '../callRefused.js'
import type { Exchange, Exchanges } from '../exchanges/loadExchanges.js'
import { type AskNode, createAskNode, tryAsk } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import type { Nodes } from '../rpc/createNodes.js'
import { readNumber } from '../tokens/describeTokens.js'
import { encodeSwap, netOf } from './encodeSwap.js'
import { findRoute, type Route } from './findRoute.js'

/** What is swapped. Tokens are addresses in lower case, or `native`. */
export type Swap = {
  readonly chainId: string
  readonly account: Hex
  readonly from: Hex | 'native'
  readonly to: Hex | 'native'
  /** In the smallest unit. */
  readonly amount: bigint
}

/** A transaction to sign. Amounts are in the smallest unit. */
export type SwapTransaction = {
  readonly to: Hex
  readonly data: Hex
  readonly gas: bigint
  readonly gasPrice: bigint
}

/** Swaps on the decentralised exchanges of each chain. Each function throws CallRefused and ProviderError. */
export type Swaps = {
  /** CAIP-2 ids of the chains that have an exchange and a node. */
  readonly chains: readonly string[]
  /** What takes our fee is net of it. `undefined`: there is no route. */
  quote(swap: Swap, signal: AbortSignal): Promise<bigint | undefined>
  /** What the router may spend of a token. */
  readAllowance(chainId: string, token: Hex | 'native', account: Hex, signal: AbortSignal): Promise<bigint>
  /** In wei. */
  readGasPrice(chainId: string, signal: AbortSignal): Promise<bigint>
  /**
   * Lets the router spend an exact amount of `from`, or without it any. `isReset`: the token refuses to change an
   * allowance, so that this one sets it to 0 first.
   */
  approve(
    swap: Omit<Swap, 'amount'> & { readonly amount: bigint | undefined },
    signal: AbortSignal,
  ): Promise<SwapTransaction & { readonly isReset: boolean }>
  /** A transaction that succeeds now. `amountOut` is net of our fee, and `slippage` is in ten-thousandths of it. */
  build(
    swap: Swap & { readonly slippage: bigint },
    signal: AbortSignal,
  ): Promise<SwapTransaction & { readonly amountOut: bigint; readonly value: bigint }>
}

/** Seconds that a transaction may wait. */
const patience = 1200n
const whole = 10_000n
const routerAbi = parseAbi(['function factoryV2() view returns (address)'])

type Tradeable = Exchange & { readonly quoter: Hex; readonly swapRouter: Hex }

/** Creates the swaps. With `feeRecipient` a fee is taken of what each gives. */
export function createSwaps(parameters: {
  readonly nodes: Nodes
  readonly exchanges: Exchanges
  readonly feeRecipient: Hex | undefined
}): Swaps {
  const { nodes, exchanges, feeRecipient } = parameters
  const hasFee = feeRecipient !== undefined
  const chains = [...exchanges].flatMap(([id, { quoter, swapRouter }]) =>
    quoter && swapRouter && nodes.has(id) ? [id] : [],
  )
  const open = (chainId: string, signal: AbortSignal) => {
    const [node, exchange] = [nodes.get(chainId), exchanges.get(chainId)]
    if (!node || !exchange?.quoter || !exchange.swapRouter) {
      throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not swap on')
    }
    const { quoter, swapRouter } = exchange
    return { ask: createAskNode(node, signal), exchange: { ...exchange, quoter, swapRouter } }
  }
  const routeOf = async (ask: AskNode, exchange: Tradeable, { from, to, amount }: Swap) => {
    if (from === to) throw new CallRefused(400, 'to', 'must be another token')
    const wrappedOf = (token: Hex | 'native') => (token === 'native' ? exchange.wrapped : token)
    const usable = await withoutForeignV2(ask, exchange)
    return findRoute(ask, usable, { from: wrappedOf(from), to: wrappedOf(to), amount })
  }
  return {
    chains,
    async quote(swap, signal) {
      const { ask, exchange } = open(swap.chainId, signal)
      const route = await routeOf(ask, exchange, swap)
      return route && netOf(route.amountOut, hasFee)
    },
    async readAllowance(chainId, token, account, signal) {
      const { ask, exchange } = open(chainId, signal)
      return token === 'native' ? maxUint256 : readAllowance(ask, token, account, exchange.swapRouter)
    },
    async readGasPrice(chainId, signal) {
      return readGasPrice(open(chainId, signal).ask)
    },
    async approve({ chainId, account, from: token, amount = maxUint256 }, signal) {
      if (token === 'native') throw new CallRefused(400, 'from', 'needs no allowance')
      const { ask, exchange } = open(chainId, signal)
      const spender = exchange.swapRouter
      const dataOf = (value: bigint) =>
        encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, value] })
      const estimate = (value: bigint) => estimateGas(ask, { from: account, to: token, data: dataOf(value) })
      const [gasPrice, gas] = await Promise.all([readGasPrice(ask), estimate(amount)])
      if (gas !== undefined) return { to: token, data: dataOf(amount), gas, gasPrice, isReset: false }
      // USDT and its kind refuse to change an allowance that is not 0.
      const allowed = await readAllowance(ask, token, account, spender)
      const gasOfReset = allowed > 0n ? await estimate(0n) : undefined
      if (gasOfReset === undefined)
        throw new CallRefused(400, 'from', 'is a token that refuses the allowance')
      return { to: token, data: dataOf(0n), gas: gasOfReset, gasPrice, isReset: true }
    },
    async build({ slippage, ...swap }, signal) {
      const { account, from, to, amount } = swap
      const { ask, exchange } = open(swap.chainId, signal)
      const route: Route | undefined = await routeOf(ask, exchange, swap)
      if (!route) throw new CallRefused(400, 'to', 'cannot be swapped for that amount')
      const data = encodeSwap({
        ...{ route, amount, account, feeRecipient, deadline: (await readTime(ask)) + patience },
        minimum: (route.amountOut * (whole - slippage)) / whole,
        sellsCurrency: from === 'native',
        buysCurrency: to === 'native',
      })
      const value = from === 'native' ? amount : 0n
      const call = { from: account, to: exchange.swapRouter, data, value: numberToHex(value) }
      const [gasPrice, gas] = await Promise.all([readGasPrice(ask), estimateGas(ask, call)])
      if (gas === undefined) {
        throw new CallRefused(
          400,
          'transaction',
          'would fail: the balance, the allowance or the price does not do',
        )
      }
      return {
        to: exchange.swapRouter,
        data,
        gas,
        gasPrice,
        value,
        amountOut: netOf(route.amountOut, hasFee),
      }
    },
  }
}

/** On some chains the router knows no v2, or another one than the file: its pairs cannot be swapped through it. */
async function withoutForeignV2(ask: AskNode, exchange: Tradeable): Promise<Tradeable> {
  const { v2Factory, swapRouter } = exchange
  if (!v2Factory) return exchange
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'factoryV2' })
  const answer = await ask('eth_call', [{ to: swapRouter, data }, 'latest'])
  const own = typeof answer === 'string' ? `0x${answer.slice(-40).toLowerCase()}` : ''
  return own === v2Factory ? exchange : { ...exchange, v2Factory: undefined }
}

async function readAllowance(ask: AskNode, token: Hex, account: Hex, spender: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, spender] })
  const allowed = readNumber(toHex(await tryAsk(ask, 'eth_call', [{ to: token, data }, 'latest'])))
  if (allowed === undefined) throw new CallRefused(400, 'tokenAddress', 'is no token')
  return allowed
}

/** With a fifth more than was used. `undefined`: the transaction would revert. */
async function estimateGas(ask: AskNode, call: object): Promise<bigint | undefined> {
  const gas = toHex(await tryAsk(ask, 'eth_estimateGas', [call]))
  return gas && (BigInt(gas) * 6n) / 5n
}

async function readGasPrice(ask: AskNode): Promise<bigint> {
  const price = toHex(await ask('eth_gasPrice', []))
  if (!price) throw new ProviderError('bad-answer', 'eth_gasPrice: no number')
  return BigInt(price)
}

/** The time of the chain, in seconds: a local one may be ahead of the clock. */
async function readTime(ask: AskNode): Promise<bigint> {
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  const time = typeof block === 'object' && block && 'timestamp' in block ? toHex(block.timestamp) : undefined
  if (!time) throw new ProviderError('bad-answer', 'eth_getBlockByNumber: no time')
  return BigInt(time)
}

const toHex = (value: unknown): Hex | undefined =>
  typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? `0x${value.slice(2)}` : undefined
