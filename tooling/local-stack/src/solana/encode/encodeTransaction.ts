import { type Address, getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { parseInstruction, resolveInstruction } from '../instructions/parseInstruction.js'
import { programs } from '../ledger/accounts.js'
import type { LandedTransaction } from '../ledger/types.js'
import type { Json, JsonObject } from '../rpc/json.js'
import { readInteger } from '../rpc/readParams.js'
import { invalidParams, RpcError } from '../rpc/rpcError.js'
import { encodeMeta } from './encodeMeta.js'
import type { TransactionEncoding } from './types.js'

const reserved: readonly string[] = Object.values(programs)

/** Whether the runtime locks that key of the transaction for writing; it never does so for programs and sysvars. */
function isWritable({ wire, keys, loaded }: LandedTransaction, index: number): boolean {
  const { header, staticAccounts, instructions } = wire.message
  const key = keys[index]
  if (key === undefined || isFixed(key)) return false
  if (instructions.some(instruction => instruction.programAddressIndex === index)) return false
  if (index >= staticAccounts.length) return index < staticAccounts.length + loaded.writable.length
  if (index < header.numSignerAccounts)
    return index < header.numSignerAccounts - header.numReadonlySignerAccounts
  return index < staticAccounts.length - header.numReadonlyNonSignerAccounts
}

const isFixed = (key: Address) => key.startsWith('Sysvar') || reserved.includes(key)

/** The `transaction` member of getTransaction and getBlock. */
function encodeTransaction(landed: LandedTransaction, encoding: TransactionEncoding): Json {
  const { wire, keys } = landed
  if (encoding === 'base64') return [getBase64Decoder().decode(wire.bytes), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(wire.bytes), encoding]
  const { message, signatures } = wire
  const { header, staticAccounts, lifetimeToken: recentBlockhash } = message
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const addressTableLookups = lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
    accountKey: lookupTableAddress,
    readonlyIndexes,
    writableIndexes,
  }))
  const shared = { recentBlockhash, ...(message.version === 0 && { addressTableLookups }) }
  if (encoding === 'jsonParsed') {
    const accountKeys = keys.map((pubkey, index) => ({
      pubkey,
      signer: index < header.numSignerAccounts,
      source: index < staticAccounts.length ? 'transaction' : 'lookupTable',
      writable: isWritable(landed, index),
    }))
    const instructions = message.instructions.map(({ programAddressIndex, accountIndices, data }) =>
      parseInstruction(resolveInstruction(keys, programAddressIndex, accountIndices, data), 1),
    )
    return { message: { accountKeys, instructions, ...shared }, signatures }
  }
  return {
    message: {
      accountKeys: staticAccounts,
      header: {
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
        numRequiredSignatures: header.numSignerAccounts,
      },
      instructions: message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
        accounts: accountIndices,
        data: getBase58Decoder().decode(data ?? new Uint8Array()),
        programIdIndex: programAddressIndex,
        stackHeight: 1,
      })),
      ...shared,
    },
    signatures,
  }
}

const encodings = ['json', 'jsonParsed', 'base58', 'base64'] as const

/** The writer of transactions that a configuration asks for; it refuses a version that the asker cannot read. */
export function readTransactionFormat(config: JsonObject): (landed: LandedTransaction) => JsonObject {
  const wanted: Json = config.encoding ?? 'json'
  const encoding = encodings.find(known => known === wanted)
  if (!encoding)
    throw invalidParams(
      `Invalid params: unknown variant \`${String(wanted)}\`, expected one of \`base64\`, \`base58\`, \`json\`, \`jsonParsed\`.`,
    )
  const max = config.maxSupportedTransactionVersion ?? undefined
  if (max !== undefined) readInteger(max)
  return landed => {
    const { version } = landed.wire.message
    if (version === 0 && max === undefined)
      throw new RpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    return {
      meta: encodeMeta(landed, encoding),
      transaction: encodeTransaction(landed, encoding),
      ...(max !== undefined && { version }),
    }
  }
}
