import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { parseInstruction } from '../instructions/parseInstruction.js'
import type { Json } from '../json.js'
import type { LandedTransaction } from '../ledger/types.js'
import { isWritable } from './isWritable.js'
import { resolveInstruction } from './resolveInstruction.js'
import type { TransactionEncoding } from './types.js'

/** The `transaction` member of getTransaction and getBlock. */
export function encodeTransaction(landed: LandedTransaction, encoding: TransactionEncoding): Json {
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
