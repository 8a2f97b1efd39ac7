import type { Logger } from '@latchkit/service-base'
import type { Database } from '@latchkit/service-base/database'
import { and, eq, gt, ne, or } from 'drizzle-orm'
import { holding } from '../database/tables.js'
import { createBlockPrices } from '../exchanges/createBlockPrices.js'
import type { ReadPoolPrices } from '../exchanges/createPoolPrices.js'
import type { Exchanges } from '../exchanges/loadExchanges.js'
import type { Nodes } from '../nodes/createNodes.js'
import { createSolanaIndex, type SolanaIndex } from '../solana/createSolanaIndex.js'
import type { Tokens } from '../tokens/loadTokens.js'
import type { NftPlace } from '../tokens/ownership.js'
import { createIndexer } from './createIndexer.js'

/** The index of this gateway. */
export type Index = {
  readonly database: Database
  /** CAIP-2 ids of the chains that are indexed. */
  readonly chains: readonly string[]
  /** The indexes of Solana, by CAIP-2 id. */
  readonly solana: ReadonlyMap<string, SolanaIndex>
  /**
   * Returns a number that changes with the rows of a chain of eip155. `undefined` where other processes may write to
   * the database.
   */
  revisionOf(chain: string): number | undefined
  /** Tokens of ERC-20 that an account was ever given. */
  readTokens(chain: string, account: string): Promise<readonly string[]>
  /** Reads NFTs that an account ever received, by contract and id, after a given position. */
  readNfts(
    chain: string,
    account: string,
    after: Pick<NftPlace, 'contract' | 'tokenId'> | undefined,
    limit: number,
  ): Promise<readonly NftPlace[]>
  /** Settles when the blocks that it works on are stored. The database stays open. */
  close(): Promise<void>
}

/** Starts to follow the chains. */
export function openIndex(parameters: {
  readonly chains: readonly string[]
  readonly nodes: Nodes
  readonly database: Database
  readonly logger: Logger
  readonly exchanges: Exchanges
  readonly tokens: Tokens
  readonly readPrices: ReadPoolPrices
  /** Called with the newest block that is stored. */
  onBlock(chain: string, number: number): void
  /** Called with the newest block of a chain, each time that it was asked for. */
  onHead(chain: string, number: number): void
}): Index {
  const { chains, nodes, database, logger, exchanges, tokens, readPrices } = parameters
  const solana = new Map<string, SolanaIndex>()
  const revisions = new Map<string, number>()
  const revisionOf = (chain: string) => revisions.get(chain) ?? 0
  const indexers = chains.flatMap(chain => {
    const node = nodes.get(chain)
    const onBlock = (number: number) => parameters.onBlock(chain, number)
    const onHead = (number: number) => parameters.onHead(chain, number)
    const onChange = () => revisions.set(chain, revisionOf(chain) + 1)
    const onError = (error: unknown) => logger.warn({ err: error, chain }, 'blocks could not be read')
    if (node && chain.startsWith('solana:')) {
      solana.set(chain, createSolanaIndex({ chain, node, database }))
      return []
    }
    if (!node) return []
    const exchange = exchanges.get(chain)
    const blockPrices =
      exchange?.dollar &&
      createBlockPrices({
        chain,
        database,
        readPrices,
        onChange,
        listed: new Set([
          'native',
          exchange.wrapped,
          exchange.dollar,
          ...exchange.references,
          ...(tokens.get(chain)?.keys() ?? []),
        ]),
        onError: error => logger.warn({ err: error, chain }, 'prices of a block could not be read'),
      })
    const on = { onBlock, onHead, onChange, onError }
    return [createIndexer({ chain, node, database, blockPrices: blockPrices || undefined, ...on })]
  })
  return {
    database,
    chains,
    solana,
    revisionOf: chain => (database.kind === 'pglite' ? revisionOf(chain) : undefined),
    async readTokens(chain, account) {
      const rows = await database.orm
        .select({ token: holding.token })
        .from(holding)
        .where(and(eq(holding.chain, chain), eq(holding.account, account), eq(holding.standard, 20)))
        .limit(500)
      return rows.map(({ token }) => token)
    },
    async readNfts(chain, account, after, limit) {
      const rest =
        after &&
        or(
          gt(holding.token, after.contract),
          and(eq(holding.token, after.contract), gt(holding.tokenId, after.tokenId)),
        )
      const rows = await database.orm
        .select()
        .from(holding)
        .where(and(eq(holding.chain, chain), eq(holding.account, account), ne(holding.standard, 20), rest))
        .orderBy(holding.token, holding.tokenId)
        .limit(limit)
      return rows.map(({ token, tokenId, standard }) => ({
        contract: `0x${token.slice(2)}` as const,
        tokenId,
        standard: standard === 721 ? 721 : 1155,
      }))
    },
    async close() {
      for (const one of solana.values()) one.close()
      await Promise.all(indexers.map(indexer => indexer.stop()))
    },
  }
}
