import { decodeAbiParameters, type Hex, zeroAddress } from 'viem'
import type { activity, holding, transaction, transfer } from '../database/tables.js'
import type { InnerCall } from './createReadInner.js'
import type { ReadBlock } from './readBlock.js'

/** The rows of one block. */
export type BlockRows = {
  readonly transactions: readonly (typeof transaction.$inferInsert)[]
  readonly transfers: readonly (typeof transfer.$inferInsert)[]
  readonly activities: readonly (typeof activity.$inferInsert)[]
  readonly holdings: readonly (typeof holding.$inferInsert)[]
}

/** `Transfer(address,address,uint256)`: ERC-20 with two indexed fields, ERC-721 with three. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle` and `TransferBatch` of ERC-1155. */
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

type Log = { readonly address: string; readonly topics: readonly string[]; readonly data: string }
type Moved = {
  readonly kind: 'native' | 'erc20' | 'erc721' | 'erc1155'
  readonly token: string | null
  readonly tokenId: bigint | null
  readonly sender: string
  readonly recipient: string
  readonly amount: bigint
}

/**
 * Creates the rows of a block: native transfers, also within transactions, transfers of ERC-20, 721 and 1155, and the
 * accounts that each transaction concerns.
 */
export function toRows(chain: string, block: ReadBlock): BlockRows {
  // The rows are many, and a spread into each takes several times as long as its fields.
  const { number, hash: blockHash } = block
  const parts = block.transactions.map(({ hash, transactionIndex: place, from, to, value, nonce }) => {
    const receipt = block.receipts.get(hash)
    const isConfirmed = receipt?.status ?? false
    const recipient = to ?? receipt?.contractAddress ?? null
    const native: readonly Moved[] =
      isConfirmed && value > 0n && recipient !== null
        ? [{ kind: 'native', token: null, tokenId: null, sender: from, recipient, amount: value }]
        : []
    const inner = isConfirmed ? (block.inner.get(hash) ?? []) : []
    const moved = [...native, ...(receipt?.logs ?? []).flatMap(readLog), ...inner.map(toMoved)]
    const accounts = new Set([from, ...(to === null ? [] : [to])])
    for (const { sender, recipient: receiver } of moved) accounts.add(sender).add(receiver)
    accounts.delete(zeroAddress)
    return {
      transaction: {
        chain,
        block: number,
        blockHash,
        hash,
        place,
        minedAt: block.timestamp * 1000,
        sender: from,
        recipient: to,
        nonce,
        isConfirmed,
      },
      transfers: moved.map(({ kind, token, tokenId, sender, recipient: receiver, amount }, position) => ({
        chain,
        block: number,
        blockHash,
        transaction: hash,
        position,
        kind,
        token,
        tokenId,
        sender,
        recipient: receiver,
        amount,
      })),
      activities: [...accounts].map(account => ({
        chain,
        block: number,
        blockHash,
        account,
        place,
        transaction: hash,
      })),
    }
  })
  const transfers = parts.flatMap(part => part.transfers)
  return {
    transfers,
    transactions: parts.map(part => part.transaction),
    activities: parts.flatMap(part => part.activities),
    holdings: toHoldings(chain, block.number, transfers),
  }
}

const toMoved = ({ from: sender, to: recipient, value: amount }: InnerCall): Moved => ({
  kind: 'native',
  token: null,
  tokenId: null,
  sender,
  recipient,
  amount,
})

function toHoldings(chain: string, block: number, transfers: readonly Moved[]): BlockRows['holdings'] {
  const held = new Map<string, BlockRows['holdings'][number]>()
  for (const { kind, token, tokenId, recipient: account } of transfers) {
    if (token === null || account === zeroAddress) continue
    const row = { chain, account, token, tokenId: tokenId ?? 0n, standard: Number(kind.slice(3)), block }
    held.set(`${account} ${token} ${row.tokenId}`, row)
  }
  return [...held.values()]
}

const toAddress = (topic: string | undefined) => `0x${topic?.slice(-40).toLowerCase()}`

/** A uint256 of the fields of a log. Those of nearly all transfers are such words, for which no decoder has to be set up. */
function readWord(data: string, place: number): bigint | undefined {
  const word = data.slice(2 + 64 * place, 66 + 64 * place)
  return word.length === 64 ? BigInt(`0x${word}`) : undefined
}

/** Reads the transfers of a log. Returns none for a log of another form, regardless of its first topic. */
function readLog({ address: token, topics, data }: Log): readonly Moved[] {
  try {
    const [topic, first, second, third] = topics
    if (topic === transferTopic && topics.length === 3) {
      const amount = readWord(data, 0)
      if (amount === undefined) return []
      const between = { sender: toAddress(first), recipient: toAddress(second) }
      return [{ kind: 'erc20', token, tokenId: null, amount, ...between }]
    }
    if (topic === transferTopic && topics.length === 4 && third) {
      const between = { sender: toAddress(first), recipient: toAddress(second) }
      return [{ kind: 'erc721', token, tokenId: BigInt(third), amount: 1n, ...between }]
    }
    if (topics.length !== 4) return []
    // The first indexed field is the operator.
    const common = { kind: 'erc1155', token, sender: toAddress(second), recipient: toAddress(third) } as const
    if (topic === singleTopic) {
      const [tokenId, amount] = [readWord(data, 0), readWord(data, 1)]
      return tokenId === undefined || amount === undefined ? [] : [{ ...common, tokenId, amount }]
    }
    if (topic !== batchTopic) return []
    const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data as Hex)
    return ids.length === amounts.length
      ? ids.map((tokenId, index) => ({ ...common, tokenId, amount: amounts[index] ?? 0n }))
      : []
  } catch {
    return []
  }
}
