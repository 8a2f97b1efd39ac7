import type { Json } from '../json.js'
import type { LandedTransaction } from '../ledger/types.js'
import { encodeInnerInstructions } from './encodeInnerInstructions.js'
import { encodeReturnData } from './encodeReturnData.js'
import { encodeTokenBalances } from './encodeTokenBalances.js'
import type { TransactionEncoding } from './types.js'

/** The `meta` member of getTransaction and getBlock. */
export function encodeMeta(landed: LandedTransaction, encoding: TransactionEncoding): Json {
  const parsed = encoding === 'jsonParsed'
  const returnData = encodeReturnData(landed)
  return {
    computeUnitsConsumed: landed.unitsConsumed,
    err: landed.err,
    fee: landed.fee,
    innerInstructions: encodeInnerInstructions(landed, landed.keys, parsed),
    // The parsed form has the source of each key beside it instead.
    ...(!parsed && { loadedAddresses: landed.loaded }),
    logMessages: landed.logs,
    postBalances: landed.postBalances,
    postTokenBalances: encodeTokenBalances(landed.postTokenBalances),
    preBalances: landed.preBalances,
    preTokenBalances: encodeTokenBalances(landed.preTokenBalances),
    ...(returnData !== null && { returnData }),
    rewards: [],
    status: landed.err === null ? { Ok: null } : { Err: landed.err },
  }
}
