import { type Chains, currencyOf } from '../chains/loadChains.js'
import type { Index } from '../indexer/openIndex.js'
import { createAskNode } from '../providers/askNode.js'
import type { Nodes } from '../rpc/createNodes.js'
import type { Tokens } from '../tokens/loadTokens.js'
import { readEvmHoldings } from './readEvmHoldings.js'
import { readSolanaHoldings } from './readSolanaHoldings.js'
import type { Holding, HoldingsQuery } from './types.js'

/** Reads what an account has on a chain. `undefined`: balances of that chain cannot be read. */
export type ReadHoldings = (
  chainId: string,
  query: HoldingsQuery,
  signal: AbortSignal,
) => Promise<readonly Holding[]> | undefined

/** Creates the reader of balances from nodes; the token list and the index say what to ask them for. */
export function createReadHoldings(parameters: {
  readonly nodes: Nodes
  readonly chains: Chains
  readonly tokens: Tokens
  /** Says what else an account may have, where the chain is indexed. */
  readonly index: Index | undefined
}): ReadHoldings {
  const { nodes, chains, tokens, index } = parameters
  const readers = { eip155: readEvmHoldings, solana: readSolanaHoldings } as const
  return (chainId, query, signal) => {
    const [chain, node] = [chains.get(chainId), nodes.get(chainId)]
    const namespace = chainId.split(':')[0]
    if (!chain || !node || (namespace !== 'eip155' && namespace !== 'solana')) return undefined
    const read = (known: readonly string[]) =>
      readers[namespace]({
        query: { ...query, tokens: [...query.tokens, ...known] },
        ask: createAskNode(node, signal),
        listed: tokens.get(chainId) ?? new Map(),
        currency: currencyOf(chain),
      })
    return index?.chains.includes(chainId) ? index.readTokens(chainId, query.account).then(read) : read([])
  }
}
