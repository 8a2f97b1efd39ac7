import { and, eq, inArray, or } from 'drizzle-orm'
import { formatUnits } from 'viem'
import { type Chains, currencyOf } from '../../chains/loadChains.js'
import { transfer } from '../../database/tables.js'
import type { Index } from '../../indexer/openIndex.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { createAskNode } from '../../providers/askNode.js'
import type { HistoryRow, HistoryTransfer } from '../../providers/historyRow.js'
import { type Mint, readMints } from '../../solana/readMints.js'
import { type Activity, readKnown } from '../../solana/writeSignatures.js'
import { cleanText } from '../../tokens/cleanText.js'
import { nameMints, nameOfMint } from '../../tokens/describeMints.js'
import { createIsSpam, type IsSpam } from '../../tokens/isSpam.js'
import type { ListedToken, Tokens } from '../../tokens/loadTokens.js'
import type { ReadImages } from '../nfts/createReadPreviews.js'
import type { HistoryPlace, ReadHistory } from './createIndexHistory.js'
import { pictured } from './toEvmRow.js'

type Transfer = typeof transfer.$inferSelect
/** Change of a single token by a transaction, for a single account. */
type Net = Omit<Transfer, 'position'>
type NameOf = (token: string | null) => { readonly name: string; readonly symbol: string } | undefined

/** Creates the history of accounts on indexed chains of Solana. */
export function createSolanaHistory(parameters: {
  readonly index: Index
  readonly chains: Chains
  readonly tokens: Tokens
  readonly nodes: Nodes
  readonly readImages: ReadImages
  /** Transactions of one page. */
  readonly perPage: number
  /** Maximum transfers of a transaction in the answer. */
  readonly perTransaction: number
}): ReadHistory {
  const { index, chains, tokens, nodes, readImages, perPage, perTransaction } = parameters
  const { database, solana } = index

  async function readTransfers(chain: string, account: string, page: readonly Activity[]) {
    if (page.length === 0) return []
    return database.orm
      .select()
      .from(transfer)
      .where(
        and(
          eq(transfer.chain, chain),
          inArray(transfer.block, [...new Set(page.map(({ slot }) => slot))]),
          inArray(
            transfer.transaction,
            page.map(({ signature }) => signature),
          ),
          or(eq(transfer.sender, account), eq(transfer.recipient, account)),
        ),
      )
      .orderBy(transfer.position)
  }

  /** Finds the NFTs among the tokens: those of a single unit, with metadata. Reads the images that rows show. */
  async function readItems(
    rows: readonly (readonly Net[])[],
    mints: ReadonlyMap<string, Mint>,
  ): Promise<FindNft> {
    const find = ({ token, decimals }: Net) => {
      const { supply, metadata } = mints.get(token ?? '') ?? {}
      return decimals === 0 && supply === 1n ? metadata : undefined
    }
    const shown = rows.flatMap(own => own.slice(0, pictured).flatMap(net => find(net)?.uri || []))
    const images = await readImages(shown)
    return net => {
      const metadata = find(net)
      if (!metadata) return undefined
      const name = cleanText(metadata.name) ?? nameOfMint(net.token ?? '', new Map()).name
      return { name, image: images.get(metadata.uri) }
    }
  }

  return async ({ chainId, account, before, isFresh, signal }) => {
    const [chain, node] = [solana.get(chainId), nodes.get(chainId)]
    if (!chain || !node) return { rows: [], next: undefined }
    const place = before && { slot: before.block, signature: String(before.place) }
    const { rows: page, hasMore } = await chain.read({ account, before: place, limit: perPage, isFresh })
    const [known, moved] = await Promise.all([
      readKnown(database, chainId, page),
      readTransfers(chainId, account, page),
    ])
    const listed = tokens.get(chainId)
    const mints = [...new Set(moved.flatMap(({ token }) => token ?? []))].filter(mint => !listed?.has(mint))
    const read = await readMints(createAskNode(node, signal), mints)
    const names = nameMints(read)
    const currency = chains.get(chainId)
    const nameOf: NameOf = token =>
      token === null ? currency && currencyOf(currency) : (listed?.get(token) ?? nameOfMint(token, names))
    const isSpam = createIsSpam({ listed, currency: nameOf(null) })
    const nets = page.map(one => {
      const own = moved.filter(
        ({ transaction, block }) => transaction === one.signature && block === one.slot,
      )
      return toNets(account, own).slice(0, perTransaction)
    })
    const findNft = await readItems(nets, read)
    const rows = page.map((one, place) => {
      const payer = known.find(({ hash, block }) => hash === one.signature && block === one.slot)?.sender
      return toRow({ one, account, payer, own: nets[place] ?? [], nameOf, findNft, listed, isSpam })
    })
    const last = page.at(-1)
    const next: HistoryPlace | undefined =
      hasMore && last ? { block: last.slot, place: last.signature } : undefined
    return { rows, next }
  }
}

/** An NFT, with the image that is known in time. */
type Item = { readonly name: string; readonly image: string | undefined }
type FindNft = (net: Net) => Item | undefined

/** Sums the amounts of several parties of one token, in each direction. The party with the largest amount is first. */
function toNets(account: string, moved: readonly Transfer[]): readonly Net[] {
  const nets = new Map<string, Net>()
  for (const one of moved) {
    const key = `${one.token} ${one.recipient === account}`
    const known = nets.get(key)
    nets.set(key, { ...(known ?? one), amount: one.amount + (known?.amount ?? 0n) })
  }
  return [...nets.values()]
}

function toRow(parameters: {
  readonly one: Activity
  readonly account: string
  /** Absent where the node does not have the transaction. */
  readonly payer: string | undefined
  readonly own: readonly Net[]
  readonly nameOf: NameOf
  readonly findNft: FindNft
  readonly listed: ReadonlyMap<string, ListedToken> | undefined
  readonly isSpam: IsSpam
}): HistoryRow {
  const { one, account, payer, own, nameOf, findNft, listed, isSpam } = parameters
  const by = payer ?? account
  const transfers = own.flatMap((net, place): HistoryTransfer[] => {
    const found = nameOf(net.token)
    if (!found) return []
    const isSpamTransfer = isSpam({ ...net, sender: undefined, kind: toKind(net), by, account, found })
    const direction = net.recipient === account ? 'in' : 'out'
    const flags = { is_spam: isSpamTransfer }
    const item = findNft(net)
    if (item) {
      const { name, image } = item
      const content = place < pictured && image !== undefined ? { preview: { url: image } } : undefined
      return [{ direction, quantity: { numeric: String(net.amount) }, nft_info: { name, content, flags } }]
    }
    const quantity = { numeric: formatUnits(net.amount, net.decimals ?? 0) }
    const { name, symbol } = found
    const url = net.token === null ? undefined : listed?.get(net.token)?.iconUrl
    const icon = url === undefined ? undefined : { url }
    return [{ direction, quantity, fungible_info: { name, symbol, icon, flags } }]
  })
  const [first] = own
  return {
    id: one.signature,
    metadata: {
      operationType: toOperation(own, account),
      hash: one.signature,
      chain: one.chain,
      minedAt: new Date(one.minedAt ?? 0).toISOString(),
      sentFrom: first?.sender || payer || '',
      sentTo: first?.recipient ?? '',
      status: one.isConfirmed ? 'confirmed' : 'failed',
      nonce: 0,
    },
    // A transaction of another account that moved nothing exists only to be seen: its sender imitates a known address.
    transfers: transfers.length === 0 && by !== account ? nothing(nameOf(null)) : transfers,
  }
}

/** The rules for ERC-20 apply to every token of Solana. */
const toKind = ({ token }: Net) => (token === null ? 'native' : 'erc20')

function nothing(found: ReturnType<NameOf>): readonly HistoryTransfer[] {
  if (!found) return []
  const { name, symbol } = found
  return [
    {
      direction: 'in',
      quantity: { numeric: '0' },
      fungible_info: { name, symbol, flags: { is_spam: true } },
    },
  ]
}

function toOperation(own: readonly Net[], account: string): string {
  const isOut = own.some(({ sender }) => sender === account)
  const isIn = own.some(({ recipient }) => recipient === account)
  if (isOut && isIn) return 'trade'
  if (isIn) return own.every(({ sender }) => sender === '') ? 'mint' : 'receive'
  if (!isOut) return 'execute'
  return own.every(({ recipient }) => recipient === '') ? 'burn' : 'send'
}
