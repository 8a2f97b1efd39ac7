import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  numberToHex,
  prepareEncodeFunctionData,
} from 'viem'
import { CallRefused } from '../../callRefused.js'
import type { Chains } from '../../chains/loadChains.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { type AskNode, createAskNode, tryAsk } from '../../providers/askNode.js'
import { type Providers, pickFrom } from '../../providers/loadProviders.js'
import { memoize } from '../../providers/memoize.js'
import { ProviderError } from '../../providers/providerError.js'
import type { BuiltSwap, Swap, SwapCall, SwapOrder, SwapProvider, SwapQuote } from '../../providers/swap.js'
import { tryEach } from '../../providers/tryEach.js'
import { readNumber } from '../../tokens/describeTokens.js'
import { encodeApproval, type SwapOutcome, simulateApproved } from './simulateApproved.js'

/** A transaction of an account on eip155. Amounts are in the smallest unit. */
export type SwapTransaction = {
  readonly to: Hex
  readonly data: Hex
  readonly gas: bigint
  readonly gasPrice: bigint
}

/** Swaps by the first provider that answers. Each function throws CallRefused and ProviderError. */
export type Swaps = {
  /** CAIP-2 ids of the chains with swaps. */
  readonly chains: readonly string[]
  /** `undefined` without a route. */
  quote(swap: Swap, signal: AbortSignal): Promise<SwapQuote | undefined>
  /** Reads the amount of a token that the provider may spend. */
  readAllowance(chainId: string, token: string, account: string, signal: AbortSignal): Promise<bigint>
  /** In wei. */
  readGasPrice(chainId: string, signal: AbortSignal): Promise<bigint>
  /**
   * Approves an exact amount of `from`, or any amount without `amount`. `isReset`: the token refuses to change an
   * allowance, so this approval sets it to 0 first.
   */
  approve(
    swap: Omit<Swap, 'amount'> & { readonly amount: bigint | undefined },
    signal: AbortSignal,
  ): Promise<SwapTransaction & { readonly isReset: boolean }>
  /**
   * Builds a transaction that succeeds now. Throws where it cannot give the minimum. `withApproval`: it follows an
   * approval of exactly the amount in one batch, so that it needs no allowance yet. The gas is absent on solana, and
   * for a batch where the node cannot simulate several calls.
   */
  build(
    swap: SwapOrder & { readonly withApproval?: boolean | undefined },
    signal: AbortSignal,
  ): Promise<Omit<BuiltSwap, 'gas' | 'minimum'> & { readonly gas?: bigint; readonly gasPrice?: bigint }>
}

const whole = 10_000n
/** Milliseconds for which a gas price is cached: less than a block of most chains. */
const gasPriceLifetime = 1000
// With its selector, which viem would otherwise hash from the signature for each call.
const allowance = prepareEncodeFunctionData({ abi: erc20Abi, functionName: 'allowance' })

/** Creates the swaps of every chain. Providers implement their differences; the rest is read from our own nodes. */
export function createSwaps(parameters: {
  readonly nodes: Nodes
  readonly chains: Chains
  readonly providers: Providers
  readonly own: SwapProvider
  onError(error: ProviderError): void
}): Swaps {
  const { nodes, chains, providers, own, onError } = parameters
  const listOf = (chainId: string): readonly SwapProvider[] =>
    pickFrom(providers.of(chainId), ({ swaps }) => swaps, own).filter(({ serves }) => serves(chainId))
  const ask = <result>(
    chainId: string,
    work: (one: SwapProvider) => Promise<result>,
    signal: AbortSignal,
  ) => {
    const list = listOf(chainId)
    if (list.length > 0) return tryEach(list, work, onError, signal)
    throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not swap on')
  }
  const nodeOf = (chainId: string, signal: AbortSignal): AskNode => {
    const node = nodes.get(chainId)
    if (node && listOf(chainId).length > 0) return createAskNode(node, signal)
    throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not swap on')
  }
  const memoPrice = memoize<bigint>({ lifetime: gasPriceLifetime, maxKeys: 1000 })
  const readPrice = (chainId: string, node: AskNode) => memoPrice(chainId, () => readGasPrice(node))
  const check = ({ from, to }: Pick<Swap, 'from' | 'to'>) => {
    if (from === to) throw new CallRefused(400, 'to', 'must be another token')
  }
  return {
    chains: [...chains.keys()].filter(
      id => (nodes.has(id) || id.startsWith('solana:')) && listOf(id).length > 0,
    ),
    quote(swap, signal) {
      check(swap)
      return ask(swap.chainId, one => one.quote(swap, signal), signal)
    },
    async readAllowance(chainId, token, account, signal) {
      const spender = await ask(chainId, one => one.readSpender(chainId, signal), signal)
      if (token === 'native' || spender === undefined) return maxUint256
      return readAllowance(nodeOf(chainId, signal), token, account, spender)
    },
    async readGasPrice(chainId, signal) {
      return readPrice(chainId, nodeOf(chainId, signal))
    },
    async approve({ chainId, account, from, amount = maxUint256 }, signal) {
      const spender = await ask(chainId, one => one.readSpender(chainId, signal), signal)
      if (from === 'native' || spender === undefined) throw new CallRefused(400, 'from', 'needs no allowance')
      const node = nodeOf(chainId, signal)
      const token = from as Hex
      const dataOf = (value: bigint) => encodeApproval(spender as Hex, value)
      const estimate = (value: bigint) => estimateGas(node, { from: account, to: token, data: dataOf(value) })
      const [gasPrice, gas] = await Promise.all([readPrice(chainId, node), estimate(amount)])
      if (gas !== undefined) return { to: token, data: dataOf(amount), gas, gasPrice, isReset: false }
      // USDT and similar tokens refuse to change an allowance that is not 0.
      const allowed = await readAllowance(node, token, account, spender)
      const gasOfReset = allowed > 0n ? await estimate(0n) : undefined
      if (gasOfReset === undefined)
        throw new CallRefused(400, 'from', 'is a token that refuses the allowance')
      return { to: token, data: dataOf(0n), gas: gasOfReset, gasPrice, isReset: true }
    },
    async build({ withApproval, ...swap }, signal) {
      check(swap)
      const simulate = async ({ to, data, value }: SwapCall): Promise<SwapOutcome> => {
        const node = nodeOf(swap.chainId, signal)
        const call = {
          from: swap.account as Hex,
          to: to as Hex,
          data: data as Hex,
          value: numberToHex(value),
        }
        const spender =
          withApproval && swap.from !== 'native'
            ? await ask(swap.chainId, one => one.readSpender(swap.chainId, signal), signal)
            : undefined
        if (spender !== undefined) {
          const approved = { token: swap.from as Hex, spender: spender as Hex, amount: swap.amount, call }
          return simulateApproved(node, approved)
        }
        const gas = await estimateGas(node, call)
        return gas === undefined ? { kind: 'reverted' } : { kind: 'done', gas }
      }
      const simulateGuess = async (provider: SwapProvider) => {
        const call = await provider.guess?.(swap, signal)
        return call && { call, outcome: await simulate(call) }
      }
      // Its wallet simulates a swap on Solana: nodes need the blockhash of the transaction.
      const isSimulated = swap.chainId.startsWith('eip155:')
      const [gasPrice, [built, guess]] = await Promise.all([
        isSimulated ? readPrice(swap.chainId, nodeOf(swap.chainId, signal)) : undefined,
        ask(
          swap.chainId,
          // The simulation of a guess that fails is repeated with what was built.
          one => Promise.all([buildAtLeast(one, swap, signal), simulateGuess(one).catch(() => undefined)]),
          signal,
        ),
      ])
      if (!built) throw new CallRefused(400, 'to', 'cannot be swapped for that amount')
      const { to, data, value, amountOut } = built
      const known = { to, data, value, amountOut }
      if (gasPrice === undefined) return known
      if (value > (swap.from === 'native' ? swap.amount : 0n)) {
        throw new ProviderError('bad-answer', 'a provider built a transaction that costs more than is sold')
      }
      const outcome = guess && isSame(guess.call, built) ? guess.outcome : await simulate(built)
      if (outcome.kind === 'reverted') {
        const failing = 'would fail: the balance, the allowance or the price does not do'
        throw new CallRefused(400, 'transaction', failing)
      }
      return outcome.kind === 'done' ? { ...known, gas: outcome.gas, gasPrice } : known
    },
  }
}

/**
 * Builds a swap that gives the minimum. A provider that only supports a slippage gets the slippage that results in it.
 */
async function buildAtLeast(
  provider: SwapProvider,
  { slippage, ...swap }: SwapOrder,
  signal: AbortSignal,
): Promise<BuiltSwap | undefined> {
  const { minimum } = swap
  const first = await provider.build({ ...swap, slippage }, signal)
  if (!first || minimum === undefined || leastOf(first, slippage) >= minimum) return first
  if (first.amountOut >= minimum) {
    const lower = ((first.amountOut - minimum) * whole) / first.amountOut
    const second = await provider.build({ ...swap, slippage: lower }, signal)
    if (second && leastOf(second, lower) >= minimum) return second
  }
  throw new CallRefused(400, 'minimum', 'is more than the swap gives now')
}

const isSame = (one: SwapCall, other: SwapCall) =>
  one.to === other.to && one.data === other.data && one.value === other.value

const leastOf = ({ minimum, amountOut }: BuiltSwap, slippage: bigint): bigint =>
  minimum !== undefined && minimum <= amountOut ? minimum : (amountOut * (whole - slippage)) / whole

async function readAllowance(ask: AskNode, token: string, account: string, spender: string): Promise<bigint> {
  const data = encodeFunctionData({ ...allowance, args: [account as Hex, spender as Hex] })
  const allowed = readNumber(
    readHex('eth_call', await tryAsk(ask, 'eth_call', [{ to: token, data }, 'latest'])),
  )
  if (allowed === undefined) throw new CallRefused(400, 'tokenAddress', 'is not a token')
  return allowed
}

/** Estimates the gas and adds a fifth. `undefined`: the transaction would revert. */
async function estimateGas(ask: AskNode, call: object): Promise<bigint | undefined> {
  const gas = readHex('eth_estimateGas', await tryAsk(ask, 'eth_estimateGas', [call]))
  return gas && (BigInt(gas) * 6n) / 5n
}

async function readGasPrice(ask: AskNode): Promise<bigint> {
  const price = readHex('eth_gasPrice', await ask('eth_gasPrice', []))
  if (!price) throw new ProviderError('bad-answer', 'eth_gasPrice: no number')
  return BigInt(price)
}

/** Undefined means a revert, and `0x` is the answer of a contract without such a function. */
function readHex(method: string, answer: unknown): Hex | undefined {
  if (answer === undefined || answer === '0x') return undefined
  if (typeof answer === 'string' && /^0x[0-9a-f]+$/i.test(answer)) return `0x${answer.slice(2)}`
  throw new ProviderError('bad-answer', `${method}: no number`)
}
