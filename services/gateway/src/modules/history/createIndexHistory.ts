import type { Hex } from 'viem'
import { CallRefused } from '../../callRefused.js'
import { type Chains, currencyOf } from '../../chains/loadChains.js'
import type { Index } from '../../indexer/openIndex.js'
import type { Nodes } from '../../nodes/createNodes.js'
import type { PagedLists } from '../../providers/createPagedLists.js'
import type { HistoryRow } from '../../providers/historyRow.js'
import type { DescribeTokens } from '../../tokens/createDescribeTokens.js'
import { createIsSpam } from '../../tokens/isSpam.js'
import type { Tokens } from '../../tokens/loadTokens.js'
import type { NftPlace } from '../../tokens/ownership.js'
import type { ReadCollections } from '../nfts/createReadCollections.js'
import type { ReadImages, ReadPreviews } from '../nfts/createReadPreviews.js'
import { createReadPages, type Transfer } from './createReadPages.js'
import { createSolanaHistory } from './createSolanaHistory.js'
import { perTransaction, pictured, toEvmRow } from './toEvmRow.js'

/** Transactions of one page. */
const perPage = 50

/** Place of a transaction in a chain. */
export type HistoryPlace = {
  /** The slot on solana. */
  readonly block: number
  /** A number on eip155, a signature on solana. */
  readonly place: number | string
}

/** Reads a page, newest first: transactions older than `before`. */
export type ReadHistory = (parameters: {
  readonly chainId: string
  /** As `readAccount` returns it. */
  readonly account: string
  readonly before: HistoryPlace | undefined
  /** Reads the chain even if it was read recently. */
  readonly isFresh: boolean
  readonly signal: AbortSignal
}) => Promise<{ readonly rows: readonly HistoryRow[]; readonly next: HistoryPlace | undefined }>

/**
 * Creates the history from the index. Pages are cut by block and place, so that neither new transactions nor another
 * branch of the chain repeat a row.
 */
export function createIndexHistory(parameters: {
  readonly index: Index
  readonly chains: Chains
  readonly tokens: Tokens
  readonly nodes: Nodes
  readonly describeTokens: DescribeTokens
  readonly readCollections: ReadCollections
  readonly readPreviews: ReadPreviews
  readonly readImages: ReadImages
}): PagedLists<HistoryRow> {
  const { index, chains, tokens, nodes, describeTokens, readCollections, readPreviews } = parameters
  const readPage = createReadPages({ index, perPage, perTransaction })
  const readSolana = createSolanaHistory({ ...parameters, perPage, perTransaction })
  return {
    chains: index.chains,
    async read({ chainId, cursor, ...query }) {
      const before = cursor === undefined ? undefined : readPlace(chainId, cursor)
      const read = chainId.startsWith('solana:') ? readSolana : readEvm
      const { rows, next } = await read({ chainId, before, ...query })
      return { rows, next: next && `${next.block}.${next.place}` }
    },
  }

  async function readEvm(query: Parameters<ReadHistory>[0]) {
    const { chainId, account } = query
    const { page, moved, prices, next } = await readPage(query)
    const named = await nameTokens(chainId, [...moved.values()])
    const rows = page.map(one => {
      const own = moved.get(`${one.blockHash} ${one.hash}`) ?? []
      return toEvmRow(one, account, own, { ...named, prices: prices.get(one.blockHash) })
    })
    return { rows, next }
  }

  async function nameTokens(chainId: string, transactions: readonly (readonly Transfer[])[]) {
    const moved = transactions.flat()
    const listed = tokens.get(chainId)
    const contractsOf = (isItem: boolean) => {
      const moves = moved.filter(({ kind }) => isNft(kind) === isItem)
      return [...new Set(moves.map(({ token }) => token))].filter((token): token is Hex => token !== null)
    }
    const node = nodes.get(chainId)
    const nfts = new Map(
      transactions.flatMap(own =>
        own.slice(0, pictured).flatMap(one => {
          const place = toPlace(one)
          return place ? [[keyOf(place), place] as const] : []
        }),
      ),
    )
    const [described, collections, previews] = node
      ? await Promise.all([
          describeTokens(
            chainId,
            node,
            contractsOf(false).filter(token => !listed?.has(token)),
          ),
          readCollections(chainId, node, contractsOf(true)),
          readPreviews(chainId, node, [...nfts.values()]),
        ])
      : [new Map<string, never>(), new Map<string, never>(), []]
    const images = new Map([...nfts.keys()].map((key, index) => [key, previews[index]]))
    const chain = chains.get(chainId)
    const currency = chain && currencyOf(chain)
    return {
      listed,
      isSpam: createIsSpam({ listed, currency }),
      find: (token: string | null) =>
        token === null ? currency : (listed?.get(token) ?? described.get(token)),
      findNft(one: Transfer) {
        const place = toPlace(one)
        return place && { collection: collections.get(place.contract), image: images.get(keyOf(place)) }
      },
    }
  }
}

/** A place is a number on eip155 and a signature on solana. */
function readPlace(chainId: string, cursor: string): HistoryPlace {
  const place = chainId.startsWith('solana:') ? '[1-9A-HJ-NP-Za-km-z]{64,90}' : '\\d{1,9}'
  const [, block, rest] = new RegExp(`^(\\d{1,15})\\.(${place})$`).exec(cursor) ?? []
  if (block === undefined || rest === undefined)
    throw new CallRefused(400, 'cursor', 'not a cursor returned by this gateway')
  return { block: Number(block), place: rest.length > 9 ? rest : Number(rest) }
}

/** The NFT of a transfer. */
function toPlace({ kind, token, tokenId }: Transfer): NftPlace | undefined {
  if (token === null || tokenId === null || !isNft(kind)) return undefined
  return { contract: `0x${token.slice(2)}`, tokenId, standard: kind === 'erc721' ? 721 : 1155 }
}

const isNft = (kind: string) => kind === 'erc721' || kind === 'erc1155'

const keyOf = ({ contract, tokenId }: NftPlace) => `${contract} ${tokenId}`
