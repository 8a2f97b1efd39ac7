import type { Hex } from 'viem'
import { type Chains, currencyOf } from '../../chains/loadChains.js'
import type { Nodes } from '../../nodes/createNodes.js'
import type { DescribeTokens } from '../../tokens/createDescribeTokens.js'
import type { Tokens } from '../../tokens/loadTokens.js'

/** Name and symbol of tokens, by address as `readAccount` returns it, and `native`. Unknown ones are absent. */
export type NameTokens = (
  chainId: string,
  tokens: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly symbol: string }>>

/** Creates the reader of names: those of the list, else on eip155 those of the contract. */
export function createNameTokens(parameters: {
  readonly nodes: Nodes
  readonly chains: Chains
  readonly tokens: Tokens
  readonly describeTokens: DescribeTokens
}): NameTokens {
  const { nodes, chains, describeTokens } = parameters
  return async (chainId, tokens) => {
    const [chain, node, listed] = [chains.get(chainId), nodes.get(chainId), parameters.tokens.get(chainId)]
    const unknown = tokens.filter((token): token is Hex => token.startsWith('0x') && !listed?.has(token))
    const described = node && unknown.length > 0 && (await describeTokens(chainId, node, unknown))
    return new Map(
      tokens.flatMap(token => {
        const currency = token === 'native' && chain ? currencyOf(chain) : undefined
        const found = currency ?? listed?.get(token) ?? (described ? described.get(token) : undefined)
        return found ? [[token, { name: found.name, symbol: found.symbol }] as const] : []
      }),
    )
  }
}
