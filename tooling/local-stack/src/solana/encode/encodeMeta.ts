import { type Address, getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { parseInstruction, resolveInstruction } from '../instructions/parseInstruction.js'
import type { LandedTransaction, Outcome, TokenBalance } from '../ledger/types.js'
import type { Json } from '../rpc/json.js'
import { uiTokenAmount } from '../token/decodeToken.js'
import type { TransactionEncoding } from './types.js'

/** The instructions that programs called, for each top-level one that called any. */
export function encodeInnerInstructions(
  { innerInstructions }: Outcome,
  keys: readonly Address[],
  parsed: boolean,
): Json {
  const lists = innerInstructions.map((list, index) => ({
    index,
    instructions: list.map(({ programIdIndex, accounts, data, stackHeight }) =>
      parsed
        ? parseInstruction(resolveInstruction(keys, programIdIndex, accounts, data), stackHeight)
        : { accounts, data: getBase58Decoder().decode(data), programIdIndex, stackHeight },
    ),
  }))
  return lists.filter(list => list.instructions.length > 0)
}

/** Return value of the last program, or null. */
export const encodeReturnData = ({ returnData }: Outcome): Json =>
  returnData && {
    data: [getBase64Decoder().decode(returnData.data), 'base64'],
    programId: returnData.programId,
  }

/** Token balances as a transaction's `meta` has them. */
const encodeTokenBalances = (balances: readonly TokenBalance[]): Json =>
  balances.map(({ accountIndex, mint, owner, programId, amount, decimals }) => ({
    accountIndex,
    mint,
    owner,
    programId,
    uiTokenAmount: uiTokenAmount(amount, decimals),
  }))

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
