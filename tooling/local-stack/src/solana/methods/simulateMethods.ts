import type { Address } from '@solana/kit'
import { encodeAccount, readAccountFormat } from '../encode/encodeAccount.js'
import { encodeInnerInstructions, encodeReturnData } from '../encode/encodeMeta.js'
import { blockhashLife, checkAge } from '../ledger/checkAge.js'
import { readSlot, withContext } from '../ledger/commitment.js'
import { decodeMessageTransaction, decodeWireTransaction } from '../ledger/decodeWireTransaction.js'
import { type SimulateReturnType, simulate } from '../ledger/simulate.js'
import type { Ledger } from '../ledger/types.js'
import type { Json } from '../rpc/json.js'
import type { Methods } from '../rpc/readParams.js'
import { decodeBinary, readAddress, readConfig, readFlag, readString } from '../rpc/readParams.js'
import { invalidParams, RpcError } from '../rpc/rpcError.js'

/** Effect and cost of a transaction, without sending it. */
export const simulateMethods = (ledger: Ledger): Methods => ({
  simulateTransaction: params => {
    const config = readConfig(params, 1)
    const wire = decodeWireTransaction(decodeBinary(readString(params, 0), config.encoding ?? 'base58'))
    const verifySignatures = readFlag(config, 'sigVerify')
    const anyBlockhash = readFlag(config, 'replaceRecentBlockhash')
    if (verifySignatures && anyBlockhash)
      throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
    const slot = readSlot(ledger, config)
    const result = simulate(ledger, wire, { slot, verifySignatures, anyBlockhash })
    if (result.err === 'SignatureFailure')
      throw new RpcError(-32003, 'Transaction signature verification failure')
    const keys = [...wire.message.staticAccounts, ...result.loaded.writable, ...result.loaded.readonly]
    const blockhash = ledger.blocks.get(slot)?.blockhash
    return withContext(slot, {
      accounts: readWantedAccounts(ledger, config.accounts, result, slot, keys.length),
      err: result.err,
      fee: result.fee,
      innerInstructions: readFlag(config, 'innerInstructions')
        ? encodeInnerInstructions(result, keys, true)
        : null,
      loadedAddresses: result.loaded,
      logs: result.logs,
      replacementBlockhash:
        anyBlockhash && blockhash ? { blockhash, lastValidBlockHeight: slot + blockhashLife } : null,
      returnData: encodeReturnData(result),
      unitsConsumed: result.unitsConsumed,
    })
  },
  getFeeForMessage: params => {
    const wire = decodeMessageTransaction(decodeBinary(readString(params, 0), 'base64'))
    const slot = readSlot(ledger, readConfig(params, 1))
    if (!checkAge(ledger, wire.message, slot)) return withContext(slot, null)
    const { fee } = simulate(ledger, wire, { slot, verifySignatures: false })
    return withContext(slot, fee)
  },
})

function readWantedAccounts(
  ledger: Ledger,
  wanted: Json | undefined,
  { after }: SimulateReturnType,
  slot: number,
  max: number,
): Json {
  if (wanted === undefined || wanted === null) return null
  const config = readConfig([wanted], 0)
  const format = readAccountFormat(config, 'base64')
  if (format.encoding === 'binary' || format.encoding === 'base58')
    throw invalidParams('base58 encoding not supported')
  const list = Array.isArray(config.addresses) ? config.addresses : []
  if (list.length > max) throw invalidParams(`Too many accounts provided; max ${max}`)
  const addresses = list.map((_: Json, index: number): Address => readAddress(list, index))
  return addresses.map(address => {
    const account = after?.(address) ?? null
    return account && encodeAccount(ledger, account, format, slot)
  })
}
