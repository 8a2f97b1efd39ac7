import {
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  numberToHex,
  parseAbi,
  prepareEncodeFunctionData,
  size,
} from 'viem'
import { type FoundPool, findPools } from '../../exchanges/findPools.js'
import type { Exchange } from '../../exchanges/loadExchanges.js'
import type { AskNode } from '../../providers/askNode.js'
import { type ContractCall, readContracts } from '../../providers/readContracts.js'

/** A route from one token to another through at most two pools of one version, or the wrapping of the currency. */
export type Route = {
  readonly kind: 'v2' | 'v3' | 'wrap'
  /** From the first to the last. */
  readonly tokens: readonly Hex[]
  /** Fees of the v3 pools between them, in millionths. */
  readonly fees: readonly number[]
  /** In the smallest unit, before our fee. */
  readonly amountOut: bigint
}

/** Maximum routes of v3 that are tried. A quote simulates the whole swap. */
const maxQuotes = 40
/** Quotes of a single Multicall3. */
const quotesPerCall = 10
const abi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  // Of the first quoter: the answer of the second begins with the same word.
  'function quoteExactInput(bytes, uint256) returns (uint256)',
])
const getReserves = encodeFunctionData({ abi, functionName: 'getReserves' })
// With its selector, which viem would otherwise hash from the signature for each route.
const quoteExactInput = prepareEncodeFunctionData({ abi, functionName: 'quoteExactInput' })

type Pair = { readonly tokens: readonly [Hex, Hex] }
type Pool = FoundPool<Pair>
/** Calls for the quotes of a version, and the reader of their answers. */
type Quotes = {
  readonly calls: readonly ContractCall[]
  readRoutes(answers: readonly (Hex | undefined)[]): readonly Route[]
}
/** Finds the pools of pairs, or returns recently found pools of the same pairs. */
export type FindPairs = (
  pairs: readonly Pair[],
  find: (pairs: readonly Pair[]) => Promise<readonly Pool[]>,
) => Promise<readonly Pool[]>

/**
 * Finds the route with the largest output for an exact amount: direct, or over the wrapped currency, the dollar or a
 * reference.
 *
 * @throws ProviderError when no node answers
 */
export async function findRoute(
  ask: AskNode,
  exchange: Exchange & { readonly quoter: Hex },
  { from, to, amount }: { readonly from: Hex; readonly to: Hex; readonly amount: bigint },
  findPairs: FindPairs = (pairs, find) => find(pairs),
): Promise<Route | undefined> {
  if (from === to) return { kind: 'wrap', tokens: [from], fees: [], amountOut: amount }
  const known = [exchange.wrapped, ...(exchange.dollar ? [exchange.dollar] : []), ...exchange.references]
  const between = [...new Set(known)].filter(token => token !== from && token !== to)
  const pairs: Pair[] = [
    { tokens: [from, to] },
    ...between.flatMap((middle): Pair[] => [{ tokens: [from, middle] }, { tokens: [middle, to] }]),
  ]
  const pools = await findPairs(pairs, asked => findPools(ask, exchange, asked))
  const paths = [
    ...pools.filter(pool => isBetween(pool, from, to)).map(pool => [pool]),
    ...between.flatMap(middle =>
      pools
        .filter(pool => isBetween(pool, from, middle))
        .flatMap(first => pools.filter(pool => isBetween(pool, middle, to)).map(second => [first, second])),
    ),
  ]
  const [second, third] = [quoteV2(paths, amount), quoteV3(exchange.quoter, paths, amount)]
  const calls = [...second.calls, ...third.calls]
  // A single round trip where a single call of a node takes them all.
  const answers =
    calls.length <= quotesPerCall
      ? await readContracts(ask, calls)
      : (
          await Promise.all([
            readContracts(ask, second.calls),
            readContracts(ask, third.calls, quotesPerCall),
          ])
        ).flat()
  const routes = [
    ...second.readRoutes(answers.slice(0, second.calls.length)),
    ...third.readRoutes(answers.slice(second.calls.length)),
  ]
  // Of two routes with the same output, the shorter: it costs less gas.
  return routes
    .filter(({ amountOut }) => amountOut > 0n)
    .sort((a, b) =>
      a.amountOut === b.amountOut ? a.tokens.length - b.tokens.length : a.amountOut > b.amountOut ? -1 : 1,
    )[0]
}

/** Encodes the path of v3: tokens with the fee of the pool between them. */
export function encodePath({ tokens, fees }: Pick<Route, 'tokens' | 'fees'>): Hex {
  return concat(
    tokens.flatMap((token, index) => {
      const fee = fees[index]
      return fee === undefined ? [token] : [token, numberToHex(fee, { size: 3 })]
    }),
  )
}

const isBetween = ({ tokens }: Pool, from: Hex, to: Hex) => tokens[0] === from && tokens[1] === to
const tokensOf = (path: readonly Pool[]): readonly Hex[] => [
  ...path.slice(0, 1).map(({ tokens }) => tokens[0]),
  ...path.map(({ tokens }) => tokens[1]),
]

function quoteV2(paths: readonly (readonly Pool[])[], amount: bigint): Quotes {
  const ofV2 = paths.filter(path => path.every(({ fee }) => fee === undefined))
  const addresses = [...new Set(ofV2.flat().map(({ pool }) => pool))]
  return {
    calls: addresses.map(to => ({ to, data: getReserves })),
    readRoutes(answers) {
      const reserves = new Map(addresses.map((address, index) => [address, readReserves(answers[index])]))
      return ofV2.map((path): Route => {
        const amountOut = path.reduce((given, { pool, tokens: [from, to] }) => {
          const [zero, one] = reserves.get(pool) ?? [0n, 0n]
          return from < to ? swapV2(given, zero, one) : swapV2(given, one, zero)
        }, amount)
        return { kind: 'v2', tokens: tokensOf(path), fees: [], amountOut }
      })
    },
  }
}

/**
 * Returns the output of a pair of v2: the product of its reserves stays constant, less a fee of 0.3 %. SwapRouter02
 * computes the same.
 */
function swapV2(amount: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  if (reserveIn === 0n || reserveOut === 0n) return 0n
  const given = amount * 997n
  return (given * reserveOut) / (reserveIn * 1000n + given)
}

function readReserves(answer: Hex | undefined): readonly [bigint, bigint] | undefined {
  if (!answer || size(answer) < 96) return undefined
  const [zero, one] = decodeFunctionResult({ abi, functionName: 'getReserves', data: answer })
  return [zero, one]
}

function quoteV3(quoter: Hex, paths: readonly (readonly Pool[])[], amount: bigint): Quotes {
  const routes = paths
    .filter(path => path.every(({ fee }) => fee !== undefined))
    .slice(0, maxQuotes)
    .map(path => ({
      kind: 'v3' as const,
      tokens: tokensOf(path),
      fees: path.flatMap(({ fee }) => (fee === undefined ? [] : [fee])),
    }))
  return {
    calls: routes.map(route => ({
      to: quoter,
      data: encodeFunctionData({ ...quoteExactInput, args: [encodePath(route), amount] }),
    })),
    readRoutes: answers =>
      routes.map((route, index) => {
        const answer = answers[index]
        const amountOut = answer && size(answer) >= 32 ? hexToBigInt(`0x${answer.slice(2, 66)}`) : 0n
        return { ...route, amountOut }
      }),
  }
}
