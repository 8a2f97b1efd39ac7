import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { formatUnits, getAddress, type Hex } from 'viem'
import { CallRefused } from '../callRefused.js'
import { type Chains, currencyOf } from '../chains/loadChains.js'
import { activity, transaction, transfer } from '../database/tables.js'
import type { Index } from '../indexer/openIndex.js'
import type { ReadCollections } from '../nfts/createReadCollections.js'
import { readBlockPrices } from '../prices/createBlockPrices.js'
import { createAskNode } from '../providers/askNode.js'
import type { PagedLists } from '../providers/createPagedLists.js'
import type { Nodes } from '../rpc/createNodes.js'
import { describeTokens } from '../tokens/describeTokens.js'
import type { Tokens } from '../tokens/loadTokens.js'
import { createSolanaHistory } from './createSolanaHistory.js'
import { isSpam } from './isSpam.js'
import type { HistoryRow, HistoryTransfer } from './types.js'

/** Transactions of one page. */
const perPage = 50
/** Transfers of one transaction that are sent. */
const perTransaction = 100

/** Place of a transaction in a chain. */
export type HistoryPlace = {
  /** The slot on solana. */
  readonly block: number
  /** A number on eip155, a signature on solana. */
  readonly place: number | string
}

/** Reads a page, newest first: what is older than `before`. */
export type ReadHistory = (parameters: {
  readonly chainId: string
  /** As `readAccount` returns it. */
  readonly account: string
  readonly before: HistoryPlace | undefined
  /** Asks the chain also where it was asked just now. */
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
  readonly readCollections: ReadCollections
}): PagedLists<HistoryRow> {
  const { index, chains, tokens, nodes, readCollections } = parameters
  const { orm } = index.database
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

  async function readEvm({ chainId, account, before, signal }: Parameters<ReadHistory>[0]) {
    const older =
      before &&
      or(
        lt(activity.block, before.block),
        and(eq(activity.block, before.block), lt(activity.place, Number(before.place))),
      )
    const found = await orm
      .select({ transaction })
      .from(activity)
      .innerJoin(
        transaction,
        and(
          eq(transaction.chain, activity.chain),
          eq(transaction.block, activity.block),
          eq(transaction.blockHash, activity.blockHash),
          eq(transaction.hash, activity.transaction),
        ),
      )
      .where(and(eq(activity.chain, chainId), eq(activity.account, account), older))
      .orderBy(desc(activity.block), desc(activity.place))
      .limit(perPage + 1)
    const page = found.slice(0, perPage).map(row => row.transaction)
    const moved = await readTransfers(chainId, account, page)
    const [named, prices] = await Promise.all([
      nameTokens(chainId, moved, signal),
      readBlockPrices(index.database, chainId, [...new Set(page.map(({ block }) => block))]),
    ])
    const rows = page.map(one => {
      const own = moved.filter(
        ({ transaction: hash, blockHash }) => hash === one.hash && blockHash === one.blockHash,
      )
      return toRow(one, account, own, { ...named, prices: prices.get(one.blockHash) })
    })
    const last = page.at(-1)
    const next = found.length > perPage && last ? { block: last.block, place: last.place } : undefined
    return { rows, next }
  }

  async function readTransfers(chainId: string, account: string, page: readonly Transaction[]) {
    if (page.length === 0) return []
    const blocks = [...new Set(page.map(({ block }) => block))]
    const hashes = page.map(({ hash }) => hash)
    return orm
      .select()
      .from(transfer)
      .where(
        and(
          eq(transfer.chain, chainId),
          // The partition and the rows by the primary key.
          inArray(transfer.block, blocks),
          inArray(transfer.transaction, hashes),
          or(eq(transfer.sender, account), eq(transfer.recipient, account)),
        ),
      )
      .orderBy(transfer.position)
      .limit(perPage * perTransaction)
  }

  async function nameTokens(chainId: string, moved: readonly Transfer[], signal: AbortSignal) {
    const listed = tokens.get(chainId)
    const contractsOf = (isItem: boolean) => {
      const moves = moved.filter(({ kind }) => isNft(kind) === isItem)
      return [...new Set(moves.map(({ token }) => token))].filter((token): token is Hex => token !== null)
    }
    const node = nodes.get(chainId)
    const [described, collections] = node
      ? await Promise.all([
          describeTokens(
            createAskNode(node, signal),
            contractsOf(false).filter(token => !listed?.has(token)),
          ),
          readCollections(chainId, node, contractsOf(true)),
        ])
      : [new Map<string, never>(), new Map<string, never>()]
    const chain = chains.get(chainId)
    return {
      listed,
      find: (token: string | null): TokenName | undefined =>
        token === null ? chain && currencyOf(chain) : (listed?.get(token) ?? described.get(token)),
      collections,
    }
  }
}

/** A place is a number on eip155 and a signature on solana. */
function readPlace(chainId: string, cursor: string): HistoryPlace {
  const place = chainId.startsWith('solana:') ? '[1-9A-HJ-NP-Za-km-z]{64,90}' : '\\d{1,9}'
  const [, block, rest] = new RegExp(`^(\\d{1,15})\\.(${place})$`).exec(cursor) ?? []
  if (block === undefined || rest === undefined) throw new CallRefused(400, 'cursor', 'is none of an answer')
  return { block: Number(block), place: rest.length > 9 ? rest : Number(rest) }
}

type Transaction = typeof transaction.$inferSelect
type Transfer = typeof transfer.$inferSelect
type TokenName = { readonly name: string; readonly symbol: string; readonly decimals: number }
type Named = {
  readonly listed: ReadonlyMap<string, { readonly symbol: string }> | undefined
  find(token: string | null): TokenName | undefined
  /** Names of NFTs by contract. */
  readonly collections: ReadonlyMap<string, string>
  /** In the block of the transaction. */
  readonly prices: ReadonlyMap<string, number> | undefined
}

function toRow(one: Transaction, account: string, moved: readonly Transfer[], named: Named): HistoryRow {
  const transfers = moved.slice(0, perTransaction).map(each => toTransfer(each, one, account, named))
  return {
    id: one.hash,
    metadata: {
      operationType: toOperation(one, account, moved),
      ...{ hash: one.hash, chain: one.chain, minedAt: new Date(one.minedAt).toISOString() },
      sentFrom: checksummed(one.sender),
      sentTo: one.recipient === null ? '' : checksummed(one.recipient),
      status: one.isConfirmed ? 'confirmed' : 'failed',
      nonce: one.nonce,
    },
    transfers: transfers.filter(each => each !== undefined),
  }
}

function toTransfer(
  moved: Transfer,
  { sender: by }: Transaction,
  account: string,
  named: Named,
): HistoryTransfer | undefined {
  const { kind, token, tokenId, sender, recipient, amount } = moved
  const direction = sender === recipient ? 'self' : sender === account ? 'out' : 'in'
  const judge = (found: { readonly name: string; readonly symbol: string } | undefined) =>
    isSpam({ ...moved, by, account, found, listed: named.listed })
  if (isNft(kind)) {
    const collection = named.collections.get(token ?? '') ?? 'NFT'
    const flags = { is_spam: judge({ name: collection, symbol: '' }) }
    return {
      direction,
      quantity: { numeric: String(amount) },
      nft_info: { name: `${collection} #${tokenId}`, flags },
    }
  }
  const found = named.find(token)
  const isSpamTransfer = judge(found)
  // Without decimals no amount can be said.
  if (!found) return undefined
  const { name, symbol, decimals } = found
  const quantity = { numeric: formatUnits(amount, decimals) }
  const price = isSpamTransfer ? undefined : named.prices?.get(token ?? 'native')
  const fiat = price === undefined ? {} : { value: Number(quantity.numeric) * price, price }
  return { direction, quantity, ...fiat, fungible_info: { name, symbol, flags: { is_spam: isSpamTransfer } } }
}

function toOperation(
  { sender, recipient }: Transaction,
  account: string,
  moved: readonly Transfer[],
): string {
  const isOut = moved.some(each => each.sender === account)
  const isIn = moved.some(each => each.recipient === account)
  if (recipient === null) return 'deploy'
  // What comes back of the same currency is a refund, such as the rest of a payment.
  if (isOut && isIn) return new Set(moved.map(toAsset)).size > 1 ? 'trade' : 'send'
  if (isIn) return /^0x0{40}$/.test(moved[0]?.sender ?? '') ? 'mint' : 'receive'
  return isOut || sender !== account ? 'send' : 'execute'
}

const isNft = (kind: string) => kind === 'erc721' || kind === 'erc1155'

const toAsset = ({ token, tokenId }: Transfer) => `${token} ${tokenId}`

const checksummed = (address: string) => getAddress(address as Hex)
