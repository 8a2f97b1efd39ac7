import type { Hex } from 'viem'
import type { Nodes } from '../nodes/createNodes.js'
import { type AskNode, createAskNode } from '../providers/askNode.js'
import { describeTokens } from '../tokens/describeTokens.js'
import type { Tokens } from '../tokens/loadTokens.js'
import type { Exchanges } from './loadExchanges.js'
import { type Pool, readPools } from './readPools.js'

/** Name of a chain's currency among its tokens. */
const native = 'native'

/**
 * Reads the dollar prices of tokens, by address in lower case, and `native`. An unknown price is absent.
 *
 * @param at - hash of the block in whose state they are read. Default: the newest. A node without that state knows none
 */
export type ReadPoolPrices = (
  chainId: string,
  tokens: readonly string[],
  signal: AbortSignal,
  at?: string | undefined,
) => Promise<ReadonlyMap<string, number>>

/** Maximum difference of the second deepest pool. */
const maxSpread = 0.05

/**
 * Creates the reader of exchange prices: the price of the deepest v2 or v3 pool against a reference. Absent where the
 * pools hold less than the minimum, or where the two deepest differ by more than 5 %.
 */
export function createPoolPrices(parameters: {
  readonly nodes: Nodes
  readonly exchanges: Exchanges
  readonly tokens: Tokens
  /** Minimum dollars of the reference that a pool must hold. */
  readonly minimum: number
}): ReadPoolPrices {
  const { nodes, exchanges, tokens, minimum } = parameters
  return async (chainId, asked, signal, at) => {
    const [node, exchange] = [nodes.get(chainId), exchanges.get(chainId)]
    if (!node || !exchange?.dollar) return new Map<string, number>()
    const ask = askAt(createAskNode(node, signal), at)
    const addresses = asked.map(token => (token === native ? exchange.wrapped : token)).filter(isHexAddress)
    const references = [exchange.wrapped, ...exchange.references]
    const decimals = await readDecimals(ask, tokens.get(chainId), [
      ...new Set([...addresses, exchange.dollar, ...references]),
    ])
    const known = new Map<string, number>([[exchange.dollar, 1]])
    const learn = async (some: readonly Hex[]) => {
      const unknown = [...new Set(some)].filter(token => !known.has(token))
      const pairs = unknown.flatMap(token =>
        [...known.keys()].filter(isHexAddress).map(reference => ({ token, reference })),
      )
      const pools = await readPools(ask, exchange, pairs)
      const learnt = unknown.flatMap(token => {
        const offers = pools
          .filter(pool => pool.token === token)
          .flatMap(pool => toOffer(pool, known, decimals))
        const price = choose(offers, minimum)
        return price === undefined ? [] : [[token, price] as const]
      })
      for (const [token, price] of learnt) known.set(token, price)
    }
    await learn(references)
    await learn(addresses)
    return new Map(
      asked.flatMap(token => {
        const price = known.get(token === native ? exchange.wrapped : token)
        return price === undefined ? [] : [[token, price] as const]
      }),
    )
  }
}

/** Calls contracts in the state of a block (EIP-1898). */
function askAt(ask: AskNode, blockHash: string | undefined): AskNode {
  if (blockHash === undefined) return ask
  return (method, params) => ask(method, method === 'eth_call' ? [params[0], { blockHash }] : params)
}

const isHexAddress = (text: string): text is Hex => /^0x[0-9a-f]{40}$/.test(text)

async function readDecimals(
  ask: AskNode,
  listed: ReadonlyMap<string, { readonly decimals: number }> | undefined,
  tokens: readonly Hex[],
): Promise<ReadonlyMap<string, number>> {
  const described = await describeTokens(
    ask,
    tokens.filter(token => !listed?.has(token)),
  )
  return new Map(
    tokens.flatMap(token => {
      const decimals = (listed?.get(token) ?? described.get(token))?.decimals
      return decimals === undefined ? [] : [[token, decimals] as const]
    }),
  )
}

type Offer = { readonly price: number; readonly liquidity: number }

function toOffer(
  { token, reference, rate, depth }: Pool,
  known: ReadonlyMap<string, number>,
  decimals: ReadonlyMap<string, number>,
): readonly Offer[] {
  const [price, places, ofReference] = [known.get(reference), decimals.get(token), decimals.get(reference)]
  if (price === undefined || places === undefined || ofReference === undefined) return []
  return [
    { price: rate * 10 ** (places - ofReference) * price, liquidity: (depth / 10 ** ofReference) * price },
  ]
}

function choose(offers: readonly Offer[], minimum: number): number | undefined {
  const [deepest, second] = offers
    .filter(
      ({ price, liquidity }) => Number.isFinite(price) && price > 0 && liquidity > 0 && liquidity >= minimum,
    )
    .sort((a, b) => b.liquidity - a.liquidity)
  if (!deepest) return undefined
  if (second && Math.abs(second.price / deepest.price - 1) > maxSpread) return undefined
  return deepest.price
}
