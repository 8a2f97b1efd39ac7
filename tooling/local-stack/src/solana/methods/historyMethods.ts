import { readTransactionFormat } from '../encode/encodeTransaction.js'
import { programs } from '../ledger/accounts.js'
import { commitmentSlot, readSettledSlot } from '../ledger/commitment.js'
import type { LandedTransaction, Ledger } from '../ledger/types.js'
import type { JsonObject } from '../rpc/json.js'
import {
  type Methods,
  type Params,
  readAddress,
  readConfig,
  readInteger,
  readSignature,
} from '../rpc/readParams.js'
import { invalidParams } from '../rpc/rpcError.js'

/** The memos of a transaction, each after its length in brackets; null where it has none. */
function formatMemos({ wire }: LandedTransaction): string | null {
  const { instructions, staticAccounts } = wire.message
  const memos = instructions.flatMap(({ programAddressIndex, data = new Uint8Array() }) => {
    const program = staticAccounts[programAddressIndex]
    if (program !== programs.memo && program !== programs.memo1) return []
    return [`[${data.length}] ${new TextDecoder().decode(Uint8Array.from(data))}`]
  })
  return memos.length > 0 ? memos.join('; ') : null
}

const maxLimit = 1000n

/** History methods: transactions and their signatures. */
export const historyMethods = (ledger: Ledger): Methods => ({
  getTransaction: params => {
    const signature = readSignature(params, 0)
    const config = readEncodingOrConfig(params)
    const slot = readSettledSlot(ledger, config)
    const write = readTransactionFormat(config)
    const landed = ledger.transactions.get(signature)
    if (!landed || landed.slot > slot) return null
    return { blockTime: landed.time, slot: landed.slot, ...write(landed) }
  },
  getSignaturesForAddress: params => {
    const address = readAddress(params, 0)
    const config = readConfig(params, 1)
    const slot = readSettledSlot(ledger, config)
    const limit = readInteger(config.limit ?? maxLimit)
    if (limit < 1n || limit > maxLimit) throw invalidParams(`Invalid limit; max ${maxLimit}`)
    const newestFirst = (ledger.byAddress.get(address) ?? []).filter(landed => landed.slot <= slot).reverse()
    // Of one block, those after the bound are in the page too.
    const isOlder = (landed: LandedTransaction, than: LandedTransaction) =>
      landed.slot < than.slot ||
      (landed.slot === than.slot &&
        newestFirst.indexOf(than) !== -1 &&
        newestFirst.indexOf(landed) > newestFirst.indexOf(than))
    const from = positionOf(ledger, config, 'before')
    const until = positionOf(ledger, config, 'until')
    // An unknown signature bounds nothing from below, and leaves nothing above it.
    if (from === null) return []
    return newestFirst
      .filter(landed => from === undefined || isOlder(landed, from))
      .filter(landed => !until || (landed !== until && !isOlder(landed, until)))
      .slice(0, Number(limit))
      .map(landed => ({
        blockTime: landed.time,
        confirmationStatus: landed.slot <= commitmentSlot(ledger, 'finalized') ? 'finalized' : 'confirmed',
        err: landed.err,
        memo: formatMemos(landed),
        signature: landed.wire.signature,
        slot: landed.slot,
      }))
  },
})

/** Older clients give the encoding alone. */
function readEncodingOrConfig(params: Params): JsonObject {
  const [, second] = params
  return typeof second === 'string' ? { encoding: second } : readConfig(params, 1)
}

/** The transaction that bounds a page: undefined where none was given, null where it is unknown. */
function positionOf(ledger: Ledger, config: JsonObject, name: string): LandedTransaction | null | undefined {
  const signature = config[name]
  if (signature === undefined || signature === null) return undefined
  return ledger.transactions.get(readSignature([signature], 0)) ?? null
}
