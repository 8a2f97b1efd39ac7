import { formatUnits, getAddress, type Hex } from 'viem'
import type { transaction, transfer } from '../../database/tables.js'
import type { HistoryRow, HistoryTransfer } from '../../providers/historyRow.js'
import type { IsSpam } from '../../tokens/isSpam.js'
import type { ListedToken } from '../../tokens/loadTokens.js'

/** Maximum transfers of a transaction in the answer. */
export const perTransaction = 100

type Transaction = typeof transaction.$inferSelect
type Transfer = typeof transfer.$inferSelect

/** Names of the assets of transfers. Unknown names are absent. */
export type AssetNames = {
  readonly listed: ReadonlyMap<string, ListedToken> | undefined
  readonly isSpam: IsSpam
  /** Null is the currency of the chain. */
  find(
    token: string | null,
  ): { readonly name: string; readonly symbol: string; readonly decimals: number } | undefined
  /** Undefined when no NFT moved. */
  findNft(
    moved: Transfer,
  ): { readonly collection: string | undefined; readonly image: string | undefined } | undefined
  /** Prices in the block of the transaction. */
  readonly prices: ReadonlyMap<string, number> | undefined
}

/** Transfers of a transaction with images: as many as clients show, since the answer may contain an image. */
export const pictured = 2

/** Creates a row of the history from the data of the index. */
export function toEvmRow(
  one: Transaction,
  account: string,
  moved: readonly Transfer[],
  named: AssetNames,
): HistoryRow {
  const transfers = moved
    .slice(0, perTransaction)
    .map((each, index) => toTransfer(each, one, account, named, index < pictured))
  return {
    id: one.hash,
    metadata: {
      operationType: toOperation(one, account, moved),
      hash: one.hash,
      chain: one.chain,
      minedAt: new Date(one.minedAt).toISOString(),
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
  named: AssetNames,
  isPictured: boolean,
): HistoryTransfer | undefined {
  const { token, sender, recipient, amount } = moved
  const direction = sender === recipient ? 'self' : sender === account ? 'out' : 'in'
  const judge = (found: { readonly name: string; readonly symbol: string } | undefined) =>
    named.isSpam({ ...moved, by, account, found })
  const nft = named.findNft(moved)
  if (nft) {
    const { collection = 'NFT', image } = nft
    const content = isPictured && image !== undefined ? { preview: { url: image } } : undefined
    const flags = { is_spam: judge({ name: collection, symbol: '' }) }
    const name = `${collection} #${moved.tokenId}`
    return { direction, quantity: { numeric: String(amount) }, nft_info: { name, content, flags } }
  }
  const found = named.find(token)
  const isSpamTransfer = judge(found)
  // Without decimals the amount cannot be formatted.
  if (!found) return undefined
  const { name, symbol, decimals } = found
  const quantity = { numeric: formatUnits(amount, decimals) }
  const price = isSpamTransfer ? undefined : named.prices?.get(token ?? 'native')
  const fiat = price === undefined ? {} : { value: Number(quantity.numeric) * price, price }
  const url = token === null ? undefined : named.listed?.get(token)?.iconUrl
  const icon = !isPictured || url === undefined ? undefined : { url }
  const flags = { is_spam: isSpamTransfer }
  return { direction, quantity, ...fiat, fungible_info: { name, symbol, icon, flags } }
}

function toOperation(
  { sender, recipient }: Transaction,
  account: string,
  moved: readonly Transfer[],
): string {
  const isOut = moved.some(each => each.sender === account)
  const isIn = moved.some(each => each.recipient === account)
  if (recipient === null) return 'deploy'
  // A return of the same currency is a refund, such as the rest of a payment.
  if (isOut && isIn) return new Set(moved.map(toAsset)).size > 1 ? 'trade' : 'send'
  if (isIn) return /^0x0{40}$/.test(moved[0]?.sender ?? '') ? 'mint' : 'receive'
  return isOut || sender !== account ? 'send' : 'execute'
}

const toAsset = ({ token, tokenId }: Transfer) => `${token} ${tokenId}`

const checksummed = (address: string) => getAddress(address as Hex)
