import { formatUnits, getAddress, type Hex } from 'viem'
import { z } from 'zod'
import { numberField } from '../../numberField.js'
import { cleanText } from '../../tokens/cleanText.js'
import type { IsSpam } from '../../tokens/isSpam.js'
import type { HistoryRow, HistoryTransfer } from '../historyRow.js'
import type { Currency, PageOf, PageQuery } from '../types.js'
import { type AskHost, pageParams, parseCursor, readRows, toQuery } from './createAskHost.js'

const text = z.string().nullish().catch(undefined)
const address = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform(hash => hash.toLowerCase())
const party = z.object({ hash: address })
const image = z
  .url({ protocol: /^https$/ })
  .nullish()
  .catch(undefined)
const time = z.string().refine(given => !Number.isNaN(Date.parse(given)))
const id = z.string().regex(/^0x[0-9a-f]{64}$/i)
const transactionSchema = z
  .object({
    hash: id,
    block_number: z.int().min(0).optional(),
    block: z.int().min(0).optional(),
    timestamp: time,
    from: party,
    to: party.nullish(),
    value: z.string().regex(/^\d{1,78}$/),
    nonce: z.int().min(0).catch(0),
    status: text,
  })
  .transform((row, context) => {
    const block = row.block_number ?? row.block
    if (block !== undefined) return { ...row, block }
    context.addIssue('has no block')
    return z.NEVER
  })
const transferSchema = z.object({
  transaction_hash: id,
  block_number: z.int().min(0),
  timestamp: time,
  from: party,
  to: party,
  // Older versions call it `address`.
  token: z.object({
    address_hash: address.optional(),
    address: address.optional(),
    name: text,
    symbol: text,
    type: z.string(),
    icon_url: image,
  }),
  total: z.object({
    value: z
      .string()
      .regex(/^\d{1,78}$/)
      .nullish(),
    decimals: numberField.pipe(z.int().min(0).max(36)).nullish().catch(undefined),
    token_id: z
      .string()
      .regex(/^\d{1,78}$/)
      .nullish(),
    token_instance: z.object({ image_url: image }).nullish().catch(undefined),
  }),
})
const pageSchema = z.object({ items: z.array(z.unknown()), next_page_params: pageParams.nullish() })
/** Where each of the two lists is. Null: it is read to its end. */
const cursorSchema = z.object({
  transactions: pageParams.nullable(),
  transfers: pageParams.nullable(),
  before: z.int(),
  seen: z.array(id).max(500),
})
type Cursor = z.output<typeof cursorSchema>
type Transaction = z.output<typeof transactionSchema>
type Transfer = z.output<typeof transferSchema>

/**
 * Merges the transactions of an account with the transfers of its tokens, which others may have sent. A page ends where
 * the first of the two lists ends, so that both are read to the same block.
 */
export async function readBlockscoutHistory(
  ask: AskHost,
  { chainId, account, cursor, signal }: PageQuery,
  currency: Currency,
  isSpam: IsSpam,
): Promise<PageOf<HistoryRow>> {
  const at: Cursor = cursor
    ? parseCursor(cursor, cursorSchema)
    : { transactions: {}, transfers: {}, before: Number.MAX_SAFE_INTEGER, seen: [] }
  const readPage = async (name: string, from: Cursor['transfers']) => {
    if (from === null) return { items: [], next_page_params: null }
    const path = `/addresses/${account}/${name}`
    return (await ask({ path, query: toQuery(from), schema: pageSchema, signal })) ?? { items: [] }
  }
  const [pageOfTransactions, pageOfTransfers] = await Promise.all([
    readPage('transactions', at.transactions),
    readPage('token-transfers', at.transfers),
  ])
  const transactions = readRows(pageOfTransactions.items, transactionSchema)
  const transfers = readRows(pageOfTransfers.items, transferSchema)
  const [nextOfTransactions, nextOfTransfers] = [pageOfTransactions, pageOfTransfers].map(
    page => page.next_page_params ?? null,
  )
  const oldest = {
    transactions: Math.min(...transactions.map(({ block }) => block)),
    transfers: Math.min(...transfers.map(one => one.block_number)),
  }
  const ends = [
    ...(nextOfTransactions ? [oldest.transactions] : []),
    ...(nextOfTransfers ? [oldest.transfers] : []),
  ].filter(Number.isFinite)
  const frontier = Math.max(-1, ...ends)
  const isHere = (block: number, hash: string) =>
    block >= frontier && (block < at.before || (block === at.before && !at.seen.includes(hash)))
  const own = transactions.filter(({ block, hash }) => isHere(block, hash))
  const moved = transfers.filter(one => isHere(one.block_number, one.transaction_hash))
  const hashes = new Map([
    ...moved.map(one => [one.transaction_hash, one.block_number] as const),
    ...own.map(({ hash, block }) => [hash, block] as const),
  ])
  const rows = [...hashes]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([hash]) =>
      toRow({
        chainId,
        account,
        currency,
        isSpam,
        hash,
        transaction: own.find(one => one.hash === hash),
        moved: moved.filter(one => one.transaction_hash === hash),
      }),
    )
  if (ends.length === 0) return { rows, next: undefined }
  const goOn = (from: Cursor['transfers'], next: Cursor['transfers'] | undefined, end: number) =>
    end >= frontier || end === Number.POSITIVE_INFINITY ? (next ?? null) : from
  const next: Cursor = {
    transactions: goOn(at.transactions, nextOfTransactions, oldest.transactions),
    transfers: goOn(at.transfers, nextOfTransfers, oldest.transfers),
    before: frontier,
    seen: [
      ...(frontier === at.before ? at.seen : []),
      ...[...hashes].flatMap(([hash, block]) => (block === frontier ? [hash] : [])),
    ].slice(-500),
  }
  return { rows, next: JSON.stringify(next) }
}

const checksummed = (address: string) => getAddress(address as Hex)

function toRow(parameters: {
  readonly chainId: string
  readonly account: string
  readonly currency: Currency
  readonly isSpam: IsSpam
  readonly hash: string
  readonly transaction: Transaction | undefined
  readonly moved: readonly Transfer[]
}): readonly HistoryRow[] {
  const { chainId, account, currency, isSpam, hash, transaction, moved } = parameters
  const { name, symbol, decimals } = currency
  const first = transaction ?? moved[0]
  if (!first) return []
  const by = transaction?.from.hash ?? ''
  const isConfirmed = transaction === undefined || transaction.status === 'ok'
  const to = transaction ? transaction.to?.hash : moved[0]?.to.hash
  const value = BigInt(transaction?.value ?? 0)
  const native: readonly HistoryTransfer[] =
    isConfirmed && value > 0n && transaction
      ? [
          {
            direction: directionOf(transaction.from.hash, to ?? '', account),
            quantity: { numeric: formatUnits(value, decimals) },
            fungible_info: { name, symbol, flags: { is_spam: false } },
          },
        ]
      : []
  const transfers = [...native, ...moved.flatMap(one => toTransfer(one, by, account, isSpam))]
  const [isOut, isIn] = (['out', 'in'] as const).map(way => transfers.some(one => one.direction === way))
  const operationType = isOut && isIn ? 'trade' : isIn ? 'receive' : isOut ? 'send' : 'execute'
  return [
    {
      id: hash,
      metadata: {
        operationType,
        hash,
        chain: chainId,
        minedAt: new Date(first.timestamp).toISOString(),
        sentFrom: checksummed(first.from.hash),
        sentTo: to ? checksummed(to) : '',
        status: isConfirmed ? 'confirmed' : 'failed',
        nonce: transaction?.nonce ?? 0,
      },
      transfers,
    },
  ]
}

const directionOf = (from: string, to: string, account: string) =>
  from === to ? 'self' : from === account ? 'out' : 'in'

function toTransfer(
  { from, to, token, total }: Transfer,
  by: string,
  account: string,
  isSpam: IsSpam,
): readonly HistoryTransfer[] {
  const direction = directionOf(from.hash, to.hash, account)
  const symbol = cleanText(token.symbol ?? '') ?? ''
  const name = cleanText(token.name ?? '') ?? symbol
  const amount = BigInt(total.value ?? 1)
  const isNft = token.type !== 'ERC-20'
  const kind = isNft ? 'erc721' : 'erc20'
  const found = { name, symbol }
  const contract = token.address_hash ?? token.address ?? ''
  const flags = { is_spam: isSpam({ kind, token: contract, amount, sender: from.hash, by, account, found }) }
  if (isNft) {
    const title = `${name || 'NFT'} #${total.token_id ?? ''}`
    const url = total.token_instance?.image_url
    const content = url ? { preview: { url } } : undefined
    return [{ direction, quantity: { numeric: String(amount) }, nft_info: { name: title, content, flags } }]
  }
  if (total.decimals == null || !symbol) return []
  const quantity = { numeric: formatUnits(amount, total.decimals) }
  const icon = token.icon_url ? { url: token.icon_url } : undefined
  return [{ direction, quantity, fungible_info: { name, symbol, icon, flags } }]
}
