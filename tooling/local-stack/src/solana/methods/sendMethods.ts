import { airdrop } from '../faucet.js'
import { commitmentSlot, readSlot, withContext } from '../ledger/commitment.js'
import { decodeWireTransaction } from '../ledger/decodeWireTransaction.js'
import { describeError } from '../ledger/describeError.js'
import { landTransaction } from '../ledger/landTransaction.js'
import { simulate } from '../ledger/simulate.js'
import type { LandedTransaction, Ledger, WireTransaction } from '../ledger/types.js'
import type { Json } from '../rpc/json.js'
import {
  decodeBinary,
  type Methods,
  type Params,
  readAddress,
  readConfig,
  readFlag,
  readInteger,
  readSignature,
  readString,
} from '../rpc/readParams.js'
import { invalidParams, RpcError } from '../rpc/rpcError.js'

/**
 * Takes a transaction as sendTransaction does: the preflight answers what is wrong, and without one a transaction that
 * cannot land is dropped in silence.
 * The preflight runs on the state of the block `preflightSlot`; undefined skips it.
 */
function sendWire(ledger: Ledger, wire: WireTransaction, preflightSlot: number | undefined): string {
  if (preflightSlot !== undefined) {
    const outcome = simulate(ledger, wire, { slot: preflightSlot, verifySignatures: true })
    if (outcome.err === 'SignatureFailure')
      throw new RpcError(-32003, 'Transaction signature verification failure')
    if (typeof outcome.err === 'string' && outcome.err.includes('AddressLookupTable'))
      throw new RpcError(-32602, `invalid transaction: ${describeError(outcome.err)}`)
    if (outcome.err !== null)
      throw new RpcError(-32002, `Transaction simulation failed: ${describeError(outcome.err)}`, {
        accounts: null,
        err: outcome.err,
        innerInstructions: null,
        logs: outcome.logs,
        replacementBlockhash: null,
        returnData: null,
        unitsConsumed: outcome.unitsConsumed,
      })
  }
  landTransaction(ledger, wire)
  return wire.signature
}

/** sendTransaction. */
export const sendMethods = (ledger: Ledger): Methods => ({
  sendTransaction: params => {
    const config = readConfig(params, 1)
    const wire = decodeWireTransaction(decodeBinary(readString(params, 0), config.encoding ?? 'base58'))
    const skip = readFlag(config, 'skipPreflight')
    const slot = readSlot(ledger, config, 'preflightCommitment')
    return sendWire(ledger, wire, skip ? undefined : slot)
  },
})

const maxSignatures = 256
/** Slots for which a status is found without a search of the history. */
const recentSlots = 300

/** Airdrops and the states of transactions. */
export const statusMethods = (ledger: Ledger): Methods => ({
  requestAirdrop: params => airdrop(ledger, readAddress(params, 0), readInteger(params[1])),
  getSignatureStatuses: params => {
    const history = readFlag(readConfig(params, 1), 'searchTransactionHistory')
    const statuses = readSignatures(params).map(signature => {
      const landed = ledger.transactions.get(signature)
      if (!landed || (!history && landed.slot <= ledger.tip - recentSlots)) return null
      return statusOf(ledger, landed)
    })
    return withContext(ledger.tip, statuses)
  },
})

function statusOf(ledger: Ledger, { slot, err }: LandedTransaction): Json {
  const finalized = slot <= commitmentSlot(ledger, 'finalized')
  const confirmed = slot <= commitmentSlot(ledger, 'confirmed')
  return {
    slot,
    confirmations: finalized ? null : ledger.tip - slot,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: finalized ? 'finalized' : confirmed ? 'confirmed' : 'processed',
  }
}

function readSignatures(params: Params): string[] {
  const [list] = params
  if (!Array.isArray(list)) throw invalidParams('Invalid params: invalid type, expected a list.')
  if (list.length > maxSignatures) throw invalidParams(`Too many inputs provided; max ${maxSignatures}`)
  return list.map((_, index) => readSignature(list, index))
}
