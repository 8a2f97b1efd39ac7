import { readTransactionFormat } from '../encode/readTransactionFormat.js'
import type { Json } from '../json.js'
import type { Block, Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readConfig } from '../rpc/readConfig.js'
import { readInteger } from '../rpc/readInteger.js'
import { readSettledSlot } from '../rpc/readSettledSlot.js'
import { readSlot } from '../rpc/readSlot.js'
import { RpcError } from '../rpc/rpcError.js'
import type { Methods } from '../rpc/types.js'

const maxRange = 500_000

/** Blocks and counts of what is in them. */
export const blockMethods = (ledger: Ledger): Methods => ({
  getBlock: params => {
    const slot = Number(readInteger(params[0]))
    const config = readConfig(params, 1)
    const block = slot <= readSettledSlot(ledger, config) ? ledger.blocks.get(slot) : undefined
    if (!block) throw new RpcError(-32004, `Block not available for slot ${slot}`)
    const details = config.transactionDetails ?? 'full'
    return {
      blockHeight: slot,
      blockTime: block.time,
      blockhash: block.blockhash,
      parentSlot: Math.max(0, slot - 1),
      previousBlockhash: block.previousBlockhash,
      ...(config.rewards !== false && { rewards: [] }),
      ...readDetails(block, details, readTransactionFormat(config)),
    }
  },
  getBlocks: params => {
    const [from, to] = [params[0], typeof params[1] === 'object' ? undefined : params[1]]
    const last = readSettledSlot(ledger, readConfig(params, to === undefined ? 1 : 2))
    const first = Number(readInteger(from))
    const end = Math.min(last, to === undefined ? last : Number(readInteger(to)))
    if (end - first > maxRange) throw invalidParams(`Slot range too large; max ${maxRange}`)
    return [...ledger.blocks.keys()].filter(slot => slot >= first && slot <= end)
  },
  getFirstAvailableBlock: () => ledger.blocks.keys().next().value ?? 0,
  getTransactionCount: params => {
    const slot = readSlot(ledger, readConfig(params, 0))
    return ledger.blocks.get(slot)?.transactionCount ?? 0
  },
})

function readDetails(
  { transactions }: Block,
  details: Json,
  write: ReturnType<typeof readTransactionFormat>,
): { transactions?: Json; signatures?: Json } {
  if (details === 'full') return { transactions: transactions.map(write) }
  if (details === 'signatures') return { signatures: transactions.map(({ wire }) => wire.signature) }
  if (details === 'none') return {}
  throw invalidParams(
    `Invalid params: unknown variant \`${String(details)}\`, expected one of \`full\`, \`signatures\`, \`none\`.`,
  )
}
