import { LRUCache } from 'lru-cache'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { CallRefused } from '../../callRefused.js'
import type { Exchange, Exchanges } from '../../exchanges/loadExchanges.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { type AskNode, createAskNode } from '../../providers/askNode.js'
import { memoize } from '../../providers/memoize.js'
import { ProviderError } from '../../providers/providerError.js'
import { shareRecent } from '../../providers/shareRecent.js'
import type { Swap, SwapCall, SwapProvider } from '../../providers/swap.js'
import { encodeSwap, grossOf, netOf } from './encodeSwap.js'
import { type FindPairs, findRoute, type Route } from './findRoute.js'

/** Maximum seconds that a transaction may wait. */
const validity = 1200n
const whole = 10_000n
/** Milliseconds for which the list of pools, and the time of the chain, are cached: far less than the validity. */
const lifetimes = { pools: 60_000, time: 3000 } as const
const routerAbi = parseAbi(['function factoryV2() view returns (address)'])

type Tradeable = Exchange & { readonly quoter: Hex; readonly swapRouter: Hex }

/**
 * Creates swaps on the decentralized exchanges of each chain. With `feeRecipient`, each swap pays a fee from its
 * output.
 */
export function createExchangeSwaps(parameters: {
  readonly nodes: Nodes
  readonly exchanges: Exchanges
  readonly feeRecipient: Hex | undefined
}): SwapProvider {
  const { nodes, exchanges, feeRecipient } = parameters
  const hasFee = feeRecipient !== undefined
  const open = (chainId: string, signal: AbortSignal) => {
    const [node, exchange] = [nodes.get(chainId), exchanges.get(chainId)]
    if (!node || !exchange?.quoter || !exchange.swapRouter) {
      throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not swap on')
    }
    const { quoter, swapRouter } = exchange
    return { ask: createAskNode(node, signal), exchange: { ...exchange, quoter, swapRouter } }
  }
  /** Chains whose router uses the v2 of the file, which never changes. */
  const checked = new Set<string>()
  const memoPools = memoize<Awaited<ReturnType<FindPairs>>>({
    lifetime: lifetimes.pools,
    maxKeys: 1000,
    // A token may get its first pool at any moment.
    isKept: pools => pools.length > 0,
  })
  /** The last route between two tokens: likely to be the next one as well, and never used without a new quote. */
  const lastRoutes = new LRUCache<string, Route>({ max: 1000 })
  const keyOf = ({ chainId, from, to }: Swap) => `${chainId} ${from} ${to}`
  const shareTime = shareRecent<bigint>({ lifetime: lifetimes.time, maxKeys: 1000 })
  const timeOf = (chainId: string, signal: AbortSignal) =>
    shareTime(chainId, signal, own => readTime(open(chainId, own).ask))
  const routeOf = async (ask: AskNode, exchange: Tradeable, swap: Swap) => {
    const { chainId, from, to, amount } = swap
    const wrappedOf = (token: string) => (token === 'native' ? exchange.wrapped : (token as Hex))
    const usable = checked.has(chainId) ? exchange : await withoutForeignV2(ask, exchange)
    if (usable === exchange) checked.add(chainId)
    const asked = { from: wrappedOf(from), to: wrappedOf(to), amount }
    // The reserves of the pools are read each time.
    const route = await findRoute(ask, usable, asked, (pairs, find) =>
      memoPools(`${chainId} ${usable === exchange} ${asked.from} ${asked.to}`, () => find(pairs)),
    )
    if (route) lastRoutes.set(keyOf(swap), route)
    return route
  }
  return {
    serves: chainId => {
      const { quoter, swapRouter } = exchanges.get(chainId) ?? {}
      return quoter !== undefined && swapRouter !== undefined && nodes.has(chainId)
    },
    async quote(swap, signal) {
      const { ask, exchange } = open(swap.chainId, signal)
      const route = await routeOf(ask, exchange, swap)
      return route && { amountOut: netOf(route.amountOut, hasFee), hasFee }
    },
    readSpender: async (chainId, signal) => open(chainId, signal).exchange.swapRouter,
    async build({ slippage, minimum, ...swap }, signal) {
      const { ask, exchange } = open(swap.chainId, signal)
      const [route, time] = await Promise.all([routeOf(ask, exchange, swap), timeOf(swap.chainId, signal)])
      if (!route) return undefined
      const least =
        minimum === undefined ? (route.amountOut * (whole - slippage)) / whole : grossOf(minimum, hasFee)
      const amountOut = netOf(route.amountOut, hasFee)
      return { ...toCall(exchange, swap, route, time, least), amountOut, minimum: netOf(least, hasFee) }
    },
    async guess({ minimum, ...swap }, signal) {
      const route = lastRoutes.get(keyOf(swap))
      // With a given minimum, the call does not depend on the amount of the quote.
      if (!route || minimum === undefined) return undefined
      const { exchange } = open(swap.chainId, signal)
      return toCall(exchange, swap, route, await timeOf(swap.chainId, signal), grossOf(minimum, hasFee))
    },
  }

  function toCall(
    exchange: Tradeable,
    { account, from, to, amount }: Swap,
    route: Route,
    time: bigint,
    least: bigint,
  ): SwapCall {
    const data = encodeSwap({
      route,
      amount,
      feeRecipient,
      deadline: time + validity,
      account: account as Hex,
      minimum: least,
      sellsCurrency: from === 'native',
      buysCurrency: to === 'native',
    })
    return { to: exchange.swapRouter, data, value: from === 'native' ? amount : 0n }
  }
}

/** Removes v2 where the router supports no v2, or another than the file: the router cannot swap through its pairs. */
async function withoutForeignV2(ask: AskNode, exchange: Tradeable): Promise<Tradeable> {
  const { v2Factory, swapRouter } = exchange
  if (!v2Factory) return exchange
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'factoryV2' })
  const answer = await ask('eth_call', [{ to: swapRouter, data }, 'latest'])
  const ofRouter = typeof answer === 'string' ? `0x${answer.slice(-40).toLowerCase()}` : ''
  return ofRouter === v2Factory ? exchange : { ...exchange, v2Factory: undefined }
}

/** Returns the time of the chain, in seconds. A local chain may be ahead of the clock. */
async function readTime(ask: AskNode): Promise<bigint> {
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  const time = typeof block === 'object' && block && 'timestamp' in block ? block.timestamp : undefined
  if (typeof time === 'string' && /^0x[0-9a-f]+$/i.test(time)) return BigInt(time)
  throw new ProviderError('bad-answer', 'eth_getBlockByNumber: no time')
}
