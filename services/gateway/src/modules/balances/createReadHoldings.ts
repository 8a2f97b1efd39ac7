import { type Chains, currencyOf } from '../../chains/loadChains.js'
import { memoizeRows } from '../../indexer/memoizeRows.js'
import type { Index } from '../../indexer/openIndex.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { createAskNode } from '../../providers/askNode.js'
import type { Holding, HoldingsQuery } from '../../providers/holding.js'
import { own, type Providers, pickFrom } from '../../providers/loadProviders.js'
import { ProviderError } from '../../providers/providerError.js'
import { tryEach } from '../../providers/tryEach.js'
import type { DescribeTokens } from '../../tokens/createDescribeTokens.js'
import type { Tokens } from '../../tokens/loadTokens.js'
import { readEvmHoldings } from './readEvmHoldings.js'
import { readSolanaHoldings } from './readSolanaHoldings.js'

/** Maximum accounts whose tokens are cached. */
const maxAccounts = 1000

/** Reads the holdings of an account on a chain. `undefined` when balances of that chain cannot be read. */
export type ReadHoldings = (
  chainId: string,
  query: HoldingsQuery,
  signal: AbortSignal,
) => Promise<readonly Holding[]> | undefined

/**
 * Creates the reader of balances from nodes. The token list, the index and hosted providers determine the tokens to
 * read. Amounts of a hosted provider are used only where there is no node, or none answers.
 */
export function createReadHoldings(parameters: {
  readonly nodes: Nodes
  readonly chains: Chains
  readonly tokens: Tokens
  readonly describeTokens: DescribeTokens
  /** Returns further tokens that an account may hold, where the chain is indexed. */
  readonly index: Index | undefined
  readonly providers: Providers
  onError(error: ProviderError): void
}): ReadHoldings {
  const { nodes, chains, tokens, describeTokens, index, providers, onError } = parameters
  const memoTokens = index && memoizeRows<readonly string[]>({ index, maxKeys: maxAccounts })
  const readKnown = async (chainId: string, account: string): Promise<readonly string[]> => {
    if (!memoTokens || !index.chains.includes(chainId)) return []
    return memoTokens({ chainId, key: `${chainId} ${account}` }, () => index.readTokens(chainId, account))
  }
  const readers = { eip155: readEvmHoldings, solana: readSolanaHoldings } as const
  const openNode = (chainId: string, query: HoldingsQuery, signal: AbortSignal) => {
    const [chain, node] = [chains.get(chainId), nodes.get(chainId)]
    const namespace = chainId.split(':')[0]
    if (!chain || !node || (namespace !== 'eip155' && namespace !== 'solana')) return undefined
    return async (provided: readonly Holding[]) => {
      const known = await readKnown(chainId, query.account)
      const named = provided.flatMap(({ address }) => address ?? [])
      return readers[namespace]({
        query: { ...query, tokens: [...query.tokens, ...known, ...named] },
        ask: createAskNode(node, signal),
        describe: unlisted => describeTokens(chainId, node, unlisted),
        listed: tokens.get(chainId) ?? new Map(),
        currency: currencyOf(chain),
      })
    }
  }
  return (chainId, query, signal) => {
    const list = providers.of(chainId)
    const hosted = pickFrom(list, ({ readBalances }) => readBalances, undefined)
    const readNode = openNode(chainId, query, signal)
    if (hosted.length === 0) return readNode?.([])
    const readHosted = () => tryEach(hosted, read => read(chainId, query, signal), onError, signal)
    if (!readNode) return readHosted()
    if (list[0] === own) return readNode([]).catch(error => orElse(error, readHosted))
    return readHosted().then(
      provided => readNode(provided).catch(error => orElse(error, async () => provided)),
      error => orElse(error, () => readNode([])),
    )
  }
}

/** Only a failure of a provider is a reason to try another. */
function orElse<result>(error: unknown, next: () => Promise<result>): Promise<result> {
  if (error instanceof ProviderError) return next()
  throw error
}
