import { airdrop } from '../airdrop.js'
import type { Json } from '../json.js'
import { commitmentSlot } from '../ledger/commitmentSlot.js'
import type { LandedTransaction, Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readAddress } from '../rpc/readAddress.js'
import { readConfig } from '../rpc/readConfig.js'
import { readFlag } from '../rpc/readFlag.js'
import { readInteger } from '../rpc/readInteger.js'
import { readSignature } from '../rpc/readSignature.js'
import type { Methods, Params } from '../rpc/types.js'
import { withContext } from '../rpc/withContext.js'

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
